import Geometry
import Testing

@testable import Typography

@Suite("Glyph outlines")
struct GlyphOutlineTests {
  private func path(_ text: String, pixelsPerEm: Double) throws -> Path {
    let glyph = try #require(try typeset(text).lines.first?.glyphs.first)
    return TestFonts.catalog.outline(
      face: glyph.face, glyph: glyph.glyph, pixelsPerEm: pixelsPerEm)
  }

  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  @Test("stand on the baseline and reach up, in pixels")
  func extent() throws {
    let points = points(try path("H", pixelsPerEm: 100))
    #expect(points.map(\.y).max() == 0)
    let top = try #require(points.map(\.y).min())
    // Inter's capitals are 0.727 em high.
    #expect(abs(top + 72.7) < 0.5)
    #expect(points.allSatisfy { $0.x > 0 && $0.x < 80 })
  }

  @Test("grow with the size")
  func scaling() throws {
    let small = points(try path("R", pixelsPerEm: 50))
    let large = points(try path("R", pixelsPerEm: 100))
    #expect(small.count == large.count)
    #expect(zip(small, large).allSatisfy { abs($0.x * 2 - $1.x) < 1e-9 })
  }

  @Test("close every contour", arguments: ["O", "i", "東", "%", "あ"])
  func contours(text: String) throws {
    let elements = try path(text, pixelsPerEm: 32).elements
    let starts = elements.count { if case .move = $0 { true } else { false } }
    let ends = elements.count { $0 == .close }
    #expect(starts > 0)
    #expect(starts == ends)
  }

  @Test("are empty for spaces, unknown faces and sizes that are none")
  func empty() throws {
    #expect(try path(" ", pixelsPerEm: 50).isEmpty)
    #expect(TestFonts.catalog.outline(face: -7, glyph: 1, pixelsPerEm: 50).isEmpty)
    #expect(try path("A", pixelsPerEm: .nan).isEmpty)
    #expect(try path("A", pixelsPerEm: 0).isEmpty)
  }
}
