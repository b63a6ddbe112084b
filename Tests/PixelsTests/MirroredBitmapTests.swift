import Geometry
import Pixels
import TestSupport
import Testing

@Suite("A mirrored bitmap")
struct MirroredBitmapTests {
  private let legend: [Character: RGBA8] = ["r": RGBA8(rgb: 0xFF0000), "g": RGBA8(rgb: 0x00FF00)]

  @Test("has left and right exchanged, and rows in place")
  func art() {
    let bitmap = Bitmap(art: "rrg\nggr", legend: legend)
    #expect(bitmap.mirrored == Bitmap(art: "grr\nrgg", legend: legend))
    #expect(bitmap.mirrored.mirrored == bitmap)
  }
}
