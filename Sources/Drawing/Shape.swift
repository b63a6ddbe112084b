public import Geometry

/// An area to fill or to clip to, in pixels.
public enum Shape: Hashable, Sendable {
  case rect(Rect)
  /// A rectangle with circular corners of one radius, at most half the shorter side.
  case roundedRect(Rect, radius: Double)
  /// A rectangle whose corners have their own radii, clockwise from the top-left one.
  case roundedCorners(
    Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double)
  /// A rectangle with corners into which the sides bend gradually, as `cornerCurve` continuous.
  case continuousCorners(Rect, CornerRadii)
  /// The largest ellipse inside a rectangle.
  case ellipse(Rect)
  /// The inside of an outline by the non-zero winding rule.
  case path(Path)
}
