import Geometry
import Testing

@testable import Typography

@Suite("Truncation")
struct TruncationTests {
  static let modes: [LineBreakMode] = [
    .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  @Test("keeps the part the mode names")
  func parts() throws {
    let text = "Abcdefghijklmnopqrstuvwxyz"
    let head = try typeset(text, maxWidth: 100, .byTruncatingHead).texts[0]
    let tail = try typeset(text, maxWidth: 100, .byTruncatingTail).texts[0]
    let middle = try typeset(text, maxWidth: 100, .byTruncatingMiddle).texts[0]
    #expect(head.hasPrefix("…") && head.hasSuffix("xyz"))
    #expect(tail.hasPrefix("Abc") && tail.hasSuffix("…"))
    #expect(middle.hasPrefix("Ab") && middle.contains("…") && middle.hasSuffix("yz"))
  }

  @Test("fits and uses the room", arguments: modes, [40.0, 61, 80, 123, 150])
  func fits(mode: LineBreakMode, width: Double) throws {
    let layout = try typeset("Notify About New Articles", maxWidth: width, mode)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width <= width + LineFitting.tolerance)
    #expect(layout.lines[0].width > width - 20)
  }

  @Test("leaves what fits alone", arguments: modes)
  func untouched(mode: LineBreakMode) throws {
    let layout = try typeset("Label", maxWidth: 100, mode)
    #expect(layout.texts == ["Label"])
    #expect(!layout.isTruncated)
  }

  @Test("happens on the last line only")
  func lastLine() throws {
    let layout = try typeset("The quick brown fox jumps over", maxWidth: 90, maxLines: 2)
    #expect(layout.texts[0] == "The quick")
    #expect(layout.texts[1].hasPrefix("brown fo") && layout.texts[1].hasSuffix("…"))
  }

  @Test("says that further paragraphs are left out")
  func paragraphs() throws {
    #expect(try typeset("one\ntwo\nthree", maxWidth: 200, maxLines: 2).texts == ["one", "two…"])
    #expect(try typeset("one\ntwo", maxWidth: 200, maxLines: 2).texts == ["one", "two"])
    let long = try typeset("one long paragraph\ntwo", maxWidth: 60).texts[0]
    #expect(long.filter { $0 == "…" }.count == 1)
    #expect(
      try typeset("one\ntwo", maxWidth: 200, maxLines: 1, .byClipping).texts == ["one"])
  }

  @Test("leaves the ellipsis alone where nothing else fits")
  func narrow() throws {
    #expect(try typeset("Wide", maxWidth: 17).texts == ["…"])
  }

  @Test(
    "puts no space beside the ellipsis", arguments: stride(from: 40.0, to: 200, by: 3).map { $0 })
  func spaces(width: Double) throws {
    let line = try typeset("to be or not to be, that is", maxWidth: width).texts[0]
    #expect(!line.contains(" …"))
  }

  @Test(
    "does not part a character from its marks",
    arguments: stride(from: 10.0, to: 60, by: 1).map { $0 })
  func clusters(width: Double) throws {
    let text = String(repeating: "n\u{303}\u{323}", count: 12)
    for mode in Self.modes {
      let shown = try typeset(text, maxWidth: width, mode).texts[0]
      #expect(shown.filter { $0 != "…" }.allSatisfy { $0.unicodeScalars.count == 3 })
    }
  }

  @Test("is replaced by clipping where asked, with a glyph to cut")
  func clipping() throws {
    let layout = try typeset("Notify About New Articles", maxWidth: 100, .byClipping)
    #expect(layout.needsClipping)
    #expect(layout.size.width == 100)
    #expect(layout.lines[0].width > 100)
  }
}
