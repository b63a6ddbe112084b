import Geometry
import Pixels
import Testing

@testable import ImageDiff

@Suite("The self-test of comparisons")
struct SelfTestTests {
  @Test("passes") func passes() { #expect(selfTest() == []) }

  @Test("catches a comparison that calls everything equal")
  func alwaysEqual() { #expect(failures { _, _ in .equal }.count == 6) }

  @Test("catches a comparison that forgets alpha")
  func noAlpha() {
    let found = failures { now, baseline in compare(opaque(now), with: opaque(baseline)) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("comparing alpha alone: found equal; ") == true)
  }

  @Test("catches a comparison that forgets the last row")
  func noLastRow() {
    let found = failures { now, baseline in
      compare(withoutLastRow(now), with: withoutLastRow(baseline))
    }
    #expect(found.contains { $0.hasPrefix("comparing the last pixel of the last row: ") })
  }

  @Test("catches a comparison that tolerates one level")
  func tolerant() {
    let found = failures { now, baseline in compare(coarse(now), with: coarse(baseline)) }
    #expect(found.contains { $0.hasPrefix("comparing dark greys one level apart: ") })
  }

  private func failures(_ compare: (Bitmap, Bitmap) -> Comparison) -> [String] {
    ImageDiff.failures(comparing: compare)
  }

  private func opaque(_ bitmap: Bitmap) -> Bitmap {
    Bitmap(
      size: bitmap.size,
      pixels: bitmap.pixels.map { RGBA8(red: $0.red, green: $0.green, blue: $0.blue) })
  }

  private func coarse(_ bitmap: Bitmap) -> Bitmap {
    Bitmap(
      size: bitmap.size,
      pixels: bitmap.pixels.map {
        RGBA8(red: $0.red & 254, green: $0.green & 254, blue: $0.blue & 254, alpha: $0.alpha)
      })
  }

  private func withoutLastRow(_ bitmap: Bitmap) -> Bitmap {
    var bounds = bitmap.bounds
    bounds.height -= 1
    return bitmap.cropped(to: bounds)
  }
}
