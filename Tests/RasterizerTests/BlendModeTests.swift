import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  private static let whole = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))

  private func blended(
    _ mode: BlendMode, _ source: RGBA8, over backdrop: RGBA8, opacity: Double = 1
  ) -> String {
    let commands: [DrawCommand] = [
      .layer(LayerPaint(opacity: opacity, blendMode: mode)), .fill(Self.whole, source, view: 0),
      .restore,
    ]
    return image(commands, size: 1, background: backdrop)[0, 0].hex
  }

  /// W3C's formulae by hand for #64C896 over #C86432: opaque, and at an alpha of 128/255.
  static let table: [(BlendMode, String, String)] = [
    (.normal, "#64C896", "#969664"), (.multiply, "#4E4E1D", "#8B5928"),
    (.screen, "#DEDEAB", "#D3A16F"), (.overlay, "#BC9D3B", "#C28136"),
    (.darken, "#646432", "#966432"), (.lighten, "#C8C896", "#C89664"),
    (.colorDodge, "#FFFF79", "#E4B256"), (.colorBurn, "#733900", "#9D4F19"),
    (.softLight, "#BF863D", "#C37538"), (.hardLight, "#9DBC56", "#B29044"),
    (.difference, "#646464", "#96644B"), (.exclusion, "#8F8F8D", "#AB7A60"),
    (.hue, "#1CB267", "#728B4C"), (.saturation, "#AF6C4B", "#BB683E"),
    (.color, "#3CA06E", "#828250"), (.luminosity, "#F08C5A", "#DC7846"),
    // 200 + 100, 100 + 200, 50 + 150; and half of the source's each.
    (.plusLighter, "#FFFFC8", "#FAC87D"),
    // 200 + 100 − 255, 100 + 200 − 255, 50 + 150 − 255; half: 200 + 50 − 128, …
    (.plusDarker, "#2D2D00", "#7A4800"),
  ]

  @Test("follow their formulae", arguments: table)
  func formulae(mode: BlendMode, opaque: String, half: String) {
    let source = RGBA8(rgb: 0x64C896)
    let backdrop = RGBA8(rgb: 0xC86432)
    #expect(blended(mode, source, over: backdrop) == opaque)
    var translucent = source
    translucent.alpha = 128
    expectNear(blended(mode, translucent, over: backdrop), half)
    expectNear(blended(mode, source, over: backdrop, opacity: 128 / 255), half)
  }

  /// A translucent layer has rounded its premultiplied colours to whole levels already.
  private func expectNear(_ actual: String, _ expected: String) {
    guard let a = RGBA8(hex: actual), let b = RGBA8(hex: expected) else {
      #expect(actual == expected)
      return
    }
    let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(actual), not \(expected)")
  }

  @Test("cover every mode")
  func coverage() { #expect(Set(Self.table.map(\.0)) == Set(BlendMode.allCases)) }

  @Test("leave what lies beneath a clear layer", arguments: BlendMode.allCases)
  func clear(mode: BlendMode) {
    #expect(blended(mode, .clear, over: RGBA8(rgb: 0x123456)) == "#123456")
    #expect(blended(mode, .white, over: RGBA8(rgb: 0x123456), opacity: 0) == "#123456")
  }

  @Test("have a result at the ends of every channel", arguments: BlendMode.allCases)
  func ends(mode: BlendMode) {
    for backdrop in [0x000000, 0xFFFFFF, 0xFF0000, 0x808080] as [UInt32] {
      for source in [0x000000, 0xFFFFFF, 0x00FF00, 0x808080] as [UInt32] {
        let hex = blended(mode, RGBA8(rgb: source), over: RGBA8(rgb: backdrop))
        #expect(hex.count == 7, "no alpha is lost")
      }
    }
  }

  @Test("see only what their own group has painted")
  func isolated() {
    let commands: [DrawCommand] = [
      .group(opacity: 0.5), .layer(LayerPaint(blendMode: .multiply)),
      .fill(Self.whole, RGBA8(rgb: 0x00FF00), view: 0), .restore, .restore,
    ]
    // Nothing lies beneath in the group, so that the green stays green and is then laid on at ½.
    #expect(image(commands, size: 1, background: RGBA8(rgb: 0xFF0000))[0, 0].hex == "#7F8000")
  }
}
