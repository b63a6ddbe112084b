import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Commands under a mapping")
struct MappedCommandTests {
  private static let quarter = AffineMapping.rotation(degrees: 90).about(Point(x: 16, y: 16))
  private static let half = AffineMapping.rotation(degrees: 180).about(Point(x: 16, y: 16))

  private func mapped(_ commands: [DrawCommand], _ mapping: AffineMapping) -> Bitmap {
    image(commands.flatMap { $0.mapped(by: mapping) })
  }

  /// The picture turned clockwise by a quarter.
  private func turned(_ bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    for y in 0..<32 { for x in 0..<32 { result[31 - y, x] = bitmap[x, y] } }
    return result
  }

  @Test("are the picture turned by a quarter", arguments: 0..<30 as Range<UInt64>)
  func quarter(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    // Glyphs keep to whole pixels only while they are upright, and scaled pictures to another grid.
    let commands = scene.commands(count: 12).filter { command in
      switch command {
      case .glyphs, .image: false
      default: true
      }
    }
    let (actual, expected) = (mapped(commands, Self.quarter), turned(image(commands)))
    var largest = 0
    for (a, b) in zip(actual.pixels, expected.pixels) {
      for (one, other) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
        largest = max(largest, abs(Int(one) - Int(other)))
      }
    }
    // Curves are cut into lines at other places.
    #expect(largest <= 3, "\(largest) levels apart")
  }

  @Test("turn a picture pixel for pixel by half a turn")
  func halfTurn() {
    var scene = SeededScene(seed: 5)
    let bitmap = scene.bitmap()
    let paint = DrawCommand.image(
      ImagePaint(
        bitmap: bitmap,
        destination: Rect(
          x: 3, y: 7, width: Double(bitmap.size.width), height: Double(bitmap.size.height))),
      view: 0)
    let (plain, turned) = (image([paint]), mapped([paint], Self.half))
    for y in 0..<32 {
      for x in 0..<32 {
        let (a, b) = (plain[x, y], turned[31 - x, 31 - y])
        // Premultiplying first rounds once more.
        #expect(abs(Int(a.red) - Int(b.red)) <= 1)
      }
    }
  }

  @Test("cover the same area at any angle", arguments: [10.0, 30, 45, 77.7])
  func area(degrees: Double) {
    let square = DrawCommand.fill(
      .rect(Rect(x: 10, y: 10, width: 12, height: 12)), .black, view: 0)
    let turned = mapped(
      [square], .rotation(degrees: degrees).about(Point(x: 16, y: 16)))
    let ink = turned.pixels.reduce(0) { $0 + 255 - Int($1.red) }
    #expect(abs(ink - 144 * 255) < 100)
  }

  @Test("make borders that stay inside", arguments: [2.0, 4, 9])
  func border(width: Double) {
    let rect = Rect(x: 8, y: 8, width: 16, height: 16)
    let mapping = AffineMapping.rotation(degrees: 30).about(Point(x: 16, y: 16))
    for shape in [Shape.rect(rect), .roundedRect(rect, radius: 5), .ellipse(rect)] {
      let border = mapped([.border(shape, width: width, .black, view: 0)], mapping)
      let fill = mapped([.fill(shape, .black, view: 0)], mapping)
      #expect(zip(border.pixels, fill.pixels).allSatisfy { $0.red >= $1.red })
      #expect(border[16, 16].hex == (width < 8 ? "#FFFFFF" : "#000000"))
    }
  }

  @Test("scale glyphs as outlines")
  func glyphs() {
    let run = GlyphRun(
      outlines: [
        GlyphOutline(
          key: .init(face: 0, glyph: 0, size: 0), path: Path(Rect(x: 0, y: -4, width: 2, height: 4))
        )
      ], glyphs: [.init(outline: 0, origin: Point(x: 4, y: 8))])
    let twice = mapped([.glyphs(run, .black, view: 0)], .scale(x: 2, y: 2))
    #expect(
      twice == image([.fill(.rect(Rect(x: 8, y: 8, width: 4, height: 8)), .black, view: 0)]))
  }

  @Test(
    "without an area or a number paint nothing",
    arguments: [
      AffineMapping.scale(x: 0, y: 0), .scale(x: 0, y: 1), .scale(x: .nan, y: 1),
      .translation(x: .infinity, y: 0),
      AffineMapping(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ])
  func singular(mapping: AffineMapping) {
    let rect = Rect(x: 4, y: 4, width: 20, height: 20)
    let bitmap = Bitmap(size: PixelSize(width: 2, height: 2), filledWith: .black)
    let gradient = Gradient(.radial, stops: [.init(0, .black)], plane: .identity)
    let commands: [DrawCommand] = [
      .fill(.rect(rect), .black, view: 0), .border(.rect(rect), width: 2, .black, view: 0),
      .fill(.ellipse(rect), .black, view: 0), .gradient(.rect(rect), gradient, view: 0),
      .image(ImagePaint(bitmap: bitmap, destination: rect), view: 0),
      .shadow(.rect(rect), Shadow(color: .black, blur: 3), view: 0),
    ]
    #expect(mapped(commands, mapping) == image([]))
  }

  @Test("of pictures that become much smaller average their pixels")
  func shrunk() {
    var bitmap = Bitmap(size: PixelSize(width: 64, height: 64))
    for y in 0..<64 {
      for x in 0..<64 { bitmap[x, y] = (x + y).isMultiple(of: 2) ? .black : .white }
    }
    let paint = DrawCommand.image(
      ImagePaint(bitmap: bitmap, destination: Rect(x: 0, y: 0, width: 64, height: 64)), view: 0)
    let small = mapped([paint], .scale(x: 0.25, y: 0.25))
    #expect((126...129).contains(small[8, 8].red))
  }
}
