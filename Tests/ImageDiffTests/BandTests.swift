import Geometry
import ImageDiff
import Pixels
import TestSupport
import Testing

@Suite("Explaining a band of rows")
struct BandTests {
  /// A list with a few changes among its rows 100 to 140.
  private static func pair(_ seed: UInt64) -> (Bitmap, Bitmap) {
    var generator = SplitMix64(seed: seed)
    let old = Screenshots.list((0..<9).map { Int(seed) + 5 * $0 })
    var new = old
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let box = PixelRect(
        x: Int.random(in: 0...150, using: &generator),
        y: Int.random(in: 100...120, using: &generator),
        width: Int.random(in: 1...40, using: &generator),
        height: Int.random(in: 1...20, using: &generator))
      switch Int.random(in: 0...2, using: &generator) {
      case 0: new.fill(box, with: RGBA8(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &generator)))
      case 1: new.copy(old.cropped(to: box), toX: box.x + 3, y: box.y)
      default: new.fill(box, with: Screenshots.ground)
      }
    }
    return (old, new)
  }

  @Test("says the same as explaining the whole", arguments: 0..<60 as Range<UInt64>, [1, 4, 30])
  func band(seed: UInt64, margin: Int) {
    let (old, new) = Self.pair(seed)
    let rows = (0..<old.size.height).filter { old.row($0) != new.row($0) }
    guard let first = rows.first, let last = rows.last else { return }
    #expect((last + 1 - first) * 8 < old.size.height)
    let top = first - margin
    let box = PixelRect(x: 0, y: top, width: 200, height: last + 1 + margin - top)
    let found = explain(
      new.cropped(to: box), with: old.cropped(to: box), height: old.size.height, firstRow: top)
    #expect(found == explain(new, with: old))
    #expect(found.comparison != .equal)
  }

  @Test("says the same of equal bands")
  func equal() {
    let band = Screenshots.blank(20, 8)
    #expect(explain(band, with: band, height: 100, firstRow: 40) == .equal)
  }
}
