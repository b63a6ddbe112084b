/// A colour of 8 bits a channel in sRGB with straight (not premultiplied) alpha.
public struct RGBA8: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// From 0 (nothing) to 255 (opaque).
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB` as an opaque colour.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  public static let black = RGBA8(rgb: 0x000000)
  public static let white = RGBA8(rgb: 0xFFFFFF)
  public static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  public var isOpaque: Bool { alpha == 255 }
}
