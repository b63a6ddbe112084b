public import Geometry

/// What each view of a shot came to: frame, text, and every colour and image with its token.
public struct ResolvedViewTree: Hashable, Sendable {
  /// In drawing order; a parent stands before its children.
  public var views: [ResolvedView]

  public init(views: [ResolvedView] = []) { self.views = views }
}

/// One view of a shot, with every trait decided.
public struct ResolvedView: Hashable, Sendable {
  /// A property that was resolved, such as `textColor` = `label` → `#FFFFFF`.
  public struct Property: Hashable, Sendable {
    public var name: String
    /// What the screen says: a colour token, a literal, an asset's name, a text.
    public var source: String
    /// What it came to: `#RRGGBBAA` for a colour, otherwise empty.
    public var value: String

    public init(name: String, source: String, value: String = "") {
      self.name = name
      self.source = source
      self.value = value
    }
  }

  public var id: String
  public var kind: String
  /// How deep the view lies: 0 for the window.
  public var depth: Int
  /// In pixels of the image, after rounding.
  public var frame: PixelRect
  /// `light` or `dark`.
  public var style: String
  public var properties: [Property]

  public init(
    id: String, kind: String, depth: Int, frame: PixelRect, style: String,
    properties: [Property] = []
  ) {
    self.id = id
    self.kind = kind
    self.depth = depth
    self.frame = frame
    self.style = style
    self.properties = properties
  }
}
