/// A place in a plane; `y` grows downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left, in the unit of its coordinate space (points, or pixels when drawing).
  public var x: Double
  /// Distance from the top, in the unit of its coordinate space.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top-left corner of the coordinate space.
  public static let zero = Point(x: 0, y: 0)
}
