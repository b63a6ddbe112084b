/// How large a PNG may claim to be before it is refused unread.
public struct PNGLimits: Hashable, Sendable {
  /// Largest width and height, in pixels.
  public let side: Int
  /// Largest number of pixels; each takes 4 bytes once decoded.
  public let pixels: Int
  /// Largest number of text chunks.
  public let textCount: Int
  /// Largest size of one chunk other than pixels, in bytes, unpacked.
  public let chunkBytes: Int
  /// Largest size of all text chunks together, in bytes, unpacked.
  public let textBytes: Int

  public init(
    side: Int, pixels: Int, textCount: Int = 32, chunkBytes: Int = 8_000_000,
    textBytes: Int = 16_000_000
  ) {
    self.side = side
    self.pixels = pixels
    self.textCount = textCount
    self.chunkBytes = chunkBytes
    self.textBytes = textBytes
  }

  /// Enough for any device's screen shown twenty times over: 256 MB of pixels at most.
  public static let `default` = PNGLimits(side: 16_384, pixels: 64_000_000)
}
