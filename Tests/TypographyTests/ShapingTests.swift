import Geometry
import Testing

@testable import Typography

@Suite("Shaping")
struct ShapingTests {
  private func width(_ text: String, weight: FontWeight = .regular) throws -> Double {
    try typeset(text, weight: weight).lines[0].width
  }

  @Test("kerns")
  func kerning() throws {
    #expect(try width("AV") < width("A") + width("V") - 0.5)
  }

  @Test(
    "adds San Francisco's tracking to each glyph",
    arguments: [
      (17.0, -0.43), (12, 0), (28, 0.38), (13.5, -0.115), (5, 0.12), (100, 0.26),
    ])
  func tracking(size: Double, points: Double) {
    #expect(abs(SystemTracking.points(size: size, weight: .regular) - points) < 1e-9)
  }

  @Test("does not track Japanese")
  func japanese() throws {
    #expect(abs(try width("東京") - 34) < 1e-9)
  }

  @Test("makes digits equally wide where asked")
  func digits() throws {
    func width(_ text: String, _ monospaced: Bool) throws -> Double {
      try TestFonts.catalog.layoutText(
        text, font: FontDescriptor(size: 17, monospacedDigits: monospaced), scale: .x2
      ).lines[0].width
    }
    #expect(try width("11:11", true) == width("00:00", true))
    #expect(try width("11:11", false) < width("00:00", false))
  }

  @Test("places glyphs one after the other on the baseline")
  func places() throws {
    let line = try typeset("abc").lines[0]
    #expect(line.glyphs.count == 3)
    #expect(line.glyphs.allSatisfy { $0.y == line.baseline && $0.size == 17 })
    #expect(zip(line.glyphs, line.glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test("hides characters that have no shape")
  func invisible() throws {
    let plain = try typeset("ab")
    let marked = try typeset("a\u{FEFF}\u{200D}\u{200B}\u{1}\u{7F}\u{FE0F}\u{2060}b")
    #expect(marked.missing.isEmpty)
    #expect(abs(marked.lines[0].width - plain.lines[0].width) < 1)
  }

  @Test("keeps a mark with its base, in the base's font")
  func marks() throws {
    let layout = try typeset("が か\u{3099}")
    #expect(layout.missing.isEmpty)
    #expect(Set(layout.lines[0].glyphs.map(\.face)).count == 2)
  }

  @Test("uses the display cut from 20 points on")
  func display() throws {
    #expect(try typeset("A", size: 19.5).fontFiles == ["Inter-Regular.otf"])
    #expect(try typeset("A", size: 20).fontFiles == ["InterDisplay-Regular.otf"])
  }

  @Test("keeps the fonts of spans apart, on one baseline")
  func spans() throws {
    let layout = try TestFonts.catalog.layout(
      TextRequest([TextSpan("a", font: .system(12)), TextSpan("b", font: .system(34, .bold))]))
    let glyphs = layout.lines[0].glyphs
    #expect(glyphs.map(\.span) == [0, 1])
    #expect(glyphs.map(\.size) == [12, 34])
    #expect(layout.fontFiles == ["Inter-Regular.otf", "InterDisplay-Bold.otf"])
    #expect(layout.size.height == 41)
  }
}
