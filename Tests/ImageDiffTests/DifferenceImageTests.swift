import Geometry
import ImageDiff
import Pixels
import TestSupport
import Testing

@Suite("Difference images")
struct DifferenceImageTests {
  let changed = RGBA8(rgb: 0xFF0090)

  @Test("show equal images greyed towards the middle")
  func context() {
    let image = Bitmap(art: ".#_r", legend: ["r": RGBA8(rgb: 0xFF0000)])
    let levels = differenceImage(image, image).pixels.map(\.red)
    #expect(levels == [170, 86, 128, 111])
    #expect(differenceImage(image, image).isOpaque)
  }

  @Test("mark exactly the changed pixels", arguments: 0..<10 as Range<UInt64>)
  func marks(seed: UInt64) {
    let size = PixelSize(width: 24, height: 18)
    let old = Bitmap.randomRectangles(size, seed: seed)
    let new = Bitmap.randomRectangles(size, seed: seed + 50)
    let picture = differenceImage(old, new)
    let wrong = (0..<size.area).filter {
      (picture.pixels[$0] == changed) != (old.pixels[$0] != new.pixels[$0])
    }
    #expect(wrong == [])
  }

  @Test("frame the changed box without covering it")
  func frame() {
    let old = Bitmap(size: PixelSize(width: 9, height: 9), filledWith: .black)
    var new = old
    new[4, 4] = .white
    let ground = RGBA8(red: 86, green: 86, blue: 86)
    #expect(
      differenceImage(old, new)
        == Bitmap(
          art: """
            ggggggggg
            g.......g
            g.#####.g
            g.#ggg#.g
            g.#gcg#.g
            g.#ggg#.g
            g.#####.g
            g.......g
            ggggggggg
            """, legend: ["g": ground, "c": changed]))
  }

  @Test("frame each region on its own")
  func regions() {
    let old = Bitmap(size: PixelSize(width: 60, height: 20), filledWith: .black)
    var new = old
    new[8, 8] = .white
    new[50, 8] = .white
    let picture = differenceImage(old, new)
    // A white and a black line around each, and nothing between them.
    #expect((0..<60).count { picture[$0, 5] == .white } == 14)
    #expect(picture[30, 8] == RGBA8(red: 86, green: 86, blue: 86))
  }

  @Test("are as large as both images together, and hatch what only one has")
  func sizes() {
    let wide = Bitmap(size: PixelSize(width: 40, height: 10), filledWith: .white)
    let tall = Bitmap(size: PixelSize(width: 20, height: 30), filledWith: .white)
    let picture = differenceImage(wide, tall)
    #expect(picture.size == PixelSize(width: 40, height: 30))
    #expect(
      picture.cropped(to: PixelRect(x: 0, y: 0, width: 20, height: 10)).pixels
        .allSatisfy { $0 == RGBA8(red: 170, green: 170, blue: 170) })
    let outside = picture.cropped(to: PixelRect(x: 20, y: 10, width: 20, height: 20)).pixels
    #expect(Set(outside) == [changed, RGBA8(rgb: 0x808080)])
    #expect(differenceImage(tall, wide) == picture)
  }

  @Test("stripe a ground that changed, so that what stands on it is still seen")
  func ground() {
    let size = PixelSize(width: 96, height: 96)
    var old = Bitmap(size: size, filledWith: RGBA8(rgb: 0xF2F2F7))
    var new = Bitmap(size: size, filledWith: .white)
    (old[40, 40], new[40, 40]) = (.black, .black)
    let picture = differenceImage(old, new)
    #expect(picture.pixels.count { $0 == changed } == size.area / 8)
    #expect(picture[40, 40] == RGBA8(red: 86, green: 86, blue: 86))
    #expect(picture == differenceImage(new, old))
    // Three tenths are not most of it.
    for y in 28..<96 { for x in 0..<96 { new[x, y] = old[x, y] } }
    #expect(differenceImage(old, new).pixels.count { $0 == changed } == 28 * 96)
  }

  @Test("mark rows that came or went, and not what they moved", arguments: [false, true])
  func rows(grows: Bool) {
    let size = PixelSize(width: 60, height: 120)
    // Rows of a list: each has lines of its own.
    func list(_ rows: [Int], height: Int) -> Bitmap {
      var bitmap = Bitmap(size: PixelSize(width: 60, height: height), filledWith: .white)
      for (place, row) in rows.enumerated() where place * 12 + 12 <= height {
        for y in 2..<10 {
          for x in 0..<(20 + row) where (x * (row + 3) + y) % 5 < 2 {
            bitmap[x, place * 12 + y] = .black
          }
        }
      }
      return bitmap
    }
    let height = grows ? 132 : 120
    let old = list(Array(0..<10), height: size.height)
    let new = list([0, 1, 2, 40, 3, 4, 5, 6, 7, 8, 9], height: height)
    let picture = differenceImage(old, new)
    #expect(picture.size.height == height)
    #expect(picture == differenceImage(new, old))
    let marked = (0..<height).filter { y in (0..<60).contains { picture[$0, y] == changed } }
    let band = (36..<48)
    // What was pushed out at the bottom is a dashed line there.
    #expect(Set(marked).subtracting(grows ? [] : Array(114..<120)) == Set(band))
    #expect(marked.contains(115) == !grows)
  }
}
