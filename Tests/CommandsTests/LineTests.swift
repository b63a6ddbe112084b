import Testing

@testable import Commands

@Suite("Lines of results")
struct LineTests {
  @Test(
    "show what would steer a terminal or end the line",
    arguments: [
      ("weather", "weather"), ("東京 – 23°", "東京 – 23°"), ("a\u{1B}[2Jb", "a␛[2Jb"),
      ("a\nb\tc", "a␊b␉c"), ("a\r\nb", "a␍␊b"), ("\u{9B}31m", "⟨U+009B⟩31m"),
      ("\u{202E}gnp", "⟨U+202E⟩gnp"), ("👩\u{200D}💻", "👩\u{200D}💻"),
      ("a\u{2028}::error::b\u{2029}\u{85}c", "a⟨U+2028⟩::error::b⟨U+2029⟩⟨U+0085⟩c"),
      ("\u{61C}a\u{2066}b\u{2069}", "⟨U+061C⟩a⟨U+2066⟩b⟨U+2069⟩"),
    ])
  func visible(text: String, shown: String) {
    #expect(Line(text).text(usesColor: false) == shown)
    #expect(Line("✗", .red).text(usesColor: false) == "✗")
  }

  @Test("are coloured in parts, which end where they end")
  func colours() {
    let line = Line("✗", .red) + " weather\u{1B}[0m"
    #expect(line.text(usesColor: true) == "\u{1B}[31m✗\u{1B}[0m weather␛[0m")
  }

  @Test(
    "are coloured as the option, the terminal and NO_COLOR say",
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func choice(choice: ColorChoice, isTerminal: Bool, variables: [String: String], colored: Bool) {
    let environment = Environment(
      currentDirectory: "/", variables: variables, isTerminal: false, outputIsTerminal: isTerminal,
      processorCount: 1, uptime: { 0 }, write: { _ in }, complain: { _ in })
    #expect(choice.usesColor(in: environment) == colored)
  }

  @Test(
    "group digits by three",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1 000"), (1_953_600, "1 953 600"), (-12_345, "-12 345"),
    ])
  func numbers(number: Int, text: String) { #expect(grouped(number) == text) }
}
