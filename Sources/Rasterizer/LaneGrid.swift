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

  private let columns: Int
  private let rows: Int

  /// Empty cells for `columns` × `rows` pixels.
  init(shift: Int, columns: Int, rows: Int) {
    let side = 1 << shift
    self.shift = shift
    self.columns = columns
    self.rows = rows
    width = (columns + side - 1) >> shift
    height = (rows + side - 1) >> shift
    cells = [UInt64](repeating: 0, count: width * height)
  }

  /// Makes the cells of pixels, given the first one of every row.
  ///
  /// Where the last cells reach beyond the edge, they repeat the pixels at the edge.
  mutating func read(_ pixels: (Int) -> UnsafePointer<UInt32>) {
    let (shift, width, height, columns, rows) = (shift, width, height, columns, rows)
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      for y in 0..<height << shift {
        let row = pixels(min(y, rows - 1))
        let target = cells + (y >> shift) * width
        switch shift {
        case 0: for x in 0..<width { target[x] = PackedColor.spread(row[x]) << 4 }
        case 1: Self.add(row, columns, shift: 1, to: target)
        case 2: Self.add(row, columns, shift: 2, to: target)
        default: Self.add(row, columns, shift: shift, to: target)
        }
      }
      guard shift > 0 else { return }
      // A sum of side² pixels, in sixteenths of their mean: 4 bits more, 2 · shift bits less.
      let up = UInt64(max(0, 4 - 2 * shift))
      let down = UInt64(max(0, 2 * shift - 4))
      let half: UInt64 = down == 0 ? 0 : 0x0002_0002_0002_0002
      let kept: UInt64 = down == 0 ? 0xFFFF_FFFF_FFFF_FFFF : 0x3FFF_3FFF_3FFF_3FFF
      for index in 0..<width * height {
        cells[index] = ((cells[index] << up) &+ half) >> down & kept
      }
    }
  }

  /// Adds a row of pixels to the cells it is part of.
  @inline(__always)
  private static func add(
    _ row: UnsafePointer<UInt32>, _ columns: Int, shift: Int, to cells: UnsafeMutablePointer<UInt64>
  ) {
    let side = 1 << shift
    let whole = columns >> shift
    for cell in 0..<whole {
      var sum: UInt64 = 0
      for x in 0..<side { sum &+= PackedColor.spread(row[cell << shift &+ x]) }
      cells[cell] &+= sum
    }
    guard whole << shift < columns else { return }
    for x in whole << shift..<(whole + 1) << shift {
      cells[whole] &+= PackedColor.spread(row[min(x, columns - 1)])
    }
  }

  /// Blurs with three box filters in each direction.
  ///
  /// Outside the grid lie repetitions of its edge, so that an even picture stays as it is.
  mutating func blur(by filter: BoxFilter) {
    let (width, height) = (width, height)
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      filter.smooth(cells, width: width, height: height)
    }
  }

  /// What blurs cells of 2^`shift` pixels by a standard deviation in pixels; 0 blurs nothing.
  static func filter(deviation: Double, shift: Int) -> BoxFilter {
    // Making cells and reading between them spreads by a quarter of a cell's square already.
    let side = Double(1 << shift)
    let variance = (deviation / side) * (deviation / side) - (shift > 0 ? 0.25 : 0)
    return BoxFilter(deviation: max(0, variance).squareRoot())
  }

  /// Applies `change` to every cell; once to neighbours that are equal.
  mutating func map(_ change: (UInt64) -> UInt64) {
    cells.withUnsafeMutableBufferPointer { cells in
      guard var last = cells.first else { return }
      var changed = change(last)
      for index in cells.indices {
        let cell = cells[index]
        if cell != last {
          last = cell
          changed = change(cell)
        }
        cells[index] = changed
      }
    }
  }

  /// Writes the `count` pixels of row `y`, between cells' centres in proportion to the distance.
  ///
  /// - Parameter line: room for `width` words.
  func writeRow(
    _ y: Int, _ count: Int, into row: UnsafeMutablePointer<UInt32>,
    line: UnsafeMutablePointer<UInt64>
  ) {
    guard shift > 0 else {
      writePixels(ofRow: y, into: row)
      return
    }
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

  /// Writes a row of cells that are pixels.
  private func writePixels(ofRow y: Int, into row: UnsafeMutablePointer<UInt32>) {
    let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
    cells.withUnsafeBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      let line = cells + y * width
      for x in 0..<width {
        let value = (line[x] &+ 0x0008_0008_0008_0008) >> 4 & lanes
        row[x] = UInt32(truncatingIfNeeded: value | value >> 24)
      }
    }
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
