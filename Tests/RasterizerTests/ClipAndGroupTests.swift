import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Clips")
struct ClipTests {
  @Test("never add ink", arguments: 0..<40 as Range<UInt64>)
  func noInk(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let clip = DrawCommand.clip(scene.shape())
    let fill = DrawCommand.fill(scene.shape(), .black, view: 0)
    let (clipped, free) = (image([clip, fill, .restore]), image([fill]))
    // White paper: ink makes it darker.
    #expect(zip(clipped.pixels, free.pixels).allSatisfy { $0.red >= $1.red })
  }

  @Test("of whole pixels cut exactly")
  func wholePixels() {
    let result = painted([
      .clip(.rect(Rect(x: 4, y: 5, width: 6, height: 7))),
      .fill(.rect(Rect(x: 0, y: 0, width: 32, height: 32)), .black, view: 0),
    ])
    let expected = image([.fill(.rect(Rect(x: 4, y: 5, width: 6, height: 7)), .black, view: 0)])
    #expect(result.bitmap == expected)
    #expect(result.paintedPixels == 42)
  }

  @Test("by a shape leave what filling the shape would cover", arguments: 0..<20 as Range<UInt64>)
  func shapeAsMask(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let shape = scene.shape()
    let clipped = image([
      .clip(shape), .fill(.rect(Rect(x: 0, y: 0, width: 32, height: 32)), .black, view: 0),
      .restore,
    ])
    #expect(clipped == image([.fill(shape, .black, view: 0)]))
  }

  @Test("inside each other multiply")
  func nested() {
    let half = Shape.rect(Rect(x: 2, y: 2, width: 8.5, height: 8))
    let result = image(
      [.clip(half), .clip(half), .fill(half, .black, view: 0), .restore, .restore], size: 16)
    // 255 · 1/2 three times, each rounded: 128, 64, 32.
    #expect(result[10, 5].red == 255 - 32)
    #expect(result[9, 5].red == 0)
  }

  @Test("end with their restore")
  func restore() {
    let box = Shape.rect(Rect(x: 0, y: 0, width: 32, height: 32))
    let result = image([
      .clip(.ellipse(Rect(x: 0, y: 0, width: 4, height: 4))),
      .clip(.rect(Rect(x: 0, y: 0, width: 0, height: 0))), .restore, .restore,
      .fill(box, .black, view: 0),
    ])
    #expect(result == Bitmap(size: PixelSize(width: 32, height: 32), filledWith: .black))
  }
}

@Suite("Groups")
struct GroupTests {
  private let box = Shape.rect(Rect(x: 2, y: 2, width: 12, height: 12))
  private let other = Shape.rect(Rect(x: 8, y: 8, width: 12, height: 12))

  @Test("of full opacity draw as if they were not there", arguments: 0..<20 as Range<UInt64>)
  func full(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let commands = scene.commands(count: 10)
    #expect(image([.group(opacity: 1)] + commands + [.restore]) == image(commands))
  }

  @Test("of no opacity draw nothing", arguments: 0..<10 as Range<UInt64>)
  func none(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let result = painted([.group(opacity: 0)] + scene.commands(count: 10) + [.restore])
    #expect(result.bitmap == image([]))
    #expect(result.paintedPixels == 0)
  }

  @Test("let nothing of what is covered inside them show through")
  func covered() {
    let result = image([
      .group(opacity: 0.5), .fill(box, .black, view: 0),
      .fill(other, RGBA8(rgb: 0xFF0000), view: 0), .restore,
    ])
    #expect(result[4, 4] == RGBA8(rgb: 0x7F7F7F))
    #expect(result[10, 10] == RGBA8(rgb: 0xFF7F7F))
    #expect(result[18, 18] == RGBA8(rgb: 0xFF7F7F))
  }

  @Test("of one shape draw it with its alpha lowered", arguments: 0..<20 as Range<UInt64>)
  func single(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    var color = scene.color()
    color.alpha = 255
    let shape = scene.shape()
    let grouped = image([.group(opacity: 128.0 / 255), .fill(shape, color, view: 0), .restore])
    color.alpha = 128
    let lowered = image([.fill(shape, color, view: 0)])
    // Once for the layer and once for the image, a level may be rounded the other way.
    for (left, right) in zip(grouped.pixels, lowered.pixels) {
      #expect(abs(Int(left.red) - Int(right.red)) <= 2)
    }
  }

  @Test("under a clip are cut once")
  func clipped() {
    let half = Shape.rect(Rect(x: 2, y: 2, width: 8.5, height: 8))
    let whole = Shape.rect(Rect(x: 0, y: 0, width: 32, height: 32))
    let result = image([
      .clip(half), .group(opacity: 0.5), .fill(whole, .black, view: 0), .restore, .restore,
    ])
    #expect(result[5, 5].red == 127)
    #expect(result[10, 5].red == 191)
  }

  @Test("left open at the end of the list are drawn")
  func unclosed() {
    let commands: [DrawCommand] = [.group(opacity: 0.5), .fill(box, .black, view: 0)]
    #expect(image(commands) == image(commands + [.restore]))
    #expect(image(commands) != image([]))
  }

  @Test("beyond the memory limit fall back to lowering every command's alpha")
  func memoryLimit() {
    let commands: [DrawCommand] = [
      .group(opacity: 0.5), .fill(box, .black, view: 0), .restore,
      .clip(.ellipse(Rect(x: 0, y: 0, width: 30, height: 30))), .fill(other, .black, view: 0),
      .restore,
    ]
    let result = image(commands, painter: Painter(memoryLimit: 100))
    #expect(result[4, 4] == RGBA8(rgb: 0x7F7F7F))
    #expect(result[15, 15] == .black)
  }
}
