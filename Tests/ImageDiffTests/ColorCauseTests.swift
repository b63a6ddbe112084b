import Geometry
import ImageDiff
import Pixels
import TestSupport
import Testing

@Suite("Causes of colour changes")
struct ColorCauseTests {
  @Test("fold the rims of text on a card that changed into the card")
  func card() {
    func card(_ color: RGBA8) -> Bitmap {
      var bitmap = Screenshots.blank(200, 160, .black)
      bitmap.fill(PixelRect(x: 10, y: 10, width: 180, height: 140), with: color)
      Screenshots.text(on: &bitmap, x: 30, y: 30, letters: 8)
      return bitmap
    }
    let (old, new) = (RGBA8(rgb: 0x1C1C1E), RGBA8(rgb: 0x2C2C2E))
    let causes = explain(card(new), with: card(old)).causes
    #expect(causes.count == 1)
    #expect(causes.first?.from == old && causes.first?.to == new)
    #expect(causes.first?.mixedPixels ?? 0 > 100)
  }

  @Test("fold what lies between two changes into the larger one")
  func both() {
    func card(_ color: RGBA8, _ ink: RGBA8) -> Bitmap {
      var bitmap = Screenshots.blank(200, 160, color)
      Screenshots.text(on: &bitmap, x: 30, y: 30, letters: 8, color: ink)
      return bitmap
    }
    let causes = explain(card(.black, .white), with: card(.white, .black)).causes
    #expect(causes.count == 2)
    #expect(causes.map(\.from) == [.white, .black])
    #expect(causes[0].mixedPixels > 100)
  }

  @Test("keep areas apart whose colours would fit a mixture")
  func apart() {
    func picture(_ one: UInt32, _ other: UInt32) -> Bitmap {
      var bitmap = Screenshots.blank(200, 160, RGBA8(rgb: one))
      bitmap.fill(PixelRect(x: 10, y: 10, width: 40, height: 40), with: RGBA8(rgb: other))
      return bitmap
    }
    let causes = explain(picture(0x2C2C2E, 0x3A3A3C), with: picture(0x1C1C1E, 0x2C2C2E)).causes
    #expect(causes.map(\.to) == [RGBA8(rgb: 0x2C2C2E), RGBA8(rgb: 0x3A3A3C)])
    #expect(causes.allSatisfy { $0.mixedPixels == 0 })
  }

  @Test("are at most sixteen, of whatever is compared")
  func noise() {
    let size = PixelSize(width: 300, height: 300)
    let explanation = explain(Bitmap.random(size, seed: 1), with: Bitmap.random(size, seed: 2))
    #expect(explanation.causes.count == ColorCause.most)
    #expect(explanation.regions[0].uncountedPixels > 20_000)
    #expect(explanation.regions[0].meanDistance > 10_000)
  }
}
