import Geometry
import Testing

@testable import Typography

@Suite("Paragraph styles")
struct ParagraphTests {
  private func layout(
    _ text: String, width: Double? = nil, isRightToLeft: Bool = false,
    _ change: (inout TextParagraph) -> Void
  ) throws -> TextLayout {
    var request = TextRequest(
      [TextSpan(text, font: .system(17))], maxWidth: width, maxLines: 0,
      lineBreakMode: .byWordWrapping, scale: .x2)
    change(&request.paragraph)
    request.isRightToLeft = isRightToLeft
    return try TestFonts.catalog.layout(request)
  }

  private let line = LineBox.system(size: 17).height

  @Test("keep room between lines, and none below the last")
  func lineSpacing() throws {
    #expect(try layout("a") { $0.lineSpacing = 6 }.size.height == 20.5)
    let two = try layout("a\nb") { $0.lineSpacing = 6 }
    #expect(abs(two.size.height - (2 * line + 6)) < 0.5)
    #expect(abs(two.lines[1].baseline - two.lines[0].baseline - line - 6) < 0.5)
  }

  @Test("keep more room between paragraphs than between lines")
  func paragraphSpacing() throws {
    let text = "one two three four five\nsix"
    let set = try layout(text, width: 80) {
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 4
    }
    let gaps = zip(set.lines.dropFirst(), set.lines).map { $0.baseline - $1.baseline }
    #expect(gaps.count >= 2)
    for gap in gaps.dropLast() { #expect(abs(gap - line) < 0.6) }
    #expect(abs((gaps.last ?? 0) - line - 14) < 0.6)
  }

  @Test(
    "decide how high lines are, with what they add above the text",
    arguments: [
      (1.5, 0.0, 0.0, 20.287 * 1.5), (0, 30, 0, 30), (0, 0, 15, 15), (2, 0, 30, 30),
      (0.5, 18, 0, 18),
    ])
  func lineHeight(multiple: Double, least: Double, most: Double, height: Double) throws {
    let set = try layout("a") {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = least
      $0.maximumLineHeight = most
    }
    #expect(abs(set.size.height - height) < 0.5)
    // What is below the baseline stays.
    #expect(abs(height - set.firstBaseline - LineBox.system(size: 17).descender) < 0.5)
  }

  @Test("begin lines further in, the first one by its own measure")
  func indents() throws {
    let set = try layout("one two three four five six", width: 120) {
      $0.firstLineHeadIndent = 24
      $0.headIndent = 9
    }
    #expect(set.lines.count >= 2)
    #expect(set.lines[0].x == 24)
    #expect(set.lines.dropFirst().allSatisfy { $0.x == 9 })
    #expect(set.lines.allSatisfy { $0.x + $0.width <= 120.01 })
  }

  @Test("end lines at a distance from either side", arguments: [(90.0, 90.0), (-30, 90), (0, 120)])
  func tails(tail: Double, end: Double) throws {
    let set = try layout("one two three four five six", width: 120) { $0.tailIndent = tail }
    #expect(set.lines.allSatisfy { $0.x + $0.width <= end + 0.01 })
    #expect(set.lines.contains { $0.x + $0.width > end - 40 })
  }

  @Test("count from the right where reading does")
  func mirrored() throws {
    let set = try layout("one two three four five six", width: 120, isRightToLeft: true) {
      $0.firstLineHeadIndent = 24
    }
    #expect(abs(set.lines[0].x + set.lines[0].width - 96) < 0.01)
    #expect(abs(set.lines[1].x + set.lines[1].width - 120) < 0.01)
  }

  @Test("survive numbers that make no sense")
  func hostile() throws {
    for value in [-1e9, 1e9, Double.infinity, .nan] {
      let set = try layout("one two three", width: 50) {
        $0.firstLineHeadIndent = value
        $0.headIndent = value
        $0.tailIndent = value
      }
      #expect(!set.lines.isEmpty)
    }
  }
}
