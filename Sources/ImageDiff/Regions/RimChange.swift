import Geometry
import Pixels

/// Whether the rims of shapes were drawn anew while the shapes kept their inks, as where text starts a
/// fraction of a pixel further or another program smooths it.
///
/// Told place by place, because small text reaches its ink nowhere and its darkest pixels say little.
/// A pixel is explained where the darkest and lightest colours around it stayed, or changed less than
/// what lies between them; or where a thin stroke lost on one side what appeared on the other. Where
/// ink became another one, the strongest pixels change most and all go the same way.
struct RimChange {
  let content: RegionContent

  /// How far a rim is from the inside of its stroke, in pixels.
  private static let rim = 2
  /// How far apart the two sides of a stroke without an inside can be.
  private static let stroke = 4
  /// The width and height of the places, each of which has to be explained, so that one other word
  /// does not hide in a long line.
  private static let cell = 32
  /// So few pixels without an explanation are let be in each of them.
  private static let speck = 8

  private typealias Levels = SIMD4<Int32>

  var isRedrawn: Bool {
    let box = content.box
    for top in stride(from: box.y, to: box.maxY, by: Self.cell) {
      for left in stride(from: box.x, to: box.maxX, by: Self.cell) {
        let cell = PixelRect(x: left, y: top, width: Self.cell, height: Self.cell)
        if !isExplained(cell.intersection(box)) { return false }
      }
    }
    return true
  }

  private func isExplained(_ cell: PixelRect) -> Bool {
    var changed = 0
    var open = 0
    for y in cell.y..<cell.maxY {
      for x in cell.x..<cell.maxX where content.before.word(x, y) != content.after.word(x, y) {
        changed += 1
        if !keepsInk(x, y), !isBalanced(x, y) { open += 1 }
      }
    }
    return open < Self.speck || open * 4 <= changed
  }

  /// True where the extremes around a pixel stayed within noise, or changed at most two thirds as much
  /// as the pixel around them that changed most.
  private func keepsInk(_ x: Int, _ y: Int) -> Bool {
    var old = (low: Levels(repeating: 255), high: Levels(repeating: 0))
    var new = old
    var most = Levels(repeating: 0)
    forEach(around: x, y, within: Self.rim) { before, after in
      old = (pointwiseMin(old.low, before), pointwiseMax(old.high, before))
      new = (pointwiseMin(new.low, after), pointwiseMax(new.high, after))
      most = pointwiseMax(most, magnitude(after &- before))
    }
    let moved = pointwiseMax(magnitude(new.low &- old.low), magnitude(new.high &- old.high))
    let noise = Levels(repeating: Int32(3 * ChangeRegion.noiseLevels))
    return all(moved &* 3 .<= pointwiseMax(noise, most &* 2))
  }

  /// True where at most three quarters of what changed around a pixel is not made up for by changes
  /// the other way.
  private func isBalanced(_ x: Int, _ y: Int) -> Bool {
    var net = Levels(repeating: 0)
    var total = Levels(repeating: 0)
    forEach(around: x, y, within: Self.stroke) { before, after in
      net &+= after &- before
      total &+= magnitude(after &- before)
    }
    return all(magnitude(net) &* 4 .<= total &* 3)
  }

  /// The levels of every pixel around one, in the box, and of those right beside it that stayed: what
  /// lies farther may be unknown.
  @inline(__always)
  private func forEach(
    around x: Int, _ y: Int, within reach: Int, _ body: (Levels, Levels) -> Void
  ) {
    let box = content.box
    let (width, height) = (
      min(content.before.width, content.after.width),
      min(content.before.height, content.after.height)
    )
    for row in max(0, box.y - 1, y - reach)...min(height - 1, box.maxY, y + reach) {
      for column in max(0, box.x - 1, x - reach)...min(width - 1, box.maxX, x + reach) {
        let (before, after) = (content.before.word(column, row), content.after.word(column, row))
        let isInside =
          row >= box.y && row < box.maxY && column >= box.x && column < box.maxX
        guard isInside || before == after else { continue }
        body(content.before.color(column, row).levels, content.after.color(column, row).levels)
      }
    }
  }

  @inline(__always)
  private func magnitude(_ levels: Levels) -> Levels { pointwiseMax(levels, 0 &- levels) }
}

extension RGBA8 {
  fileprivate var levels: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), Int32(alpha))
  }
}
