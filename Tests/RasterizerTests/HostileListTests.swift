import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Hostile display lists")
struct HostileListTests {
  private static let wild: [Double] = [.nan, .infinity, -.infinity]
  private let bitmap = Bitmap(size: PixelSize(width: 2, height: 2), filledWith: .black)

  @Test("with a number that is not finite draw nothing for it", arguments: wild)
  func notFinite(value: Double) {
    let rects = [
      Rect(x: value, y: 1, width: 5, height: 5), Rect(x: 1, y: 1, width: value, height: 5),
      Rect(x: 1, y: 1, width: 5, height: value),
    ]
    let ok = Rect(x: 1, y: 1, width: 5, height: 5)
    var commands: [DrawCommand] = []
    for rect in rects {
      for shape in [
        Shape.rect(rect), .roundedRect(rect, radius: 2), .ellipse(rect), .path(Path(rect)),
      ] {
        commands += [.fill(shape, .black, view: 0), .border(shape, width: 1, .black, view: 0)]
      }
      commands.append(.image(ImagePaint(bitmap: bitmap, destination: rect), view: 0))
    }
    commands += [
      .fill(.roundedRect(ok, radius: value), .black, view: 0),
      .border(.rect(ok), width: value, .black, view: 0),
      .glyphs(
        GlyphRun(
          outlines: [
            GlyphOutline(key: .init(face: 0, glyph: 0, size: 0), path: Path(ok)),
            GlyphOutline(key: .init(face: 0, glyph: 1, size: 0), path: Path(rects[0])),
          ],
          glyphs: [
            .init(outline: 0, origin: Point(x: value, y: 0)),
            .init(outline: 0, origin: Point(x: 0, y: value)), .init(outline: 1, origin: .zero),
            .init(outline: 2, origin: .zero), .init(outline: -1, origin: .zero),
          ]), .black, view: 0),
    ]
    let result = painted(commands)
    #expect(result.bitmap == image([]))
    #expect(result.glyphs == 0)
    #expect(result.paintedPixels == 0)
  }

  @Test("with a clip or group that is not a number draw as without it")
  func unusableState() {
    let fill = DrawCommand.fill(.rect(Rect(x: 1, y: 1, width: 5, height: 5)), .black, view: 0)
    let clip = DrawCommand.clip(.rect(Rect(x: .nan, y: 0, width: 1, height: 1)))
    #expect(image([clip, .group(opacity: .nan), fill, .restore, .restore]) == image([fill]))
  }

  @Test("with huge coordinates are cut to the image", arguments: [1e6, 1e9, 1e300])
  func huge(size: Double) {
    let rect = Rect(x: -size, y: -size, width: 2 * size, height: 2 * size)
    let black = Bitmap(size: PixelSize(width: 32, height: 32), filledWith: .black)
    for shape in [
      Shape.rect(rect), .roundedRect(rect, radius: 8), .ellipse(rect), .path(Path(rect)),
    ] {
      #expect(image([.fill(shape, .black, view: 0)]) == black)
      #expect(image([.clip(shape), .fill(shape, .black, view: 0)]) == black)
    }
    #expect(image([.image(ImagePaint(bitmap: bitmap, destination: rect), view: 0)]) == black)
    #expect(image([.border(.rect(rect), width: 1, .black, view: 0)]) == image([]))
    #expect(image([.border(.path(Path(rect)), width: 1, .black, view: 0)]) == image([]))
    #expect(image([.border(.path(Path(rect)), width: size, .black, view: 0)]) == black)
  }

  @Test("with negative or no extent draw nothing")
  func negative() {
    let rect = Rect(x: 20, y: 20, width: -10, height: -10)
    let commands: [DrawCommand] = [
      .fill(.rect(rect), .black, view: 0), .fill(.ellipse(rect), .black, view: 0),
      .border(.rect(rect), width: 1, .black, view: 0), .fill(.path(Path()), .black, view: 0),
      .border(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), width: -1, .black, view: 0),
      .image(ImagePaint(bitmap: bitmap, destination: rect), view: 0),
      .image(
        ImagePaint(
          bitmap: Bitmap(size: PixelSize(width: 0, height: 0)),
          destination: Rect(x: 0, y: 0, width: 9, height: 9)), view: 0),
    ]
    #expect(image(commands) == image([]))
  }

  @Test("off the canvas cost nothing")
  func offCanvas() {
    let far = Rect(x: 100, y: 100, width: 1000, height: 1000)
    let result = painted([
      .fill(.ellipse(far), .black, view: 0), .group(opacity: 0.5),
      .fill(.rect(far), .black, view: 0), .restore,
      .image(ImagePaint(bitmap: bitmap, destination: far), view: 0),
    ])
    #expect(result.paintedPixels == 0)
  }

  @Test("with a restore too many draw on")
  func unbalanced() {
    let fill = DrawCommand.fill(.rect(Rect(x: 1, y: 1, width: 5, height: 5)), .black, view: 0)
    #expect(image([.restore, .restore, fill, .restore]) == image([fill]))
  }

  @Test("with 10,000 clips or groups inside each other come to an end")
  func deep() {
    let circle = Shape.ellipse(Rect(x: 0.5, y: 0.5, width: 31, height: 31))
    var commands: [DrawCommand] = []
    for _ in 0..<10_000 {
      commands += [.clip(circle), .group(opacity: 0.99), .fill(circle, .black, view: 0)]
    }
    #expect(image(commands, painter: Painter(memoryLimit: 1 << 20)).isOpaque)
  }

  @Test("for an image without pixels give one", arguments: [0, 1])
  func emptyImage(width: Int) {
    let list = DisplayList(
      size: PixelSize(width: width, height: 0), background: .white,
      commands: [
        .group(opacity: 0.5),
        .fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .black, view: 0),
      ])
    #expect(Painter().paint(list).bitmap.pixels.isEmpty)
  }

  @Test("of any kind give the same image again", arguments: 0..<30 as Range<UInt64>)
  func anything(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let commands = scene.commands(count: 40)
    #expect(image(commands) == image(commands))
  }
}
