/// The extent of an image in whole pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public let width: Int
  public let height: Int

  /// Both extents must be at least 0; only our own code can get that wrong.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "negative size \(width) × \(height)")
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var area: Int { width * height }

  /// As people write it: `1170 × 2532`.
  public var description: String { "\(width) × \(height)" }
}
