public import Geometry
public import PNGCodec
public import Pixels

/// A picture file that was read for a comparison.
public struct Picture: Sendable {
  public let format: PictureFormat
  /// The samples as stored, in 8 bits, with straight alpha, upright.
  public let stored: Bitmap
  /// What these samples mean.
  public let colorSpace: PictureColorSpace
  /// The samples as stored where 8 bits do not hold them; nil for all other pictures.
  public let deep: DeepBitmap?

  public var size: PixelSize { stored.size }

  /// The pixels in sRGB.
  ///
  /// Display P3 is converted to the nearest sRGB level in each channel, cut off where sRGB ends;
  /// see `DisplayP3`. Nil where the colour space is another.
  public var inSRGB: Bitmap? {
    switch colorSpace {
    case .sRGB: stored
    case .displayP3: DisplayP3.toSRGB(stored)
    case .other: nil
    }
  }
}
