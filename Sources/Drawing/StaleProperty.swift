/// A property of a view that still has what the style of first display gave it, although the style
/// has changed since.
public struct StaleProperty: Hashable, Sendable {
  /// Why a property keeps its first style.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// A layer holds a `CGColor`, which has no trait.
    case layerColor
    /// Code resolved the colour once.
    case resolvedColor
    /// A bitmap was made from the image.
    case bitmap
    /// A presentation misses what changed outside of it.
    case presentation
    /// The window keeps a preference that nobody states any more.
    case window
  }

  /// The view's id and kind.
  public var view: String
  public var kind: String
  /// `style`, or the name that the view tree has, such as `borderColor`.
  public var property: String
  /// What is shown, such as `#C6C6C8FF`, `light`, or an image's token.
  public var shown: String
  /// What would be shown if the screen had appeared in its present style.
  public var fresh: String
  /// What the screen calls a colour or image; empty for a style.
  public var source: String
  public var cause: Cause

  public init(
    view: String, kind: String, property: String, shown: String, fresh: String, source: String = "",
    cause: Cause
  ) {
    self.view = view
    self.kind = kind
    self.property = property
    self.shown = shown
    self.fresh = fresh
    self.source = source
    self.cause = cause
  }
}
