import Geometry
import Testing

@testable import Typography

@Suite("Runs of a text")
struct SpanTests {
  private func width(_ text: String, kern: Double?) throws -> Double {
    try TestFonts.catalog.layout(
      TextRequest([TextSpan(text, font: .system(17), kern: kern)], scale: .x2)
    ).lines[0].width
  }

  @Test("are set apart by their kerning, glyph by glyph")
  func kerning() throws {
    let plain = try width("HHHH", kern: nil)
    #expect(abs(try width("HHHH", kern: 2) - plain - 8) < 1e-9)
    #expect(abs(try width("HHHH", kern: -1) - plain + 4) < 1e-9)
  }

  @Test("do not kern pairs where the kerning is 0")
  func noPairs() throws {
    #expect(try width("AVAV", kern: 0) > (try width("AVAV", kern: nil)) + 1)
    #expect(abs(try width("HHHH", kern: 0) - (try width("HHHH", kern: nil))) < 1e-9)
  }

  @Test("stand above the line by their offset, which does not change it")
  func baselineOffset() throws {
    let set = try TestFonts.catalog.layout(
      TextRequest([
        TextSpan("a", font: .system(17)), TextSpan("2", font: .system(11), baselineOffset: 6),
      ]))
    let glyphs = set.lines[0].glyphs
    #expect(glyphs[0].y - glyphs[1].y == 6)
    #expect(set.size.height == LineBox.system(size: 17).labelHeight(lines: 1, scale: .x1))
  }

  @Test("keep Arabic letters joined across a change of colour")
  func joining() throws {
    let font = FontDescriptor.system(17)
    func glyphs(_ spans: [String]) throws -> [UInt32] {
      try ScriptFonts.catalog.layout(TextRequest(spans.map { TextSpan($0, font: font) })).lines[0]
        .glyphs.map(\.glyph)
    }
    #expect(try glyphs(["محمد"]).sorted() == (try glyphs(["مح", "مد"])).sorted())
    #expect(try glyphs(["مح"]) != (try glyphs(["مح", "مد"])).suffix(2))
  }

  @Test("have lines where their font wants them")
  func decorations() throws {
    let glyph = try #require(try typeset("a").lines[0].glyphs.first)
    let lines = TestFonts.catalog.decorations(face: glyph.face)
    #expect(lines.underlinePosition < 0 && lines.underlinePosition > -0.3)
    #expect(lines.strikethroughPosition > 0.2 && lines.strikethroughPosition < 0.5)
    #expect(lines.underlineThickness > 0.03 && lines.strikethroughThickness > 0.03)
    #expect(TestFonts.catalog.decorations(face: -1) == .usual)
  }
}
