import Geometry
import Pixels

/// Pictures of a shot beside each other, each at half its size, on a mid-grey ground: what a
/// pipeline that shows one picture a shot is given.
///
/// - Parameter pictures: from left to right; at least one.
func stripPicture(_ pictures: [Bitmap]) -> Bitmap { stripPicture(halves: pictures.map(halved)) }

/// The same of pictures at half their size already.
func stripPicture(halves: [Bitmap]) -> Bitmap {
  let gap = 16
  let width = halves.reduce(gap) { $0 + $1.size.width + gap }
  let height = (halves.map(\.size.height).max() ?? 0) + 2 * gap
  // Neither black nor white screens melt into it.
  var strip = Bitmap(
    size: PixelSize(width: width, height: height), filledWith: RGBA8(rgb: 0x808084))
  var left = gap
  for half in halves {
    strip.withUnsafeMutablePixels { target in
      half.withUnsafePixels { source in
        for y in 0..<half.size.height {
          for x in 0..<half.size.width {
            target[(y + gap) * width + left + x] = source[y * half.size.width + x]
          }
        }
      }
    }
    left += half.size.width + gap
  }
  return strip
}

/// The mean of each four pixels over the same grey; a last odd row or column is left out, but for
/// a picture of one.
func halved(_ picture: Bitmap) -> Bitmap {
  let size = PixelSize(
    width: max(1, picture.size.width / 2), height: max(1, picture.size.height / 2))
  var half = Bitmap(size: size)
  half.withUnsafeMutablePixels { target in
    picture.withUnsafePixels { source in
      for y in 0..<size.height {
        for x in 0..<size.width {
          var sums = (0, 0, 0)
          for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let column = min(2 * x + dx, picture.size.width - 1)
            let row = min(2 * y + dy, picture.size.height - 1)
            let color = source[row * picture.size.width + column]
            let (alpha, rest) = (Int(color.alpha), 255 - Int(color.alpha))
            sums.0 += (Int(color.red) * alpha + 0x80 * rest) / 255
            sums.1 += (Int(color.green) * alpha + 0x80 * rest) / 255
            sums.2 += (Int(color.blue) * alpha + 0x84 * rest) / 255
          }
          target[y * size.width + x] = RGBA8(
            red: UInt8((sums.0 + 2) / 4), green: UInt8((sums.1 + 2) / 4),
            blue: UInt8((sums.2 + 2) / 4))
        }
      }
    }
  }
  return half
}
