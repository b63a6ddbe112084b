import Drawing
import Geometry
import Pixels

extension ViewCanvas {
  /// Paints a picture whose caps keep their size over a rectangle of the bounds. Where the caps alone
  /// are larger than that, they shrink together.
  mutating func parts(
    of bitmap: Bitmap, _ slicing: NinePart, scale: Double, in rect: Rect,
    mode: ImagePaint.Mode
  ) {
    let slicing = slicing.leavingMiddle(of: bitmap.size)
    let columns = slicing.columns(of: bitmap.size.width)
    let rows = slicing.rows(of: bitmap.size.height)
    let xs = Self.edges(columns, from: rect.minX, length: rect.width, scale: scale)
    let ys = Self.edges(rows, from: rect.minY, length: rect.height, scale: scale)
    for (row, y) in zip(rows, zip(ys, ys.dropFirst())) where !row.isEmpty && y.1 > y.0 {
      for (column, x) in zip(columns, zip(xs, xs.dropFirst())) where !column.isEmpty && x.1 > x.0 {
        let target = Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
        var part = bitmap.cropped(
          to: PixelRect(
            x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count)
        )
        if slicing.middle == .tile {
          part = part.tiled(
            width: Int((target.width * scale).rounded(.up)),
            height: Int((target.height * scale).rounded(.up)))
        }
        append(
          .image(
            ImagePaint(bitmap: part, destination: pixels(target), mode: mode), view: view))
      }
    }
  }

  /// Where the three parts begin and the last one ends, in points.
  private static func edges(
    _ parts: [Range<Int>], from start: Double, length: Double, scale: Double
  ) -> [Double] {
    let first = Double(parts[0].count) / scale
    let last = Double(parts[2].count) / scale
    let share = first + last > length ? length / (first + last) : 1
    return [start, start + first * share, start + length - last * share, start + length]
  }
}

extension NinePart {
  /// Caps that together are as large as the picture shrink by the same share until one pixel is left
  /// between them, which is what the room is filled with.
  fileprivate func leavingMiddle(of size: PixelSize) -> NinePart {
    func fit(_ first: Int, _ last: Int, _ length: Int) -> (Int, Int) {
      guard length > 0, first >= 0, last >= 0, first + last >= length else { return (first, last) }
      let share = Double(first) / Double(first + last)
      let fitting = Int((Double(length - 1) * share).rounded())
      return (fitting, length - 1 - fitting)
    }
    var result = self
    (result.left, result.right) = fit(left, right, size.width)
    (result.top, result.bottom) = fit(top, bottom, size.height)
    return result
  }
}

extension Bitmap {
  /// The picture repeated from the top left corner on; the same where it is large enough already.
  fileprivate func tiled(width: Int, height: Int) -> Bitmap {
    // No larger than a screen needs, whatever the scale of the picture.
    let (width, height) = (min(width, 8192), min(height, 8192))
    guard size.area > 0, width > 0, height > 0, width != size.width || height != size.height else {
      return self
    }
    var result = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { result[x, y] = self[x % size.width, y % size.height] }
    }
    return result
  }
}
