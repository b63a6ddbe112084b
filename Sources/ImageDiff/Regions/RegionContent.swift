import Geometry
import Pixels

/// What both images show inside a region, told from the ground it lies on.
struct RegionContent {
  let before: PixelPlane
  let after: PixelPlane
  let box: PixelRect
  /// The most frequent colour among what did not change in the box and right around it, as it lies
  /// in memory; nil where all changed.
  let ground: UInt32?

  init(_ box: PixelRect, before: PixelPlane, after: PixelPlane) {
    self.before = before
    self.after = after
    self.box = box
    var colors = PairTable(most: 4096)
    // What lies right around the box did not change, so it counts as well.
    let left = max(0, box.x - 1)
    let right = min(min(before.width, after.width), box.maxX + 1)
    for y in max(0, box.y - 1)..<min(min(before.height, after.height), box.maxY + 1) {
      var x = left
      while x < right {
        let color = before.word(x, y)
        let start = x
        while x < right, before.word(x, y) == color, after.word(x, y) == color { x += 1 }
        if x > start { _ = colors.add(UInt64(color), x - start) } else { x += 1 }
      }
    }
    ground = colors.sorted.first.map { UInt32(truncatingIfNeeded: $0.pair) }
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
