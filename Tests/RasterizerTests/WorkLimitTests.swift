import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("The work of painting")
struct WorkLimitTests {
  private static let whole = Rect(x: 0, y: 0, width: 32, height: 32)

  private func isPainted(_ commands: [DrawCommand], _ workLimit: Int) -> Bool {
    Painter().paint(list(commands), workLimit: workLimit) != nil
  }

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(
      size: PixelSize(width: 32, height: 32), background: .white, commands: commands)
  }

  /// Commands that paint the whole image, and at least how many pixels of work each is.
  struct Costly: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let commands: [DrawCommand]
    let least: Int

    init(_ name: String, _ commands: [DrawCommand], least: Int) {
      testDescription = name
      self.commands = commands
      self.least = least
    }
  }

  private static let fill = DrawCommand.fill(.rect(whole), .black, view: 0)

  static let costly = [
    Costly("fills", [fill], least: 1024),
    Costly("round shapes", [.fill(.ellipse(whole), .black, view: 0)], least: 4096),
    Costly(
      "borders", [.border(.roundedRect(whole, radius: 16), width: 1, .black, view: 0)],
      least: 4096),
    Costly("groups", [.group(opacity: 0.5), fill, .restore], least: 4096),
    Costly("clips", [.clip(.ellipse(whole)), .restore], least: 4096),
    Costly(
      "glyphs",
      [
        .glyphs(
          GlyphRun(
            outlines: [
              GlyphOutline(key: .init(face: 0, glyph: 0, size: 0), path: Path(whole))
            ], glyphs: [.init(outline: 0, origin: .zero)]), .black, view: 0)
      ], least: 4096),
    Costly(
      "large pictures",
      [
        .image(
          ImagePaint(
            bitmap: Bitmap(size: PixelSize(width: 320, height: 320), filledWith: .black),
            destination: whole), view: 0)
      ], least: 102_400),
  ]

  @Test("counts every pixel of what is painted often", arguments: costly)
  func limit(item: Costly) {
    let often = Array(repeating: item.commands, count: 10).flatMap { $0 }
    #expect(!isPainted(often, 10 * item.least - 1))
    #expect(isPainted(often, 1000 * item.least))
  }

  @Test("counts only what lies in the image and its clips")
  func clipped() {
    let pixel = DrawCommand.clip(.rect(Rect(x: 3, y: 3, width: 1, height: 1)))
    let outside = DrawCommand.fill(
      .ellipse(Rect(x: 50, y: 50, width: 900, height: 900)), .black, view: 0)
    #expect(isPainted([pixel, Self.fill, .restore, outside], 1000))
  }

  @Test("counts commands that paint nothing")
  func invisible() {
    let nothing = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 0, height: 0)), .black, view: 0)
    #expect(!isPainted(Array(repeating: nothing, count: 1000), 10_000))
  }

  @Test("is the same where a cache holds the glyphs already")
  func cache() {
    let glyphs = Self.costly[5].commands
    let painter = Painter()
    _ = painter.paint(list(glyphs))
    #expect(painter.paint(list(glyphs), workLimit: 4096) == nil)
  }

  @Test("does not change what is painted")
  func samePixels() {
    var scene = SeededScene(seed: 5)
    let list = list(scene.commands(count: 60))
    #expect(Painter().paint(list, workLimit: 100_000_000) == Painter().paint(list))
  }
}
