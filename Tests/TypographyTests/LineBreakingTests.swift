import Geometry
import Testing

@testable import Typography

@Suite("Line breaking")
struct LineBreakingTests {
  @Test("ends lines between words and drops the spaces there")
  func words() throws {
    let layout = try typeset(
      "The quick brown fox jumps", maxWidth: 90, maxLines: 0, .byWordWrapping)
    #expect(layout.texts == ["The quick", "brown fox", "jumps"])
    #expect(layout.lines.allSatisfy { $0.width <= 90 })
  }

  @Test("follows newlines of every kind")
  func newlines() throws {
    let layout = try typeset("a\nb\r\nc\u{2028}d\u{2029}\ne", maxLines: 0)
    #expect(layout.texts == ["a", "b", "c", "d", "", "e"])
  }

  @Test("splits a word that is wider than a line between characters")
  func longWord() throws {
    let word = "Donaudampfschifffahrtsgesellschaftskapitän"
    let layout = try typeset(word, maxWidth: 100, maxLines: 0, .byWordWrapping)
    #expect(layout.lines.count >= 4)
    #expect(layout.texts.joined() == word)
    #expect(layout.lines.allSatisfy { $0.width <= 100.5 })
  }

  @Test("shows a soft hyphen only where a line ends with it")
  func softHyphens() throws {
    let word = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesellschaft"
    let layout = try typeset(word, maxWidth: 120, maxLines: 0, .byWordWrapping)
    #expect(layout.texts.first == "Donau\u{AD}dampf-")
    #expect(layout.texts.dropLast().allSatisfy { $0.hasSuffix("-") })
    #expect(layout.lines.allSatisfy { $0.width <= 120 })
    let wide = try typeset("Donau\u{AD}dampf").lines[0].width
    #expect(abs(wide - (try typeset("Donaudampf").lines[0].width)) < 1)
  }

  @Test("lets spaces hang over the edge", arguments: ["word      word", "word word      "])
  func hanging(text: String) throws {
    let layout = try typeset(text, maxWidth: 45, maxLines: 0, .byWordWrapping)
    #expect(layout.texts == ["word", "word"])
    #expect(layout.size.width <= 45)
  }

  @Test("fills lines to the character when asked to")
  func characters() throws {
    let byWord = try typeset("a wonderful day", maxWidth: 60, maxLines: 0, .byWordWrapping)
    let byCharacter = try typeset("a wonderful day", maxWidth: 60, maxLines: 0, .byCharWrapping)
    #expect(byWord.texts.first == "a")
    #expect(byCharacter.texts.first?.count ?? 0 > 4)
  }

  @Test(
    "never starts a line with what Japanese keeps at a line's end",
    arguments: stride(from: 20.0, to: 200, by: 7).map { $0 })
  func kinsoku(width: Double) throws {
    let text = "東京、晴れ時々曇り。（コーヒーとケーキ）を「カフェ」で、ゆっくり楽しみましょう。"
    let layout = try typeset(text, maxWidth: width, maxLines: 0, .byWordWrapping)
    #expect(layout.texts.joined() == text)
    // Below two characters a line there is no way to keep the rule.
    guard width >= 52 else { return }
    for line in layout.texts.dropFirst() {
      #expect(!"、。ー）」ェッょ".contains(line.first ?? "x"), "\(line)")
    }
    for line in layout.texts { #expect(!"（「".contains(line.last ?? "x"), "\(line)") }
  }

  @Test("wraps Japanese without spaces")
  func japanese() throws {
    let layout = try typeset("東京 晴れ時々曇り", maxWidth: 80, maxLines: 0, .byWordWrapping)
    #expect(layout.lines.count == 2 || layout.lines.count == 3)
    #expect(layout.missing.isEmpty)
  }

  @Test("drops the rest silently where the mode asks for it")
  func wordWrapped() throws {
    let layout = try typeset("The quick brown fox", maxWidth: 90, maxLines: 1, .byWordWrapping)
    #expect(layout.texts == ["The quick"])
    #expect(layout.isTruncated)
  }

  @Test("keeps a text on one line that fits exactly")
  func exact() throws {
    let natural = try typeset("Timeline Layout", maxLines: 0)
    let again = try typeset(
      "Timeline Layout", maxWidth: natural.lines[0].width - 0.001, maxLines: 0, .byWordWrapping)
    #expect(again.texts == ["Timeline Layout"])
  }
}
