import Reporting
import RunRecords
import Testing

@Suite("Markdown summary")
struct SummaryTests {
  @Test("counts first, then lists what needs a person, failing first, then how to accept")
  func document() {
    let kept: Set = ["unchanged", "unexpected-change", "settings/theme", "added"]
    var run = SampleRun.everyVerdict
    run.screens.removeAll { !kept.contains($0.id) }
    run.notes = []
    #expect(
      summary(run) == """
        **weather-clock**: ▲ 1 screen failing · ● 1 screen to review · ＋ 1 screen added · – 1 screen unchanged

        8 shots: 5 unchanged, 1 recorded-change, 1 added, 1 unexpected-change

        | | screen | what happened |
        | --- | --- | --- |
        | ▲ failing | unexpected-change | In dark, 3 views changed: text colour black → label.<br>Only dark changed. |
        | ● to review | settings/theme | In dark, 3 views changed: text colour black → label. |
        | ＋ added | added | In dark, the screen is new. |

        To accept what was drawn:

        ````sh
        meian record unexpected-change
        ````

        Findings:

        - unexpected-change, dark: text of “title” has a contrast of 1.2&#58;1 on its background

        """)
  }

  @Test("only counts where nothing needs a person")
  func calm() {
    var run = SampleRun.everyVerdict
    run.screens.removeAll { $0.id != "unchanged" }
    run.notes = []
    #expect(
      summary(run) == "**weather-clock**: – 1 screen unchanged\n\n2 shots: 2 unchanged\n")
  }

  @Test("keeps its table, whatever the project's text", arguments: hostileTexts)
  func table(text: String) {
    let lines = summary(SampleRun.hostile(text)).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == 11)
    #expect(rows.allSatisfy { row in row.count { $0 == "|" } == 4 })
    for line in lines where !line.hasPrefix("meian record") {
      let plain = line.replacing("<br>", with: "")
      #expect(plain.wholeMatch(of: /[^<>]*/) != nil)
      #expect(plain.firstRange(of: /@[A-Za-z]/) == nil)
    }
  }

  @Test("stays short for a large run")
  func size() {
    var run = SampleRun.everyVerdict
    let screen = SampleRun.screen(with: .unexpectedChange)
    run.screens = (0..<5_000).map { number in
      var screen = screen
      screen.id = "list/screen-\(number)"
      return screen
    }
    let text = summary(run)
    #expect(text.utf8.count < 65_000)
    #expect(text.contains("and 4,900 more screens"))
    #expect(text.contains("\nmeian record\n"))
  }

  @Test("lists at most 10 findings and counts the rest")
  func findings() {
    var run = SampleRun.everyVerdict
    run.screens.removeAll { $0.id != "unchanged" }
    run.screens[0].shots[1].findings = (0..<12).map { "finding \($0)\n::error::" }
    let lines = summary(run).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("- unchanged, dark: finding") } == 10)
    #expect(lines.contains("- and 2 more findings"))
    #expect(!lines.contains { $0.hasPrefix("::") })
  }

  @Test("lists what keeps its first style after switching, at most 10 screens")
  func stale() {
    var run = SampleRun.everyVerdict
    run.screens.removeAll { $0.id != "unchanged" }
    run.notes = []
    run.screens[0].pairNotes = [.staleAfterSwitching]
    #expect(
      summary(run).hasSuffix(
        """
        Stale after switching:

        - unchanged, A style from the start and the same style after switching differ.

        """))
    run.screens[0].stale = [SampleRun.staleBorder]
    #expect(
      summary(run).hasSuffix(
        """
        Stale after switching:

        - unchanged, dark.switched: borderColor of “card” (label) stays &#35;000000FF, from the start &#35;FFFFFFFF: a CGColor

        """))
    run.screens = (0..<12).map { number in
      var screen = run.screens[0]
      screen.id = "s\(number)"
      return screen
    }
    #expect(summary(run).hasSuffix("- and 2 more screens\n"))
  }

  private func summary(_ run: RunRecord) -> String {
    Summary.files(for: run, context: ReportContext(attachmentPrefix: "")).map(\.contents).joined()
  }
}
