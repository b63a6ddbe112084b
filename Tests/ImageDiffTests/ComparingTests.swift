import Geometry
import ImageDiff
import Pixels
import TestSupport
import Testing

@Suite("Comparing images")
struct ComparingTests {
  let size = PixelSize(width: 31, height: 17)

  @Test("finds nothing between an image and itself", arguments: 0..<20 as Range<UInt64>)
  func reflexive(seed: UInt64) {
    let image = Bitmap.random(size, seed: seed)
    #expect(compare(image, with: image) == .equal)
    #expect(compare(image, with: Bitmap.random(size, seed: seed)) == .equal)
  }

  @Test("finds exactly the pixels that were changed", arguments: 0..<20 as Range<UInt64>)
  func exact(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let baseline = Bitmap.random(size, seed: seed)
    var now = baseline
    var places: Set<Int> = []
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      places.insert(Int.random(in: 0..<size.area, using: &generator))
    }
    for place in places { now[place % size.width, place / size.width].green ^= 1 }
    guard case .differs(let difference) = compare(now, with: baseline) else {
      #expect(Bool(false), "no difference")
      return
    }
    let columns = places.map { $0 % size.width }.sorted()
    let rows = places.map { $0 / size.width }.sorted()
    #expect(difference.pixels == places.count)
    #expect(difference.box.x == columns.first)
    #expect(difference.box.y == rows.first)
    #expect(difference.box.maxX - 1 == columns.last)
    #expect(difference.box.maxY - 1 == rows.last)
  }

  @Test("counts the same in both directions", arguments: 0..<10 as Range<UInt64>)
  func symmetric(seed: UInt64) {
    let one = Bitmap.randomRectangles(size, seed: seed)
    let other = Bitmap.randomRectangles(size, seed: seed + 100)
    guard case .differs(let there) = compare(one, with: other),
      case .differs(let back) = compare(other, with: one)
    else {
      #expect(one == other)
      return
    }
    #expect(there.pixels == back.pixels)
    #expect(there.box == back.box)
    #expect(there.distinctColorChanges == back.distinctColorChanges)
  }

  @Test("names colour pairs, the most frequent first and ties by colour")
  func colorChanges() {
    let legend: [Character: RGBA8] = ["r": RGBA8(rgb: 0xFF0000), "b": RGBA8(rgb: 0x0000FF)]
    let baseline = Bitmap(art: "....\n####\n....", legend: legend)
    let now = Bitmap(art: "..rr\nb###\nrbb.", legend: legend)
    let red = RGBA8(rgb: 0xFF0000)
    let blue = RGBA8(rgb: 0x0000FF)
    #expect(
      compare(now, with: baseline)
        == .differs(
          Difference(
            pixels: 6, box: PixelRect(x: 0, y: 0, width: 4, height: 3),
            colorChanges: [
              ColorChange(from: .white, to: red, pixels: 3),
              ColorChange(from: .white, to: blue, pixels: 2),
              ColorChange(from: .black, to: blue, pixels: 1),
            ], distinctColorChanges: 3)))
  }

  @Test("keeps 64 colour pairs and counts them all")
  func manyColors() {
    let size = PixelSize(width: 50, height: 50)
    let baseline = Bitmap(size: size, filledWith: .black)
    let now = Bitmap(size: size, pixels: (1...2500).map { RGBA8(rgb: $0) })
    guard case .differs(let difference) = compare(now, with: baseline) else {
      #expect(Bool(false), "no difference")
      return
    }
    #expect(difference.distinctColorChanges == 2500)
    #expect(difference.colorChanges.map(\.to) == (1...64).map { RGBA8(rgb: $0) })
  }

  @Test("counts 65536 colour pairs at most, but every pixel")
  func noise() {
    let size = PixelSize(width: 300, height: 300)
    let baseline = Bitmap(size: size, filledWith: .black)
    let now = Bitmap(size: size, pixels: (1...90_000).map { RGBA8(rgb: $0) })
    guard case .differs(let difference) = compare(now, with: baseline) else {
      #expect(Bool(false), "no difference")
      return
    }
    #expect(difference.pixels == 90_000)
    #expect(difference.distinctColorChanges == 65_536)
  }

  @Test("never calls different sizes equal, and compares what both have")
  func sizes() {
    let baseline = Bitmap(art: "..\n..")
    #expect(
      compare(Bitmap(art: "...\n..."), with: baseline)
        == .sizeChanged(
          from: PixelSize(width: 2, height: 2), to: PixelSize(width: 3, height: 2), overlap: nil))
    let changed = Difference(
      pixels: 1, box: PixelRect(x: 1, y: 0, width: 1, height: 1),
      colorChanges: [ColorChange(from: .white, to: .black, pixels: 1)], distinctColorChanges: 1)
    #expect(
      compare(Bitmap(art: ".#\n..\n##"), with: baseline)
        == .sizeChanged(
          from: PixelSize(width: 2, height: 2), to: PixelSize(width: 2, height: 3),
          overlap: changed))
  }

  @Test("tells sizes without pixels apart")
  func noPixels() {
    let none = Bitmap(size: PixelSize(width: 0, height: 2))
    #expect(compare(none, with: none) == .equal)
    #expect(
      compare(none, with: Bitmap(size: PixelSize(width: 2, height: 0)))
        == .sizeChanged(
          from: PixelSize(width: 2, height: 0), to: PixelSize(width: 0, height: 2), overlap: nil))
  }
}
