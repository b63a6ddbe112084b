import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("A backdrop")
struct BackdropTests {
  private func blurred(
    _ commands: [DrawCommand], _ backdrop: Backdrop,
    _ shape: Shape = .rect(Rect(x: 0, y: 0, width: 64, height: 64)), size: Int = 64,
    background: RGBA8 = .white
  ) -> Bitmap {
    image(
      commands + [.backdrop(shape, backdrop, view: 0)], size: size, background: background)
  }

  private func half(_ color: RGBA8) -> DrawCommand {
    .fill(.rect(Rect(x: 0, y: 0, width: 32, height: 64)), color, view: 0)
  }

  @Test(
    "leaves an even picture as it is, at every strength",
    arguments: [0, 0.5, 1, 3, 5.9, 6, 11, 13, 25, 60, 300, 1e9])
  func even(deviation: Double) {
    for level: UInt8 in [0, 1, 77, 128, 200, 254, 255] {
      let color = RGBA8(red: level, green: 255 - level, blue: 31, alpha: 255)
      let bitmap = blurred([], Backdrop(blur: deviation, tint: .clear), background: color)
      #expect(bitmap == Bitmap(size: bitmap.size, filledWith: color), "\(level) at \(deviation)")
    }
  }

  @Test(
    "mixes both sides of an edge, evenly and without leaving their range", arguments: [2.0, 8, 20])
  func edge(deviation: Double) {
    let bitmap = blurred([half(.black)], Backdrop(blur: deviation, tint: .clear))
    let row = bitmap.row(20).map { Int($0.red) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 }, "darker again: \(row)")
    for x in 0..<32 { #expect(abs(row[x] + row[63 - x] - 255) <= 1, "column \(x)") }
    #expect(bitmap.row(0) == bitmap.row(63))
  }

  @Test(
    "spreads an edge by its standard deviation", arguments: [(4.0, 0.870), (8, 0.856), (16, 0.849)])
  func spread(_ row: (deviation: Double, expected: Double)) {
    let deviation = row.deviation
    let size = 256
    let edge: DrawCommand = .fill(
      .rect(Rect(x: 0, y: 0, width: 128, height: 256)), .black, view: 0)
    let bitmap = blurred(
      [edge], Backdrop(blur: deviation, tint: .clear),
      .rect(Rect(x: 0, y: 0, width: 256, height: 256)), size: size)
    // What a bell curve has of the other side there, half a pixel beyond one deviation.
    let level = Double(bitmap[128 + Int(deviation), 100].red) / 255
    #expect(abs(level - row.expected) < 0.015, "\(level)")
  }

