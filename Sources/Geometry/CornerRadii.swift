/// The radii of a rectangle's corners, clockwise from the top-left one.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public static func uniform(_ radius: Double) -> CornerRadii {
    CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public func scaled(by factor: Double) -> CornerRadii { map { $0 * factor } }

  /// Each radius less by `width`, and at least 0.
  public func reduced(by width: Double) -> CornerRadii { map { max(0, $0 - width) } }

  public func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  public var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}
