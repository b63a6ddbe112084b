/// A glyph as the shaper chose it, before it has a place.
struct ShapedGlyph {
  /// Slot in the font set, or `TextItem.missingFace`.
  let face: Int
  let glyph: UInt32
  let span: Int
  /// Index of the first item it stands for.
  let item: Int
  /// In points, tracking included.
  var advance: Double
  /// From the pen's place to the glyph's origin, in points, y down.
  let offsetX: Double
  let offsetY: Double
}

/// Glyphs of one font and direction, in visual order within the run.
struct ShapedRun {
  let glyphs: Range<Int>
  let level: UInt8
}

/// A stretch of text after shaping.
struct ShapedText {
  var glyphs: [ShapedGlyph] = []
  /// In logical order.
  var runs: [ShapedRun] = []
  /// For each item the sum of its glyphs' advances, in points; 0 for the later items of a
  /// cluster.
  var advances: [Double]

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// The runs from left to right: from the highest level down, each stretch of runs that are at
  /// least that deep is reversed (rule L2 of Unicode's bidirectional algorithm).
  var visualRuns: [ShapedRun] {
    var order = runs
    guard let deepest = order.map(\.level).max(), deepest > 0 else { return order }
    for level in (1...deepest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order
  }
}
