import Geometry
import Pixels

/// What both images show inside a region, told from the ground it lies on.
struct RegionContent {
  let before: PixelPlane
  let after: PixelPlane
  let box: PixelRect
  /// The most frequent colour right around the box, or else of what did not change in it, as it lies
  /// in memory; nil where all changed.
  let ground: UInt32?

  init(_ box: PixelRect, before: PixelPlane, after: PixelPlane) {
    self.before = before
    self.after = after
    self.box = box
    let bounds = PixelRect(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
    let around = PixelRect(
      x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2)
    // What lies right around the box is the ground, unless it is the rim of the picture.
    let sides = [
      PixelRect(x: around.x, y: around.y, width: around.width, height: 1),
      PixelRect(x: around.x, y: around.maxY - 1, width: around.width, height: 1),
      PixelRect(x: around.x, y: box.y, width: 1, height: box.height),
      PixelRect(x: around.maxX - 1, y: box.y, width: 1, height: box.height),
    ].map { $0.intersection(bounds) }
    ground =
      Self.mostFrequent(in: sides, before, after) ?? Self.mostFrequent(in: [box], before, after)
  }

  /// The most frequent colour of pixels that did not change, or nil where all did.
  private static func mostFrequent(
    in rectangles: [PixelRect], _ before: PixelPlane, _ after: PixelPlane
  ) -> UInt32? {
    var colors = PairTable(most: 4096)
    for rectangle in rectangles where !rectangle.isEmpty {
      for y in rectangle.y..<rectangle.maxY {
        var x = rectangle.x
        while x < rectangle.maxX {
          let color = before.word(x, y)
          let start = x
          while x < rectangle.maxX, before.word(x, y) == color, after.word(x, y) == color {
            x += 1
          }
          if x > start { _ = colors.add(UInt64(color), x - start) } else { x += 1 }
        }
      }
    }
    return colors.mostFrequent(1).first.map { UInt32(truncatingIfNeeded: $0.pair) }
  }

  /// The smallest rectangle around everything in the box that is not the ground.
  func inked(_ plane: PixelPlane) -> PixelRect {
    var ink = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard let ground else { return box }
    for y in box.y..<box.maxY {
      guard let first = (box.x..<box.maxX).first(where: { plane.word($0, y) != ground }),
        let last = (box.x..<box.maxX).last(where: { plane.word($0, y) != ground })
      else { continue }
      ink = ink.union(PixelRect(x: first, y: y, width: last - first + 1, height: 1))
    }
    return ink
  }

  /// The lowest and the highest level of each colour channel in the box.
  func extremes(_ plane: PixelPlane) -> (low: [Int], high: [Int]) {
    var low = [255, 255, 255]
    var high = [0, 0, 0]
    for y in box.y..<box.maxY {
      var last: UInt32?
      for x in box.x..<box.maxX {
        let word = plane.word(x, y)
        guard word != last else { continue }
        last = word
        let color = plane.color(x, y)
        for (index, level) in [color.red, color.green, color.blue].enumerated() {
          low[index] = min(low[index], Int(level))
          high[index] = max(high[index], Int(level))
        }
      }
    }
    return (low, high)
  }
}
