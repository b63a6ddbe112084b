/// One window, controller or view of a screen: what every reader produces, whatever file it reads.
public struct Node: Hashable, Sendable {
  /// How a node hangs below its parent, which decides whose traits it takes.
  public enum Edge: String, Hashable, Sendable {
    /// A view inside a view, or the root view of a controller.
    case child
    /// A controller inside a controller or window.
    case embedded
    /// A controller that another one presents.
    case presented
  }

  /// A node below this one.
  public struct Child: Hashable, Sendable {
    public var edge: Edge
    public var node: Node

    public init(edge: Edge, node: Node) {
      self.edge = edge
      self.node = node
    }
  }

  /// A named attribute as written; the node's kind gives it a type later.
  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: SourceValue

    public init(name: String, value: SourceValue) {
      self.name = name
      self.value = value
    }
  }

  /// Unique within the screen: the explicit id, else the index path such as `0/2/1`.
  public var id: String
  /// The name of a view kind or of a controller kind, such as `label` or `navigationController`.
  public var kind: String
  /// In file order; names are unique.
  public var attributes: [Attribute]
  public var children: [Child]
  public var place: Place

  public init(
    id: String, kind: String, attributes: [Attribute] = [], children: [Child] = [], place: Place
  ) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
    self.children = children
    self.place = place
  }

  /// The attribute's value as written, or nil.
  public func attribute(_ name: String) -> SourceValue? {
    attributes.first { $0.name == name }?.value
  }
}
