import Geometry
import ImageDiff
import Pixels
import TestSupport
import Testing

@Suite("Explaining differences")
struct ExplainingTests {
  private func kinds(_ now: Bitmap, _ baseline: Bitmap) -> [ChangeRegion.Kind] {
    explain(now, with: baseline).regions.map(\.kind)
  }

  @Test("gives the comparison that comparing gives", arguments: 0..<30 as Range<UInt64>)
  func sameComparison(seed: UInt64) {
    let size = PixelSize(width: 61, height: 47)
    let one = Bitmap.randomRectangles(size, seed: seed)
    let other =
      seed % 3 == 0
      ? Bitmap.random(size, seed: seed) : Bitmap.randomRectangles(size, seed: seed + 99)
    let short = other.cropped(to: PixelRect(x: 0, y: 0, width: 61, height: 30))
    for now in [other, short, one] {
      let explanation = explain(now, with: one)
      #expect(explanation.comparison == compare(now, with: one))
      guard case .differs(let difference) = explanation.comparison else { continue }
      #expect(explanation.regionCount == explanation.regions.count)
      guard !explanation.regions.contains(where: \.kind.isOfRows) else { continue }
      #expect(explanation.regions.reduce(0) { $0 + $1.pixels } == difference.pixels)
      let box = explanation.regions.map(\.box).reduce(explanation.regions[0].box) { $0.union($1) }
      #expect(box == difference.box)
    }
  }

  @Test("finds nothing in equal pictures")
  func equal() {
    let picture = Bitmap.random(PixelSize(width: 20, height: 20), seed: 1)
    #expect(explain(picture, with: picture) == .equal)
    let none = Bitmap(size: PixelSize(width: 0, height: 3))
    #expect(explain(none, with: none) == .equal)
    #expect(explain(none, with: picture).regions.isEmpty)
  }

  @Test("finds the same regions in both directions", arguments: 0..<40 as Range<UInt64>)
  func symmetric(seed: UInt64) {
    let (one, other) = pair(seed: seed)
    let there = explain(one, with: other)
    let back = explain(other, with: one)
    #expect(there.regionCount == back.regionCount)
    for (first, second) in zip(there.regions, back.regions) {
      #expect(first.box == second.box && first.pixels == second.pixels)
      #expect(first.kind == second.kind)
      #expect(first.largestDistance == second.largestDistance)
      #expect(first.meanDistance == second.meanDistance)
      #expect(first.largestLevels == second.largestLevels)
      #expect(first.offset?.x == second.offset.map { -$0.x })
      #expect(first.offset?.y == second.offset.map { -$0.y })
    }
  }

  @Test("moves regions with the pictures", arguments: 0..<40 as Range<UInt64>)
  func translated(seed: UInt64) {
    let (one, other) = pair(seed: seed)
    var generator = SplitMix64(seed: seed)
    let (x, y) = (
      Int.random(in: 2...60, using: &generator), Int.random(in: 2...60, using: &generator)
    )
    func placed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bitmap {
      var large = Bitmap(size: PixelSize(width: 260, height: 230), filledWith: .white)
      large.copy(bitmap, toX: x, y: y)
      return large
    }
    let here = explain(placed(one, 2, 2), with: placed(other, 2, 2)).regions
    let there = explain(placed(one, x, y), with: placed(other, x, y)).regions
    let back = there.map { region in
      var region = region
      region.box.x += 2 - x
      region.box.y += 2 - y
      return region
    }
    #expect(back == here)
  }

