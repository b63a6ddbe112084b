public import Geometry

/// A rectangular image, stored row by row from the top-left pixel, in sRGB with straight alpha.
///
/// The pixel count always equals `size.area`; nothing outside this file can break that.
public struct Bitmap: Equatable, Sendable {
  public let size: PixelSize
  /// `size.area` pixels, row by row.
  public private(set) var pixels: [RGBA8]

  /// An image of one colour.
  public init(size: PixelSize, filledWith color: RGBA8 = .clear) {
    self.size = size
    pixels = [RGBA8](repeating: color, count: size.area)
  }

  /// An image of the given pixels, row by row; their count must be `size.area`.
  public init(size: PixelSize, pixels: [RGBA8]) {
    precondition(pixels.count == size.area, "\(pixels.count) pixels do not fill \(size)")
    self.size = size
    self.pixels = pixels
  }

  /// The pixel in column `x` and row `y`, both counted from 0 at the top-left.
  public subscript(x: Int, y: Int) -> RGBA8 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height, "(\(x), \(y)) is outside \(size)")
    return y * size.width + x
  }

  /// True where every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }
}
