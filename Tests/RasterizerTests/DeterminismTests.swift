import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

/// Fingerprints of scenes, equal on every machine and in debug and release builds. One that
/// changes means that stored images of screens change: the rendering epoch has to rise with it.
@Suite("Painted pixels")
struct DeterminismTests {
  @Test(
    "of a seeded scene are what they were",
    arguments: [
      (1, 4406435000146600732), (2, 9003140188537273994),
      (3, 8982613297645167545), (4, 17852889843284906218),
      (5, 2517941418071169909), (6, 11798357130677400679),
      (7, 9696476986441032348), (8, 4710784632971355779),
    ] as [(UInt64, UInt64)])
  func fingerprints(seed: UInt64, expected: UInt64) {
    var scene = SeededScene(seed: seed)
    #expect(image(scene.commands(count: 60)).fingerprint == expected)
  }

  @Test("of shapes with coordinates off any binary grid are what they were")
  func oddCoordinates() {
    let commands: [DrawCommand] = (1..<20).map { index in
      let start = Double(index) * 2.3 / 0.7
      let rect = Rect(x: start, y: start / 3, width: start + 0.1, height: 40.1 / Double(index))
      return .fill(
        index.isMultiple(of: 2) ? .ellipse(rect) : .roundedRect(rect, radius: start / 7),
        RGBA8(red: UInt8(index * 9), green: 80, blue: 200, alpha: UInt8(255 - index * 5)), view: 0)
    }
    #expect(image(commands, size: 96).fingerprint == 14751020287113783470)
  }
}
