public import Geometry

/// Where every box came to lie.
public struct LayoutResult: Hashable, Sendable {
  /// One box's place.
  public struct Place: Hashable, Sendable {
    /// In points, from the top-left of the outermost box, before any rounding.
    public var points: Rect
    /// In pixels, every edge rounded to the nearest pixel, so that neighbours still touch.
    public var pixels: PixelRect
    /// The extent of a scrolling box's content, in points; nil for other boxes.
    public var contentSize: Size?
  }

  /// Parents before children, in the order of the boxes.
  public var places: [Place]
}
