import Geometry
import Pixels
import TestSupport
import Testing

@Suite("Regions of bitmaps")
struct BitmapRegionTests {
  let bitmap = Bitmap(art: "#..\n.#.\n..#")

  @Test(
    "are cropped to what is inside",
    arguments: [
      (PixelRect(x: 0, y: 0, width: 3, height: 3), "#..\n.#.\n..#"),
      (PixelRect(x: 1, y: 1, width: 2, height: 2), "#.\n.#"),
      (PixelRect(x: -1, y: -1, width: 2, height: 2), "#"),
      (PixelRect(x: 2, y: 0, width: 9, height: 9), ".\n.\n#"),
      (PixelRect(x: 3, y: 0, width: 9, height: 9), ""),
    ])
  func crop(rect: PixelRect, expected: String) {
    #expect(bitmap.cropped(to: rect) == Bitmap(art: expected))
  }

  @Test("are filled inside only")
  func fill() {
    var filled = Bitmap(art: "...\n...\n...")
    filled.fill(PixelRect(x: 1, y: -5, width: 9, height: 7), with: .black)
    #expect(filled == Bitmap(art: ".##\n.##\n..."))
    filled.fill(PixelRect(x: 5, y: 5, width: 1, height: 1), with: .black)
    #expect(filled == Bitmap(art: ".##\n.##\n..."))
  }

  @Test(
    "are copied inside only",
    arguments: [
      (1, 0, "_#..\n_.#.\n_..#\n____"),
      (3, 2, "____\n____\n___#\n___."),
      (-2, -1, ".___\n#___\n____\n____"),
      (4, 0, "____\n____\n____\n____"),
    ])
  func copy(x: Int, y: Int, expected: String) {
    var target = Bitmap(size: PixelSize(width: 4, height: 4))
    target.copy(bitmap, toX: x, y: y)
    #expect(target == Bitmap(art: expected))
  }

  @Test("put back where they were taken give the picture again", arguments: 0..<10 as Range<UInt64>)
  func roundtrip(seed: UInt64) {
    let picture = Bitmap.random(PixelSize(width: 9, height: 7), seed: seed)
    let part = PixelRect(x: 2, y: 3, width: 4, height: 4)
    var copy = picture
    copy.fill(part, with: .clear)
    copy.copy(picture.cropped(to: part), toX: part.x, y: part.y)
    #expect(copy == picture)
  }
}
