import Geometry
import Testing
import Typography

@Suite("Line boxes")
struct LineBoxTests {
  /// Size, and the heights of a one-line label at two and at three pixels per point.
  static let labels: [(Double, Double, Double)] = [
    (10, 12, 12), (11, 13.5, 13 + 1.0 / 3), (12, 14.5, 14 + 1.0 / 3), (13, 16, 15 + 2.0 / 3),
    (15, 18, 18), (16, 19.5, 19 + 1.0 / 3), (17, 20.5, 20 + 1.0 / 3), (20, 24, 24),
    (22, 26.5, 26 + 1.0 / 3), (28, 33.5, 33 + 2.0 / 3), (34, 41, 40 + 2.0 / 3), (36, 43, 43),
    (40, 48, 48),
  ]

  @Test("give a label the height that Interface Builder stores", arguments: labels)
  func label(size: Double, twice: Double, thrice: Double) throws {
    #expect(abs(try typeset("Label", size: size, scale: .x2).size.height - twice) < 1e-9)
    #expect(abs(try typeset("Label", size: size, scale: .x3).size.height - thrice) < 1e-9)
  }

  @Test("are rounded once, after all lines are added up")
  func lines() throws {
    // Three lines of 20.287 points are 60.861: 61.0, not three times 20.5.
    #expect(try typeset("a\nb\nc", maxLines: 0).size.height == 61)
  }

  @Test("stay San Francisco's under Japanese text")
  func japanese() throws {
    #expect(try typeset("東京").size.height == 20.5)
  }

  @Test("are the font's own for a named family")
  func named() throws {
    let box = try TestFonts.catalog.lineBox(
      of: FontDescriptor(family: "Noto Sans CJK JP", size: 10))
    #expect(abs(box.ascender - 11.6) < 0.1)
    #expect(abs(box.descender - 2.88) < 0.1)
  }

  @Test("put baselines on device pixels", arguments: [Scale.x1, .x2, .x3])
  func baselines(scale: Scale) throws {
    let layout = try typeset("a\nb\nc\nd", maxLines: 0, scale: scale)
    for line in layout.lines {
      let pixels = line.baseline * scale.factor
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
    #expect(layout.firstBaseline == layout.lines.first?.baseline)
    #expect(layout.lastBaseline == layout.lines.last?.baseline)
  }
}
