public import Geometry
public import Pixels

extension Bitmap {
  /// Noise: every channel of every pixel is random, alpha too unless `opaque`.
  public static func random(_ size: PixelSize, seed: UInt64, opaque: Bool = false) -> Bitmap {
    var generator = SplitMix64(seed: seed)
    return Bitmap(size: size, pixels: (0..<size.area).map { _ in generator.color(opaque: opaque) })
  }

  /// A white picture with up to twenty rectangles of random colours, as flat as a screen is.
  public static func randomRectangles(_ size: PixelSize, seed: UInt64) -> Bitmap {
    var generator = SplitMix64(seed: seed)
    var bitmap = Bitmap(size: size, filledWith: .white)
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let x = Int.random(in: 0...size.width, using: &generator)
      let y = Int.random(in: 0...size.height, using: &generator)
      let rect = PixelRect(
        x: x, y: y, width: Int.random(in: 0...size.width - x, using: &generator),
        height: Int.random(in: 0...size.height - y, using: &generator))
      let color = generator.color(opaque: true)
      for row in rect.y..<rect.maxY {
        for column in rect.x..<rect.maxX { bitmap[column, row] = color }
      }
    }
    return bitmap
  }
}

extension SplitMix64 {
  fileprivate mutating func color(opaque: Bool) -> RGBA8 {
    let bits = next()
    return RGBA8(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: opaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
  }
}