  private func pair(seed: UInt64) -> (Bitmap, Bitmap) {
    let size = PixelSize(width: 170, height: 140)
    var generator = SplitMix64(seed: seed &* 7 &+ 3)
    let one = Bitmap.randomRectangles(size, seed: seed)
    var other = one
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let box = PixelRect(
        x: Int.random(in: 0..<150, using: &generator),
        y: Int.random(in: 0..<120, using: &generator),
        width: Int.random(in: 1...20, using: &generator),
        height: Int.random(in: 1...20, using: &generator))
      other.fill(box, with: RGBA8(rgb: UInt32.random(in: 0...0xFFFFFF, using: &generator)))
    }
    return (one, other)
  }

  @Test("joins what lies at most the gap apart, and nothing farther")
  func gap() {
    let old = Screenshots.blank()
    for (distance, count) in [(ChangeRegion.mergeGap, 1), (ChangeRegion.mergeGap + 1, 2)] {
      for (x, y) in [(distance + 1, 0), (0, distance + 1), (distance + 1, distance + 1)] {
        var new = old
        new[30, 30] = .white
        new[30 + x, 30 + y] = .white
        #expect(explain(new, with: old).regionCount == count)
      }
    }
  }

  @Test("calls a card of another colour an area, with its distance in CIEDE2000")
  func area() {
    let old = Screenshots.blank()
    var new = old
    new.fill(PixelRect(x: 20, y: 30, width: 100, height: 60), with: RGBA8(rgb: 0x2C2C2E))
    let region = explain(new, with: old).regions[0]
    #expect(
      region
        == ChangeRegion(
          kind: .area, box: PixelRect(x: 20, y: 30, width: 100, height: 60), pixels: 6000,
          largestDistance: 5044, meanDistance: 5044, largestLevels: 16, touchesSolid: true))
  }

  @Test("calls other letters and letters of another colour text")
  func text() {
    var old = Screenshots.blank()
    var new = old
    var red = old
    Screenshots.text(on: &old, x: 20, y: 40)
    Screenshots.text(on: &new, x: 20, y: 40, seed: 4)
    Screenshots.text(on: &red, x: 20, y: 40, color: RGBA8(rgb: 0xFF453A))
    #expect(kinds(new, old) == [.text])
    #expect(kinds(red, old) == [.text])
    #expect(kinds(Screenshots.blank(), old) == [.text])
  }

  @Test("calls letters a fraction of a pixel aside an edge", arguments: [1, 2])
  func edge(shift: Int) {
    var old = Screenshots.blank()
    var new = old
    Screenshots.text(on: &old, x: 20, y: 40)
    Screenshots.text(on: &new, x: 20, y: 40, shift: shift)
    #expect(kinds(new, old) == [.edge])
    #expect(!explain(new, with: old).regions[0].touchesSolid)
  }

  @Test("does not call a hairline of another colour an edge", arguments: [1, 2])
  func hairline(height: Int) {
    var old = Screenshots.blank()
    var new = old
    let line = PixelRect(x: 10, y: 50, width: 180, height: height)
    old.fill(line, with: RGBA8(rgb: 0x38383A))
    new.fill(line, with: RGBA8(rgb: 0x48484A))
    #expect(kinds(new, old) == [.area])
    #expect(kinds(Screenshots.blank(), old) == [.area])
  }

  @Test(
    "says how far an icon moved, near and far", arguments: [(1, 0), (3, -2), (90, 60), (-2, 0)])
  func moved(x: Int, y: Int) {
    var old = Screenshots.blank()
    var new = old
    func icon(_ bitmap: inout Bitmap, _ x: Int, _ y: Int) {
      for row in 0..<24 {
        for column in 0..<24 where (row - 12) * (row - 12) + (column - 12) * (column - 12) < 140 {
          bitmap[x + column, y + row] = RGBA8(red: 10, green: UInt8(row * 9), blue: 255)
        }
      }
    }
    icon(&old, 40, 40)
    icon(&new, 40 + x, 40 + y)
    let regions = explain(new, with: old).regions
    #expect(regions.allSatisfy { $0.kind == .moved })
    #expect(regions.allSatisfy { $0.offset == ChangeRegion.Offset(x: x, y: y) })
    #expect(regions.count == (x == 90 ? 2 : 1))
  }

  @Test("calls scattered levels noise, but not an area one level off")
  func noise() {
    var generator = SplitMix64(seed: 5)
    let old = Screenshots.blank()
    var noisy = old
    for _ in 0..<800 {
      let place = Int.random(in: 0..<old.size.area, using: &generator)
      noisy[place % 200, place / 200] = RGBA8(
        rgb: Bool.random(using: &generator) ? 0x1D1C1E : 0x1C1A1E)
    }
    #expect(Set(kinds(noisy, old)) == [.noise])
    let photo = Bitmap.random(PixelSize(width: 60, height: 40), seed: 9, opaque: true)
    let grainy = Bitmap(
      size: photo.size,
      pixels: photo.pixels.map { color in
        var color = color
        color.green ^= UInt8.random(in: 0...1, using: &generator)
        return color
      })
    #expect(kinds(grainy, photo) == [.noise])
    #expect(kinds(Screenshots.blank(200, 160, RGBA8(rgb: 0x1C1C1F)), old) == [.area])
  }
}

extension ChangeRegion.Kind {
  fileprivate var isOfRows: Bool { self == .insertedRows || self == .removedRows }
}
