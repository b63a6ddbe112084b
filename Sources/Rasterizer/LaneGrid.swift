/// A picture in coarse cells, blurred and coloured there and read back pixel by pixel.
///
/// A cell is one word with four lanes of 16 bits in the order of `PackedColor.spread`; a lane holds
/// a premultiplied channel in sixteenths, 0 to 4080, so that sums of 16 of them still fit.
struct LaneGrid {
  /// A cell covers 2^shift × 2^shift pixels; 0 to 3.
  let shift: Int
  let width: Int
  let height: Int
  private(set) var cells: [UInt64]

  /// The cells of `columns` × `rows` pixels, whose rows are `stride` pixels apart.
  ///
  /// Where the last cells reach beyond the edge, they repeat the pixels at the edge.
  init(
    _ pixels: UnsafePointer<UInt32>, columns: Int, rows: Int, stride: Int, shift: Int
  ) {
    let side = 1 << shift
    self.shift = shift
    width = (columns + side - 1) >> shift
    height = (rows + side - 1) >> shift
    cells = [UInt64](repeating: 0, count: width * height)
    let width = width
    let whole = columns >> shift
    // A sum of side² pixels, in sixteenths of their mean: 4 bits more, 2 · shift bits less.
    let up = UInt64(max(0, 4 - 2 * shift))
    let down = UInt64(max(0, 2 * shift - 4))
    let half: UInt64 = down == 0 ? 0 : 0x0002_0002_0002_0002
    let lanes: UInt64 = 0xFFFF_FFFF_FFFF_FFFF
    let kept = down == 0 ? lanes : 0x3FFF_3FFF_3FFF_3FFF
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      for y in 0..<height << shift {
        let row = pixels + min(y, rows - 1) * stride
        let target = cells + (y >> shift) * width
        for cell in 0..<whole {
          let start = cell << shift
          var sum: UInt64 = 0
          for x in start..<start + side { sum &+= PackedColor.spread(row[x]) }
          target[cell] &+= sum
        }
        guard whole < width else { continue }
        for x in whole << shift..<width << shift {
          target[whole] &+= PackedColor.spread(row[min(x, columns - 1)])
        }
      }
      for index in 0..<width * ((rows + side - 1) >> shift) {
        cells[index] = ((cells[index] << up) &+ half) >> down & kept
      }
    }
  }

  /// Blurs by a standard deviation in pixels, with three box filters in each direction.
  ///
  /// Outside the grid lie repetitions of its edge, so that an even picture stays as it is.
  mutating func blur(deviation: Double) {
    guard deviation > 0 else { return }
    // Making cells and reading between them spreads by a quarter of a cell's square already.
    let side = Double(1 << shift)
    let variance = (deviation / side) * (deviation / side) - (shift > 0 ? 0.25 : 0)
    let filter = BoxFilter(deviation: max(0, variance).squareRoot())
    let width = width
    let height = height
    cells.withUnsafeMutableBufferPointer { buffer in
      guard let cells = buffer.baseAddress else { return }
      let together = BoxFilter.columnsAtOnce
      let room = max(width, (together + 1) * height)
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: room) { lines in
        lines.initialize(repeating: 0)
        guard let line = lines.baseAddress else { return }
        for y in 0..<height { filter.smooth(cells + y * width, count: width, spare: line) }
        var x = 0
        while x < width {
          filter.smoothColumns(
            cells + x, columns: min(together, width - x), count: height, stride: width,
            lines: line)
          x += together
        }
      }
    }
  }

  /// Applies `change` to every cell.
  mutating func map(_ change: (UInt64) -> UInt64) {
    cells.withUnsafeMutableBufferPointer { cells in
      for index in cells.indices { cells[index] = change(cells[index]) }
    }
  }

  /// Writes the `count` pixels of row `y`, between cells' centres in proportion to the distance.
  ///
  /// - Parameter line: room for `width` words.
  func writeRow(
    _ y: Int, _ count: Int, into row: UnsafeMutablePointer<UInt32>,
    line: UnsafeMutablePointer<UInt64>
  ) {
    let (upper, lower, share) = neighbours(of: y, limit: height)
    let whole = UInt64(2 << shift)
    let rest = whole - share
    let half: UInt64 = 0x0001_0001_0001_0001 << UInt64(shift)
    // What may remain of a lane after moving it down by shift + 1 bits.
    let kept: UInt64 = (0xFFFF >> UInt64(shift + 1)) &* 0x0001_0001_0001_0001
    let down = UInt64(shift + 1)
    let width = width
    cells.withUnsafeBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      let first = cells + upper * width
      let second = cells + lower * width
      for x in 0..<width {
        line[x] = (first[x] &* rest &+ second[x] &* share &+ half) >> down & kept
      }
    }
    writePixels(count, from: line, into: row)
  }

  private func writePixels(
    _ count: Int, from line: UnsafePointer<UInt64>, into row: UnsafeMutablePointer<UInt32>
  ) {
    let whole = UInt64(2 << shift)
    let down = UInt64(shift + 5)
    let half: UInt64 = 0x0001_0001_0001_0001 << (down - 1)
    let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
    var x = 0
    while x < count {
      var (left, right, share) = neighbours(of: x, limit: width)
      // All pixels between the same two centres in one go.
      let end = min(count, x + Int(whole - share + 1) / 2)
      let first = line[left]
      let second = line[right]
      while x < end {
        let sum = first &* (whole &- share) &+ second &* share &+ half
        let value = sum >> down & lanes
        row[x] = UInt32(truncatingIfNeeded: value | value >> 24)
        share &+= 2
        x &+= 1
      }
    }
  }

  /// The two cells between whose centres a pixel's centre lies, and the second one's share in
  /// parts of 2 · 2^shift.
  private func neighbours(of pixel: Int, limit: Int) -> (Int, Int, share: UInt64) {
    let position = 2 * pixel + 1 - (1 << shift)
    let cell = position >> (shift + 1)
    let share = position - cell << (shift + 1)
    return (max(0, cell), min(cell + 1, limit - 1), UInt64(share))
  }
}
