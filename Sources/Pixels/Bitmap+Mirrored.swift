import Geometry

extension Bitmap {
  /// The image with left and right exchanged.
  public var mirrored: Bitmap {
    var pixels: [RGBA8] = []
    pixels.reserveCapacity(size.area)
    for y in 0..<size.height { pixels += row(y).reversed() }
    return Bitmap(size: size, pixels: pixels)
  }
}
