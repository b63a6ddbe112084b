import Geometry

extension CoverageMask {
  /// How far a blur of that standard deviation, in pixels, reaches beyond what it blurs.
  static func reach(ofDeviation deviation: Double) -> Int {
    // Three boxes end within three deviations, and cells of 8 pixels spread a little further.
    deviation > 0 ? Int((3 * deviation).rounded(.up)) + 16 : 0
  }

  /// The mask blurred as backdrops are; everything around it counts as not covered.
  func softened(deviation: Double) -> CoverageMask {
    guard deviation > 0, !bounds.isEmpty else { return self }
    let reach = Self.reach(ofDeviation: deviation)
    let around = PixelRect(
      x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach,
      height: bounds.height + 2 * reach)
    var words = [UInt32](repeating: 0, count: around.width * around.height)
    for y in 0..<bounds.height {
      let (source, target) = (y * bounds.width, (y + reach) * around.width + reach)
      for x in 0..<bounds.width { words[target + x] = UInt32(bytes[source + x]) << 24 }
    }
    let shift = LaneGrid.shift(forDeviation: deviation)
    var grid = LaneGrid(shift: shift, columns: around.width, rows: around.height)
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      grid.read { y in base + y * around.width }
    }
    grid.blur(by: LaneGrid.filter(deviation: deviation, shift: shift))
    let blurred = grid
    var result = CoverageMask(bounds: around)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: blurred.width) { line in
      line.initialize(repeating: 0)
      guard let line = line.baseAddress else { return }
      words.withUnsafeMutableBufferPointer { words in
        guard let row = words.baseAddress else { return }
        result.withRows(of: around) { levels, y, count in
          blurred.writeRow(y - around.y, count, into: row, line: line)
          for x in 0..<count { levels[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
        }
      }
    }
    return result
  }
}

extension LaneGrid {
  /// Cells are 2^shift pixels wide, at most two thirds of the deviation, so that none can be seen;
  /// from 1.5 pixels on two of them, which read back evenly spread by one pixel alone.
  static func shift(forDeviation deviation: Double) -> Int {
    deviation >= 12 ? 3 : deviation >= 6 ? 2 : deviation >= 1.5 ? 1 : 0
  }

  /// The standard deviation to blur by, in pixels. Beyond some hundred pixels a stronger blur is not
  /// told apart, and none must be endless.
  static func deviation(_ blur: Double) -> Double { blur.isFinite ? min(max(blur, 0), 512) : 0 }
}
