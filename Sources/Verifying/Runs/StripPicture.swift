import Geometry
import Pixels

/// Pictures of a shot beside each other, each at half its size, on a mid-grey ground: what a
/// pipeline that shows one picture a shot is given.
///
/// - Parameter pictures: from left to right; at least one.
func stripPicture(_ pictures: [Bitmap]) -> Bitmap { stripPicture(pictures, half: nil) }

/// The same with a last picture that is at half its size already.
func stripPicture(_ pictures: [Bitmap], half last: Bitmap?) -> Bitmap {
  let gap = 16
  let sizes = pictures.map { halved($0.size) } + (last.map { [$0.size] } ?? [])
  let width = sizes.reduce(gap) { $0 + $1.width + gap }
  let height = (sizes.map(\.height).max() ?? 0) + 2 * gap
  // Neither black nor white screens melt into it.
  var strip = Bitmap(
    size: PixelSize(width: width, height: height), filledWith: RGBA8(rgb: 0x808084))
  var left = gap
  // One half at a time, because a phone's takes 3 MB.
  for picture in pictures {
    strip.place(halved(picture), left: left, top: gap)
    left += halved(picture.size).width + gap
  }
  if let last { strip.place(last, left: left, top: gap) }
  return strip
}

extension Bitmap {
  /// Copies the pixels of `picture`, which lies inside.
  fileprivate mutating func place(_ picture: Bitmap, left: Int, top: Int) {
    let width = size.width
    withUnsafeMutablePixels { target in
      picture.withUnsafePixels { source in
        for y in 0..<picture.size.height {
          for x in 0..<picture.size.width {
            target[(y + top) * width + left + x] = source[y * picture.size.width + x]
          }
        }
      }
    }
  }
}

/// Half of an extent; a last odd row or column is left out, but for a picture of one.
private func halved(_ size: PixelSize) -> PixelSize {
  PixelSize(width: max(1, size.width / 2), height: max(1, size.height / 2))
}

/// The mean of each four pixels over the same grey; a last odd row or column is left out, but for
/// a picture of one.
func halved(_ picture: Bitmap) -> Bitmap {
  let size = halved(picture.size)
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
