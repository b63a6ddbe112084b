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
    guard var grid = grid(of: area, shift: backdrop.cellShift) else { return }
    grid.blur(deviation: backdrop.deviation)
    let coloring = BackdropColoring(backdrop)
    grid.map { coloring.colored($0) }
    let blurred = grid
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: blurred.width) { lines in
      lines.initialize(repeating: 0)
      guard let line = lines.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { words in
        words.initialize(repeating: 0)
        guard let words = words.baseAddress else { return }
        withLevels(count: area.width) { levels in
          forEachRow(of: area, clip: clip) { row, y, clipLevels in
            guard mask != nil || clipLevels != nil || strength < 255 else {
              blurred.writeRow(y - area.y, area.width, into: row, line: line)
              return
            }
            blurred.writeRow(y - area.y, area.width, into: words, line: line)
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

  private func grid(of area: PixelRect, shift: Int) -> LaneGrid? {
    pixels.withUnsafeBufferPointer { buffer -> LaneGrid? in
      guard let base = buffer.baseAddress else { return nil }
      return base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        LaneGrid(
          words + (area.y - bounds.y) * bounds.width + area.x - bounds.x, columns: area.width,
          rows: area.height, stride: bounds.width, shift: shift)
      }
    }
  }
}

extension Backdrop {
  /// The standard deviation to blur by, in pixels.
  var deviation: Double { LaneGrid.deviation(blur) }

  var cellShift: Int { LaneGrid.shift(forDeviation: deviation) }
}
