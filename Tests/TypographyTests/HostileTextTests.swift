import Geometry
import Testing

@testable import Typography

@Suite("Hostile text")
struct HostileTextTests {
  static let texts: [(String, String)] = [
    ("one word", String(repeating: "a", count: 1_000_000)),
    ("words", String(repeating: "word ", count: 200_000)),
    ("Japanese", String(repeating: "東京", count: 160_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 500_000)),
    ("joiners", String(repeating: "\u{200D}", count: 330_000)),
    ("newlines", String(repeating: "\n", count: 1_000_000)),
    ("right to left", String(repeating: "\u{5D0}\u{5D1} ", count: 200_000)),
    ("unknown", String(repeating: "\u{10A0B}", count: 250_000)),
  ]

  @Test(
    "of a megabyte is set in moments when few lines are allowed", .timeLimit(.minutes(1)),
    arguments: texts, [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byWordWrapping])
  func long(text: (String, String), mode: LineBreakMode) throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      let layout = try typeset(text.1, maxWidth: 300, maxLines: 2, mode)
      #expect(layout.lines.count <= 2)
    }
    print("\(text.0), \(mode): \(time)")
  }

  @Test(
    "sizes and widths that are no sizes take no room",
    arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300] as [Double],
    [0, -5, .nan, .infinity, 1e-300, 1e300] as [Double])
  func numbers(size: Double, width: Double) throws {
    for mode in LineBreakMode.allCases {
      let layout = try typeset("Hello, world", size: size, maxWidth: width, maxLines: 0, mode)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.size.width >= 0 && layout.size.height >= 0)
    }
  }

  @Test("an empty text has no size, and a text without room one line's height")
  func empty() throws {
    #expect(try typeset("").size == .zero)
    #expect(try typeset("abc", maxWidth: 0).size == Size(width: 0, height: 20.5))
    #expect(try TestFonts.catalog.layout(TextRequest([])).size == .zero)
    #expect(try typeset("\u{7}").lines[0].glyphs.isEmpty)
  }
}
