public import Pixels

/// The pixels of a PNG in sRGB, by the rule of comparisons.
public struct ColorMatched: Sendable {
  /// In sRGB, or as stored where the file's colour space cannot be converted.
  public let bitmap: Bitmap
  /// The space that could not be converted; nil where `bitmap` is sRGB.
  public let unconverted: PictureColorSpace?

  /// - Parameters:
  ///   - stored: what decoding gave.
  ///   - bytes: the whole PNG file.
  public init(_ stored: Bitmap, ofPNG bytes: [UInt8]) {
    let space = PictureColorSpace(ofPNG: bytes)
    switch space {
    case .sRGB: (bitmap, unconverted) = (stored, nil)
    case .displayP3: (bitmap, unconverted) = (DisplayP3.toSRGB(stored), nil)
    case .other: (bitmap, unconverted) = (stored, space)
    }
  }
}
