public import Geometry

extension Bitmap {
  /// The rectangle of all pixels, at the origin.
  public var bounds: PixelRect {
    PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The part inside `rect`; what lies outside the bitmap is left out.
  public func cropped(to rect: PixelRect) -> Bitmap {
    let inside = rect.intersection(bounds)
    guard !inside.isEmpty else { return Bitmap(size: PixelSize(width: 0, height: 0)) }
    var part: [RGBA8] = []
    part.reserveCapacity(inside.width * inside.height)
    for y in inside.y..<inside.maxY {
      let start = y * size.width + inside.x
      part.append(contentsOf: pixels[start..<start + inside.width])
    }
    return Bitmap(size: PixelSize(width: inside.width, height: inside.height), pixels: part)
  }

  /// Replaces the pixels inside `rect` by one colour; nothing is blended.
  public mutating func fill(_ rect: PixelRect, with color: RGBA8) {
    let inside = rect.intersection(bounds)
    guard !inside.isEmpty else { return }
    let width = size.width
    withUnsafeMutablePixels { pixels in
      for y in inside.y..<inside.maxY {
        let start = y * width + inside.x
        pixels[start..<start + inside.width].update(repeating: color)
      }
    }
  }

  /// Replaces pixels by those of `other`, whose top-left comes to lie at (`x`, `y`).
  ///
  /// Nothing is blended; what falls outside this bitmap is left out.
  public mutating func copy(_ other: Bitmap, toX x: Int, y: Int) {
    let target = PixelRect(x: x, y: y, width: other.size.width, height: other.size.height)
    let inside = target.intersection(bounds)
    guard !inside.isEmpty else { return }
    let width = size.width
    withUnsafeMutablePixels { pixels in
      other.withUnsafePixels { source in
        for row in inside.y..<inside.maxY {
          let from = (row - y) * other.size.width + inside.x - x
          let to = row * width + inside.x
          _ = pixels[to..<to + inside.width].update(
            fromContentsOf: source[from..<from + inside.width])
        }
      }
    }
  }
}
