/// How many pixels of a device cover one point, in each direction: 1, 2 or 3.
public struct Scale: Hashable, Sendable {
  public let pixelsPerPoint: Int

  /// Nil unless the factor is 1, 2 or 3, which is what iOS devices have.
  public init?(_ pixelsPerPoint: Int) {
    guard (1...3).contains(pixelsPerPoint) else { return nil }
    self.pixelsPerPoint = pixelsPerPoint
  }

  private init(known: Int) { pixelsPerPoint = known }

  public static let x1 = Scale(known: 1)
  public static let x2 = Scale(known: 2)
  public static let x3 = Scale(known: 3)

  /// The factor as a real number, for arithmetic with points.
  public var factor: Double { Double(pixelsPerPoint) }
}
