public import Geometry

/// What differs about one view between two trees.
public struct ViewTreeChange: Hashable, Sendable {
  /// What happened to the view as a whole.
  public enum Kind: String, Hashable, Sendable {
    case added
    case removed
    /// The view is in both trees, and at least one property differs.
    case changed
  }

  /// A property's state in both trees; at least one of them has it.
  public struct PropertyChange: Hashable, Sendable {
    /// The property's name; `kind`, `depth`, `frame` and `style` for what every view has.
    public var name: String
    /// Nil where the view did not have the property.
    public var before: ResolvedView.Property?
    /// Nil where the view does not have the property any more.
    public var after: ResolvedView.Property?

    public init(name: String, before: ResolvedView.Property?, after: ResolvedView.Property?) {
      self.name = name
      self.before = before
      self.after = after
    }
  }

  public var kind: Kind
  public var id: String
  /// The view's kind in the later tree that has it, such as `label`.
  public var viewKind: String
  /// Its frame in the later tree that has it, in pixels.
  public var frame: PixelRect
  /// What differs; empty for an added or removed view.
  public var properties: [PropertyChange]
  /// Where the view stands in the later tree that has it, counted from 0.
  public var offset: Int
  /// True where the view that holds it has come or gone as well.
  public var isInside: Bool

  public init(
    kind: Kind, id: String, viewKind: String, frame: PixelRect, properties: [PropertyChange] = [],
    offset: Int = 0, isInside: Bool = false
  ) {
    self.kind = kind
    self.id = id
    self.viewKind = viewKind
    self.frame = frame
    self.properties = properties
    self.offset = offset
    self.isInside = isInside
  }
}
