import Geometry
import Testing

@testable import Typography

@Suite("Alignment")
struct AlignmentTests {
  @Test("places a line in its room")
  func single() throws {
    let width = try typeset("Label").lines[0].width
    func left(_ alignment: TextAlignment) throws -> Double {
      try typeset("Label", maxWidth: 100, alignment: alignment).lines[0].x
    }
    #expect(try left(.left) == 0)
    #expect(try left(.natural) == 0)
    #expect(abs(try left(.center) - (100 - width) / 2) < 1e-9)
    #expect(abs(try left(.right) - (100 - width)) < 1e-9)
  }

  @Test("without a width is among the lines themselves")
  func natural() throws {
    let layout = try typeset("wide line\nx", maxLines: 0, alignment: .right)
    let first = layout.lines[0]
    let second = layout.lines[1]
    #expect(first.x == 0)
    #expect(abs(second.x + second.width - first.width) < 1e-9)
  }

  @Test("fills wrapped lines when justified, but not the last")
  func justified() throws {
    let layout = try typeset(
      "The quick brown fox jumps over it", maxWidth: 120, maxLines: 0, .byWordWrapping,
      alignment: .justified)
    #expect(layout.lines.count >= 2)
    for line in layout.lines.dropLast() { #expect(abs(line.width - 120) < 1e-9) }
    #expect(try #require(layout.lines.last).width < 119)
  }
}
