import Drawing
import Geometry
import Pixels
import Testing

@Suite("Blending")
struct BlendingTests {
  private let everywhere = Shape.rect(Rect(x: 0, y: 0, width: 8, height: 8))

  @Test("rounds once, to the nearest integer, for every alpha and channel")
  func rounding() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let background = RGBA8(red: 255, green: UInt8(alpha), blue: 7)
      let color = RGBA8(red: 0, green: 200, blue: UInt8(255 - alpha), alpha: UInt8(alpha))
      let result = image([.fill(everywhere, color, view: 0)], size: 1, background: background)
      func mixed(_ source: UInt8, _ destination: UInt8) -> UInt8 {
        UInt8((Int(source) * alpha + Int(destination) * (255 - alpha) + 127) / 255)
      }
      #expect(
        result[0, 0]
          == RGBA8(
            red: mixed(color.red, 255), green: mixed(color.green, background.green),
            blue: mixed(color.blue, 7)))
    }
  }

  @Test("puts an opaque colour over anything as it is", arguments: 0..<20 as Range<UInt64>)
  func opaque(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    var color = scene.color()
    color.alpha = 255
    let below = scene.commands(count: 6)
    let cover = Shape.rect(Rect(x: 0, y: 0, width: 32, height: 32))
    #expect(
      image(below + [.fill(cover, color, view: 0)])
        == Bitmap(size: PixelSize(width: 32, height: 32), filledWith: color))
  }

  @Test("changes nothing where the colour is clear", arguments: 0..<20 as Range<UInt64>)
  func clear(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let below = scene.commands(count: 6)
    var color = scene.color()
    color.alpha = 0
    let unseen: [DrawCommand] = [
      .fill(scene.shape(), color, view: 0), .border(scene.shape(), width: 2, color, view: 0),
      .glyphs(scene.glyphs(), color, view: 0),
      .image(
        ImagePaint(bitmap: scene.bitmap(), destination: scene.rect(), mode: .template(color)),
        view: 0),
      .image(
        ImagePaint(
          bitmap: Bitmap(size: PixelSize(width: 3, height: 3), filledWith: color),
          destination: scene.rect()), view: 0),
    ]
    #expect(image(below + unseen) == image(below))
  }

  @Test("keeps the image opaque, on any background", arguments: 0..<20 as Range<UInt64>)
  func opacity(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let commands = scene.commands(count: 12)
    #expect(image(commands, background: RGBA8(red: 9, green: 8, blue: 7, alpha: 3)).isOpaque)
  }

  @Test("moves with the shapes by whole pixels", arguments: 0..<30 as Range<UInt64>)
  func translation(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let (shape, color) = (scene.shape(), scene.color())
    func drawn(_ dx: Double, _ dy: Double) -> Bitmap {
      image([.fill(moved(shape, dx, dy), color, view: 0)], size: 80)
    }
    let (near, far) = (drawn(10, 10), drawn(27, 23))
    for y in 0..<56 {
      for x in 0..<62 where near[x, y] != far[x + 17, y + 13] {
        #expect(Bool(false), "(\(x), \(y)) differs")
        return
      }
    }
  }

  private func moved(_ shape: Shape, _ dx: Double, _ dy: Double) -> Shape {
    switch shape {
    case .rect(let rect): .rect(rect.offset(x: dx, y: dy))
    case .roundedRect(let rect, let radius): .roundedRect(rect.offset(x: dx, y: dy), radius: radius)
    case .roundedCorners(let rect, let a, let b, let c, let d):
      .roundedCorners(
        rect.offset(x: dx, y: dy), topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    case .continuousCorners(let rect, let radii):
      .continuousCorners(rect.offset(x: dx, y: dy), radii)
    case .ellipse(let rect): .ellipse(rect.offset(x: dx, y: dy))
    case .path(let path): .path(path.offset(x: dx, y: dy))
    }
  }
}
