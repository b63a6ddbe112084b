/// Distances from the edges of a rectangle towards its centre, in points.
///
/// `top` is the edge with the smaller y. A positive inset shrinks the rectangle and a negative
/// one grows it.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of the same distance, in points, on every edge.
  public static func uniform(_ distance: Double) -> Insets {
    Insets(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance on any edge.
  public static let zero = Insets.uniform(0)
}
