import Geometry
import Testing

@testable import Typography

/// No font of the test catalog has Hebrew letters, so that each is drawn as a frame; the order
/// is what counts.
@Suite("Right-to-left text")
struct BidiTests {
  @Test("runs leftward inside a Latin line")
  func mixed() throws {
    let layout = try typeset("a \u{5D0}\u{5D1} b")
    let glyphs = layout.lines[0].glyphs
    #expect(glyphs.filter { $0.face == 0 }.count == 2)
    let first = try #require(glyphs.first)
    let last = try #require(glyphs.last)
    #expect(first.face != 0 && last.face != 0)
    #expect(layout.texts == ["a \u{5D0}\u{5D1} b"])
  }

  @Test("starts at the right edge when it opens a paragraph")
  func base() throws {
    let layout = try typeset("\u{5D0}\u{5D1} abc", maxWidth: 200)
    #expect(layout.lines[0].x > 50)
    // The Latin word ends the sentence and so stands leftmost.
    #expect(layout.lines[0].glyphs.first?.face != 0)
    #expect(layout.lines[0].glyphs.last?.face == 0)
    #expect(try typeset("\u{5D0} abc", maxWidth: 200, alignment: .left).lines[0].x == 0)
  }

  @Test("orders nested runs as Unicode's rule L2 says")
  func nested() {
    let levels: [UInt8] = [0, 1, 2, 1, 0]
    let text = ShapedText(
      runs: levels.enumerated().map { ShapedRun(glyphs: $0..<$0 + 1, level: $1) }, advances: [])
    #expect(text.visualRuns.map(\.glyphs.lowerBound) == [0, 3, 2, 1, 4])
  }
}
