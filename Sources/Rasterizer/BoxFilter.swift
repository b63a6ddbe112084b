/// The mean of neighbouring cells, three times over, which comes close to a bell curve.
struct BoxFilter {
  /// One of the three boxes.
  private struct Box {
    /// Cells to each side, at most 250, so that sums stay below 2^20.
    var radius: Int
    /// 2^20 divided by the number of cells in the box.
    var reciprocal: UInt64

    init(radius: Int) {
      self.radius = radius
      let count = 2 * radius + 1
      reciprocal = UInt64((1 << 20 + count / 2) / count)
    }
  }

  private let boxes: (Box, Box, Box)
  /// The same, where the boxes are narrow enough.
  private let narrow: NarrowBlur?

  /// How many cells away from each cell still count.
  var reach: Int { boxes.0.radius + boxes.1.radius + boxes.2.radius }

  /// The boxes that together spread as far as a bell curve of that standard deviation, in cells.
  init(deviation: Double) {
    // A box of 2r + 1 cells has the variance r(r + 1) / 3, and variances add up.
    let variance = min(max(deviation, 0), 250) * min(max(deviation, 0), 250)
    let radius = Int((((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    func spread(_ wider: Int) -> Double {
      let narrow = (3 - wider) * radius
      let wide = wider * (radius + 2)
      return Double((narrow + wide) * (radius + 1)) / 3
    }
    var wider = 0
    while wider < 3, abs(spread(wider + 1) - variance) < abs(spread(wider) - variance) {
      wider += 1
    }
    boxes = (
      Box(radius: radius + (wider > 0 ? 1 : 0)), Box(radius: radius + (wider > 1 ? 1 : 0)),
      Box(radius: radius + (wider > 2 ? 1 : 0))
    )
    narrow = NarrowBlur(radii: [boxes.0.radius, boxes.1.radius, boxes.2.radius])
  }

  /// Smooths a grid of `width` × `height` cells in both directions.
  func smooth(_ cells: UnsafeMutablePointer<UInt64>, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    if let narrow {
      narrow.smooth(cells, width: width, height: height)
      return
    }
    let together = Self.columnsAtOnce
    let room = max(width, (together + 1) * height)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: room) { lines in
      lines.initialize(repeating: 0)
      guard let line = lines.baseAddress else { return }
      for y in 0..<height { smooth(cells + y * width, count: width, spare: line) }
      var x = 0
      while x < width {
        smoothColumns(
          cells + x, columns: min(together, width - x), count: height, stride: width, lines: line)
        x += together
      }
    }
  }

  /// How many columns are smoothed at once: a line of the processor's cache holds as many cells.
  private static let columnsAtOnce = 8

  /// Smooths the `count` cells of a row; `spare` has room for as many.
  private func smooth(
    _ cells: UnsafeMutablePointer<UInt64>, count: Int, spare: UnsafeMutablePointer<UInt64>
  ) {
    var (source, target) = (cells, spare)
    // A box of one cell changes nothing.
    for box in [boxes.0, boxes.1, boxes.2] where box.radius > 0 {
      pass(box, source, into: target, count)
      swap(&source, &target)
    }
    if source != cells { cells.update(from: source, count: count) }
  }

  /// Smooths up to eight neighbouring columns of `count` cells, which are `stride` words apart.
  /// Going down them one by one would fetch every line of the cache eight times.
  ///
  /// - Parameter lines: room for nine columns.
  private func smoothColumns(
    _ cells: UnsafeMutablePointer<UInt64>, columns: Int, count: Int, stride: Int,
    lines: UnsafeMutablePointer<UInt64>
  ) {
    for index in 0..<count {
      let row = cells + index * stride
      for column in 0..<columns { lines[column * count + index] = row[column] }
    }
    let spare = lines + Self.columnsAtOnce * count
    for column in 0..<columns { smooth(lines + column * count, count: count, spare: spare) }
    for index in 0..<count {
      let row = cells + index * stride
      for column in 0..<columns { row[column] = lines[column * count + index] }
    }
  }

  private func pass(
    _ box: Box, _ source: UnsafePointer<UInt64>, into target: UnsafeMutablePointer<UInt64>,
    _ count: Int
  ) {
    let radius = box.radius
    let pair: UInt64 = 0x0000_FFFF_0000_FFFF
    let last = count - 1
    // Two lanes of 32 bits each: red and green, blue and alpha.
    var even: UInt64 = 0
    var odd: UInt64 = 0
    for offset in -radius...radius {
      let cell = source[min(max(offset, 0), last)]
      even &+= cell & pair
      odd &+= cell >> 16 & pair
    }
    for index in 0..<count {
      target[index] = mean(even, box.reciprocal) | mean(odd, box.reciprocal) << 16
      let entering = source[min(index + radius + 1, last)]
      let leaving = source[max(index - radius, 0)]
      even = even &+ (entering & pair) &- (leaving & pair)
      odd = odd &+ (entering >> 16 & pair) &- (leaving >> 16 & pair)
    }
  }

  @inline(__always)
  private func mean(_ sums: UInt64, _ reciprocal: UInt64) -> UInt64 {
    let half: UInt64 = 1 << 19
    let low = ((sums & 0xFFFF_FFFF) &* reciprocal &+ half) >> 20
    let high = ((sums >> 32) &* reciprocal &+ half) >> 20
    return low | high << 32
  }
}
