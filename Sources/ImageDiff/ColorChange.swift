public import Pixels

/// How many pixels went from one exact colour to another.
public struct ColorChange: Hashable, Sendable {
  /// The colour in the baseline.
  public let from: RGBA8
  /// The colour now.
  public let to: RGBA8
  /// At least 1.
  public let pixels: Int

  public init(from: RGBA8, to: RGBA8, pixels: Int) {
    self.from = from
    self.to = to
    self.pixels = pixels
  }
}
