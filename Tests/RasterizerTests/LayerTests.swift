import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Layers")
struct LayerTests {
  private let whole = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))
  private let half = Shape.rect(Rect(x: 0, y: 0, width: 4, height: 8))
  private let layer = DrawCommand.layer(LayerPaint())

  private func fill(_ shape: Shape, _ color: RGBA8 = .black) -> DrawCommand {
    .fill(shape, color, view: 0)
  }

  @Test("keep what their mask covers")
  func mask() {
    let masked = image(
      [layer, fill(whole), .mask, fill(half, .white), .restore, .restore], size: 8)
    #expect(masked == image([fill(half)], size: 8))
  }

  @Test("are as opaque as their mask, whatever its colour")
  func translucentMask() {
    let quarter = RGBA8(red: 9, green: 200, blue: 3, alpha: 64)
    let masked = image(
      [layer, fill(whole), .mask, fill(whole, quarter), .restore, .restore], size: 8)
    #expect(masked[3, 3].hex == "#BFBFBF")
  }

  @Test("show nothing behind an empty mask")
  func emptyMask() {
    let masked = image([layer, fill(whole), .mask, .restore, .restore], size: 8)
    #expect(masked == image([], size: 8))
  }

  @Test("mask masks")
  func nested() {
    let lower = Shape.rect(Rect(x: 0, y: 4, width: 8, height: 4))
    let masked = image(
      [
        layer, fill(whole), .mask, layer, fill(half), .mask, fill(lower), .restore, .restore,
        .restore, .restore,
      ], size: 8)
    #expect(masked == image([fill(.rect(Rect(x: 0, y: 4, width: 4, height: 4)))], size: 8))
  }

  @Test("stop masking where they end")
  func after() {
    let masked = image(
      [layer, fill(half), .mask, fill(half), .restore, .restore, fill(whole)], size: 8)
    #expect(masked == image([fill(whole)], size: 8))
  }

  @Test("have an opacity as groups do")
  func opacity() {
    let red = RGBA8(rgb: 0xFF0000)
    let layered = image(
      [.layer(LayerPaint(opacity: 0.5)), fill(whole, red), fill(half), .restore], size: 8)
    #expect(
      layered == image([.group(opacity: 0.5), fill(whole, red), fill(half), .restore], size: 8))
  }

  @Test("whose mask stands outside of any layer leave the mask out")
  func strayMask() {
    #expect(image([.mask, fill(whole), .restore], size: 8) == image([], size: 8))
    #expect(
      image([.clip(whole), .mask, fill(whole), .restore, .restore], size: 8)
        == image([], size: 8))
  }

  @Test("beyond the memory limit paint straight on, without mask and blend mode")
  func memoryLimit() {
    let commands = [
      .layer(LayerPaint(blendMode: .multiply)), fill(whole), .mask, fill(half), .restore, .restore,
    ]
    let tight = image(commands, size: 8, painter: Painter(memoryLimit: 16))
    #expect(tight == image([fill(whole)], size: 8))
  }

  @Test("return to the strength around them")
  func strength() {
    // The group has no room for a layer of 256 bytes, the small layer inside it has.
    let small = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let painted = image(
      [.group(opacity: 0.5), layer, fill(small), .restore, fill(whole), .restore], size: 8,
      painter: Painter(memoryLimit: 100))
    #expect(painted[7, 7].hex == "#7F7F7F")
  }
}

@Suite("Shadows")
struct ShadowTests {
  private let square = Shape.rect(Rect(x: 12, y: 12, width: 8, height: 8))

  @Test("without a blur are the moved shape")
  func sharp() {
    let shadow = Shadow(color: .black, blur: 0, offset: Point(x: 2.4, y: -3))
    #expect(
      image([.shadow(square, shadow, view: 0)])
        == image([.fill(.rect(Rect(x: 14, y: 9, width: 8, height: 8)), .black, view: 0)]))
  }

  @Test("fade to half at the edge of a wide shape", arguments: [2.0, 4, 8, 16])
  func edge(blur: Double) {
    let wide = Shape.rect(Rect(x: 64, y: -200, width: 600, height: 600))
    let shadow = Shadow(color: .black, blur: blur)
    let bitmap = image([.shadow(wide, shadow, view: 0)], size: 128)
    let levels = (0..<128).map { 255 - Int(bitmap[$0, 64].red) }
    #expect(levels == levels.sorted(), "it grows towards the inside")
    #expect((levels[63] + levels[64] - 255).magnitude <= 4)
    // 16 % of a bell curve lie further out than one standard deviation, and 11 % half a pixel on.
    let out = levels[63 - Int(blur)]
    #expect((20...50).contains(out), "\(out) of 255 at one deviation")
  }

  @Test("keep the amount of ink", arguments: [1.0, 3, 5.5])
  func amount(blur: Double) {
    let bitmap = image([.shadow(square, Shadow(color: .black, blur: blur), view: 0)], size: 64)
    let ink = bitmap.pixels.reduce(0) { $0 + 255 - Int($1.red) }
    #expect(abs(ink - 64 * 255) < 64 * 255 / 20, "\(ink)")
  }

  @Test("of layers are those of what they paint")
  func layer() {
    let shadow = Shadow(color: RGBA8(rgb: 0x0000FF), blur: 3, offset: Point(x: 4, y: 5))
    let fill = DrawCommand.fill(square, .black, view: 0)
    let layered = image([.layer(LayerPaint(shadow: shadow)), fill, .restore])
    #expect(layered == image([.shadow(square, shadow, view: 0), fill]))
  }

  @Test("come from outside of a clip, too")
  func clipped() {
    let shadow = Shadow(color: .black, blur: 0, offset: Point(x: 10, y: 0))
    let clip = DrawCommand.clip(.rect(Rect(x: 20, y: 0, width: 12, height: 32)))
    let fill = DrawCommand.fill(square, RGBA8(rgb: 0xFF0000), view: 0)
    let bitmap = image([clip, .layer(LayerPaint(shadow: shadow)), fill, .restore, .restore])
    #expect(bitmap[22, 14].hex == "#000000")
    #expect(bitmap[18, 14].hex == "#FFFFFF")
  }

  @Test(
    "with odd numbers are bounded",
    arguments: [
      Shadow(color: .black, blur: .nan), Shadow(color: .black, blur: .infinity),
      Shadow(color: .black, blur: -4), Shadow(color: .black, blur: 1e300),
      Shadow(color: .black, blur: 2, offset: Point(x: .nan, y: .infinity)),
      Shadow(color: .black, blur: 2, offset: Point(x: 1e300, y: -1e300)),
    ])
  func odd(shadow: Shadow) {
    let fill = DrawCommand.fill(square, .black, view: 0)
    let list = DisplayList(
      size: PixelSize(width: 32, height: 32), background: .white,
      commands: [
        .shadow(square, shadow, view: 0), .layer(LayerPaint(shadow: shadow)), fill, .restore,
      ])
    let painted = Painter().paint(list, workLimit: 2_000_000_000)
    #expect(painted?.bitmap[15, 15].hex ?? "#000000" == "#000000")
  }

  @Test("count as work")
  func work() {
    let list = DisplayList(
      size: PixelSize(width: 32, height: 32), background: .white,
      commands: [.shadow(square, Shadow(color: .black, blur: 300), view: 0)])
    #expect(Painter().paint(list, workLimit: 1_000_000) == nil)
  }
}
