import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Replaces the pixels of `area` by their backdrop, each to the degree that `mask` and the clip
  /// cover it.
  ///
  /// `area` must lie inside `bounds` and the clip's, and `mask`, where there is one, over it.
  mutating func paint(
    _ backdrop: Backdrop, over area: PixelRect, _ mask: CoverageMask?, strength: UInt32,
    through clip: Clip
  ) {
    guard !area.isEmpty, strength > 0 else { return }
    let shift = backdrop.cellShift
    let filter = LaneGrid.filter(deviation: backdrop.deviation, shift: shift)
    let coloring = BackdropColoring(backdrop)
    // Cells of one pixel are four times as large as it: in bands they stay in the processor's cache.
    let rowsAtOnce = shift == 0 ? Self.backdropBand : area.height
    /// The rows above the band, as they were before the band above was painted.
    var above: [UInt32] = []
    for top in stride(from: area.y, to: area.maxY, by: rowsAtOnce) {
      var band = area
      band.y = top
      band.height = min(rowsAtOnce, area.maxY - top)
      let upper = above.count / area.width
      let lower = min(filter.reach, area.maxY - band.maxY)
      var grid = LaneGrid(shift: shift, columns: area.width, rows: upper + band.height + lower)
      above.withUnsafeBufferPointer { above in
        readRows(from: top - upper, of: area) { rows, stride in
          grid.read { y in
            if y < upper, let above = above.baseAddress { return above + y * area.width }
            return rows + y * stride
          }
        }
      }
      if band.maxY < area.maxY {
        above.removeAll(keepingCapacity: true)
        readRows(from: band.maxY - filter.reach, of: area) { rows, stride in
          for y in 0..<filter.reach {
            above += UnsafeBufferPointer(start: rows + y * stride, count: area.width)
          }
        }
      }
      grid.blur(by: filter)
      grid.map { coloring.colored($0) }
      replace(band, by: grid, from: upper, mask, strength: strength, through: clip)
    }
  }

  /// Rows that are blurred at once where cells are pixels; more than a blur of such cells reaches.
  private static let backdropBand = 32

  private mutating func replace(
    _ area: PixelRect, by blurred: LaneGrid, from first: Int, _ mask: CoverageMask?,
    strength: UInt32, through clip: Clip
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: blurred.width) { lines in
      lines.initialize(repeating: 0)
      guard let line = lines.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { words in
        words.initialize(repeating: 0)
        guard let words = words.baseAddress else { return }
        withLevels(count: area.width) { levels in
          forEachRow(of: area, clip: clip) { row, y, clipLevels in
            guard mask != nil || clipLevels != nil || strength < 255 else {
              blurred.writeRow(first + y - area.y, area.width, into: row, line: line)
              return
            }
            blurred.writeRow(first + y - area.y, area.width, into: words, line: line)
            levels.update(repeating: UInt8(truncatingIfNeeded: strength), count: area.width)
            if let clipLevels { PixelRow.multiply(levels, clipLevels, area.width, into: levels) }
            mask?.bytes.withUnsafeBufferPointer { bytes in
              guard let base = bytes.baseAddress, let mask else { return }
              PixelRow.multiply(levels, base + mask.index(area.x, y), area.width, into: levels)
            }
            PixelRow.replace(row, area.width, by: words, through: levels)
          }
        }
      }
    }
  }

  /// Gives `body` the pixel in row `y` and the first column of `area`, and how many pixels further
  /// the next row is.
  private func readRows(
    from y: Int, of area: PixelRect, _ body: (UnsafePointer<UInt32>, Int) -> Void
  ) {
    pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        body(words + (y - bounds.y) * bounds.width + area.x - bounds.x, bounds.width)
      }
    }
  }
}

extension Backdrop {
  /// The standard deviation to blur by, in pixels.
  var deviation: Double { LaneGrid.deviation(blur) }

  var cellShift: Int { LaneGrid.shift(forDeviation: deviation) }
}
