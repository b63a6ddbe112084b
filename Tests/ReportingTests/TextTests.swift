import RunRecords
import Testing

@testable import Reporting

@Suite("Text of a project")
struct TextTests {
  @Test(
    "shows what would hide, reorder or end something",
    arguments: [
      ("plain “text” 日本語 \u{1F324}", "plain “text” 日本語 \u{1F324}"),
      ("a\u{202E}b", "a⟨U+202E⟩b"),
      ("\u{1B}[31m", "␛[31m"),
      ("\0\r\u{7F}\u{9B}", "␀␍⟨U+007F⟩⟨U+009B⟩"),
      ("line\nbreak\ttab", "line\nbreak\ttab"),
      ("\u{FEFF}\u{FFFF}\u{1FFFE}", "⟨U+FEFF⟩⟨U+FFFF⟩⟨U+1FFFE⟩"),
      ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ])
  func shown(text: String, expected: String) {
    #expect(visible(text) == expected)
    #expect(visible(visible(text)) == visible(text))
  }

  @Test("is cut where it is very long, also within one character")
  func cut() {
    #expect(clipped("abcdef", to: 6) == "abcdef")
    #expect(clipped("abcdef", to: 4) == "abcd… (2 more characters)")
    let tower = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(clipped(tower).unicodeScalars.count < 450)
  }

  @Test("cannot become markup")
  func markup() {
    let text = "<b a=\"1\" c='2'>&amp;\n"
    #expect(
      ("<i>\(text)</i>" as Markup).text
        == "<i>&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&#10;</i>")
  }

  @Test(
    "becomes one word of a command",
    arguments: [
      ("settings/theme", "settings/theme"), ("", "''"), ("a b", "'a b'"),
      ("$(rm -r x)", "'$(rm -r x)'"), ("it's", #"'it'\''s'"#),
    ])
  func shell(word: String, expected: String) {
    #expect(shellWord(word) == expected)
  }

  @Test("never turns an id into an option")
  func option() {
    let screen = ScreenRecord(id: "-x", title: "", source: "", device: "", shots: [])
    #expect(acceptCommand(for: [screen]) == "meian record -- -x")
  }

  @Test(
    "groups thousands",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func numbers(number: Int, expected: String) {
    #expect(grouped(number) == expected)
  }
}
