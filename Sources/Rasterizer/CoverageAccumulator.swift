import Geometry

/// Exact areas, summed edge by edge, over a window of pixels.
///
/// Every edge adds to the pixel it crosses the signed area between itself and the pixel's right
/// side, and to the next pixel of the row what is left of its height. Summed from the left, a row
/// then holds each pixel's signed area, counted once for every time the outline winds around it.
/// The area is saturated to 1 at the end: wherever a pixel lies wholly inside or outside, that is
/// the non-zero winding rule, also where contours overlap. In a pixel that the edges of several
/// contours cross, areas of the same direction add up to at most 1 and opposite ones cancel.
struct CoverageAccumulator {
  private let width: Int
  private let height: Int
  private let stride: Int
  private var cells: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // An edge in the last column carries over into one more cell.
    stride = width + 1
    cells = [Float](repeating: 0, count: stride * height)
  }

  /// Adds one edge, in pixels from the window's top-left corner; `direction` is 1, or −1 to
  /// subtract what it bounds.
  mutating func add(from start: Point, to end: Point, direction: Float) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    guard top.y < Double(height), bottom.y > 0, min(top.x, bottom.x) < Double(width) else { return }
    let sign = isDown ? Double(direction) : -Double(direction)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    var y = max(top.y, 0)
    var x = y == top.y ? top.x : top.x + (y - top.y) * slope
    var row = Int(y)
    let limit = Double(width)
    let columns = stride
    let rows = height
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      while row < rows, y < bottom.y {
        let nextY = min(Double(row + 1), bottom.y)
        let nextX = nextY == bottom.y ? bottom.x : top.x + (nextY - top.y) * slope
        Self.addRow(
          base + row * columns, limit: limit, left: min(x, nextX), right: max(x, nextX),
          cover: sign * (nextY - y))
        (x, y) = (nextX, nextY)
        row += 1
      }
    }
  }

  /// Spreads the height `cover` of an edge within one row over the columns from `left` to `right`.
  private static func addRow(
    _ row: UnsafeMutablePointer<Float>, limit: Double, left: Double, right: Double, cover: Double
  ) {
    var (left, right, cover) = (left, right, cover)
    guard left < limit else { return }
    guard right > 0 else {
      row[0] += Float(cover)
      return
    }
    if left < 0 {
      let outside = cover * (-left / (right - left))
      row[0] += Float(outside)
      cover -= outside
      left = 0
    }
    if right > limit {
      cover *= (limit - left) / (right - left)
      right = limit
    }
    var column = Int(left)
    guard right > Double(column + 1) else {
      let mean = (left + right) / 2 - Double(column)
      row[column] += Float(cover * (1 - mean))
      row[column + 1] += Float(cover * mean)
      return
    }
    let perColumn = cover / (right - left)
    while left < right {
      let end = min(Double(column + 1), right)
      let part = perColumn * (end - left)
      let mean = (left + end) / 2 - Double(column)
      row[column] += Float(part * (1 - mean))
      row[column + 1] += Float(part * mean)
      left = end
      column += 1
    }
  }

  /// Writes the finished levels of the window's rows into `mask`, from row `firstRow` of it on.
  func finish(into mask: inout CoverageMask, firstRow: Int) {
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      cells.withUnsafeBufferPointer { cells in
        var target = firstRow * width
        var row = 0
        while row < height {
          var area: Float = 0
          var source = row * stride
          let end = source + width
          while source < end {
            area += cells[source]
            bytes[target] = CoverageMask.level(ofArea: area)
            source += 1
            target += 1
          }
          row += 1
        }
      }
    }
  }
}