  @Test("stays inside its shape and takes nothing from outside it")
  func outside() {
    let shape = Shape.rect(Rect(x: 8, y: 8, width: 24, height: 24))
    let scene: [DrawCommand] = [
      .fill(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), RGBA8(rgb: 0xFF0000), view: 0),
      .fill(shape, RGBA8(rgb: 0x0000FF), view: 0),
    ]
    let before = image(scene, size: 64)
    #expect(blurred(scene, Backdrop(blur: 9, tint: .clear), shape) == before)
  }

  @Test("follows a rounded shape, and a clip")
  func rounded() {
    let tint = RGBA8(rgb: 0x00FF00)
    let shape = Shape.roundedRect(Rect(x: 0, y: 0, width: 64, height: 64), radius: 32)
    let round = blurred([], Backdrop(blur: 4, tint: tint), shape)
    #expect(round[0, 0] == .white && round[32, 32] == tint)
    let clipped = image(
      [
        .clip(shape),
        .backdrop(
          .rect(Rect(x: 0, y: 0, width: 64, height: 64)), Backdrop(blur: 4, tint: tint), view: 0),
        .restore,
      ], size: 64)
    #expect(clipped == round)
  }

  @Test("is tinted as a plain fill would be")
  func tint() {
    let tint = RGBA8(red: 29, green: 29, blue: 29, alpha: 240)
    for level in [UInt8(0), 100, 255] {
      let background = RGBA8(red: level, green: level, blue: level, alpha: 255)
      let filled = image(
        [.fill(.rect(Rect(x: 0, y: 0, width: 64, height: 64)), tint, view: 0)], size: 64,
        background: background)
      #expect(blurred([], Backdrop(blur: 10, tint: tint), background: background) == filled)
    }
  }

  @Test("makes colours grey or stronger")
  func saturation() {
    let orange = RGBA8(rgb: 0xFF9500)
    func color(_ percent: Int) -> RGBA8 {
      blurred([], Backdrop(blur: 4, saturation: percent, tint: .clear), background: orange)[9, 9]
    }
    #expect(color(100) == orange)
    #expect(color(0).red == color(0).green && color(0).green == color(0).blue)
    #expect(color(180).blue == 0 && color(180).red == 255)
    #expect(color(-5) == color(0))
  }

  @Test(
    "blends after the tint",
    arguments: [
      (Backdrop.BlendMode.colorDodge, 0x383838, 200, 255), (.colorDodge, 0x808080, 100, 201),
      (.colorDodge, 0xFFFFFF, 3, 255), (.colorDodge, 0, 77, 77), (.overlay, 0x808080, 100, 100),
      (.overlay, 0xFF0000, 100, 200), (.overlay, 0, 200, 145), (.overlay, 0x8C8C8C, 0, 0),
    ])
  func blend(_ row: (mode: Backdrop.BlendMode, color: UInt32, from: UInt8, to: UInt8)) {
    let background = RGBA8(red: row.from, green: row.from, blue: row.from, alpha: 255)
    let bitmap = blurred(
      [],
      Backdrop(
        blur: 4, tint: .clear, blend: Backdrop.Blend(row.mode, RGBA8(rgb: row.color))),
      background: background)
    #expect(abs(Int(bitmap[5, 5].red) - Int(row.to)) <= 1, "\(bitmap[5, 5].red)")
  }

  @Test("inside a group has only the group beneath it")
  func group() {
    let backdrop = Backdrop(blur: 4, tint: .clear)
    let shape = Shape.rect(Rect(x: 0, y: 0, width: 64, height: 64))
    let bitmap = image(
      [half(.black), .group(opacity: 0.5), .backdrop(shape, backdrop, view: 0), .restore],
      size: 64)
    #expect(bitmap == image([half(.black)], size: 64))
  }

  @Test(
    "with numbers that are none is left out",
    arguments: [Double.nan, .infinity, -.infinity, -4])
  func numbers(number: Double) {
    let scene = [half(.black)]
    let plain = image(scene, size: 64)
    #expect(blurred(scene, Backdrop(blur: number, tint: .clear)) == plain)
    let shape = Shape.rect(Rect(x: number, y: 0, width: number, height: 9))
    #expect(blurred(scene, Backdrop(blur: 5, tint: .black), shape) == plain)
  }

  @Test("of 1 pixel, 1 row and 1 column is drawn")
  func thin() {
    for (width, height) in [(1, 1), (1, 64), (64, 1), (7, 3)] {
      let shape = Shape.rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
      for deviation in [0, 2, 7, 14, 90.0] {
        let bitmap = blurred([], Backdrop(blur: deviation, tint: .black), shape)
        #expect(bitmap[width - 1, height - 1] == .black)
        #expect(width == 64 || bitmap[width, 0] == .white)
      }
    }
  }

  @Test("has the same pixels on every machine")
  func fingerprint() {
    var scene = SeededScene(seed: 7)
    var commands = scene.commands(count: 30)
    for (index, deviation) in [3.0, 8, 17, 40].enumerated() {
      commands.append(
        .backdrop(
          .ellipse(Rect(x: Double(index) * 7, y: 3.5, width: 12.5, height: 24)),
          Backdrop(
            blur: deviation, saturation: 180, tint: RGBA8(red: 37, green: 37, blue: 37, alpha: 140),
            blend: Backdrop.Blend(.overlay, RGBA8(rgb: 0x9C9C9C))), view: 0))
    }
    #expect(image(commands).fingerprint == 14_560_422_777_461_817_187)
  }
}
