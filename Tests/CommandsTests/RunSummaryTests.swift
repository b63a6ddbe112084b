import RunRecords
import Testing

@testable import Commands

@Suite("The summary of a run")
struct RunSummaryTests {
  private static let change = ComparisonRecord(
    pixels: 1_953_600, box: .init(x: 0, y: 12, width: 1170, height: 2520), colorChanges: [])
  private static let resized = ComparisonRecord(
    pixels: 0, box: nil, colorChanges: [], sizeBefore: "1170 × 2532", sizeAfter: "1170 × 2400")

  private func run(_ screens: [(String, [ShotRecord])], notes: [String] = []) -> RunRecord {
    RunRecord(
      project: "p", meian: "0", epoch: 1, before: "none",
      screens: screens.map { ScreenRecord(id: $0, title: $0, source: "", device: "", shots: $1) },
      notes: notes)
  }

  private func text(_ summary: RunSummary) -> [String] {
    summary.lines.map { $0.text(usesColor: false) }
  }

  @Test("says what light and dark say about each other, and what passes by a tolerance only")
  func remarks() {
    var record = run([
      (
        "clock",
        [
          ShotRecord(variant: "light", verdict: .unchanged),
          ShotRecord(variant: "dark", verdict: .unexpectedChange, unexpected: Self.change),
        ]
      ),
      ("map", [ShotRecord(variant: "light", verdict: .unchanged)]),
    ])
    record.screens[0].pairNotes = [.oneSided]
    record.screens[1].shots[0].tolerated = "within levels=2,region=9: 7 px: noise"
    let lines = text(RunSummary(record: record))
    #expect(lines.contains("    only dark changed"))
    #expect(lines.contains("● map, light: equal within levels=2,region=9: 7 px: noise"))
    record.screens[0].shots[1] = ShotRecord(variant: "dark", verdict: .unchanged)
    #expect(!text(RunSummary(record: record)).contains("    only dark changed"))
  }

  @Test("puts failures first, with what differs where, and counts every verdict")
  func everything() {
    let record = run(
      [
        ("calm", [ShotRecord(variant: "light", verdict: .unchanged)]),
        (
          "clock",
          [ShotRecord(variant: "dark", verdict: .recordedChange, recorded: Self.change)]
        ),
        (
          "settings/theme",
          [
            ShotRecord(variant: "light", verdict: .unchanged),
            ShotRecord(
              variant: "dark", verdict: .unexpectedChange, message: "how to record",
              unexpected: Self.change),
          ]
        ),
        (
          "weather",
          [
            ShotRecord(
              variant: "light", verdict: .broken, message: "w.screen.json5:3: unknown kind “lable”"),
            ShotRecord(variant: "dark", verdict: .unexpectedChange, unexpected: Self.resized),
          ]
        ),
      ], notes: ["captures: x.png matches no pattern"])
    #expect(
      text(RunSummary(record: record)) == [
        "✗ settings/theme  dark: unexpected-change — 1 953 600 px differ in [0, 12, 1170, 2520]",
        "✗ weather  light: broken — w.screen.json5:3: unknown kind “lable”",
        "✗ weather  dark: unexpected-change — 1170 × 2532 became 1170 × 2400",
        "● clock  dark: recorded-change — 1 953 600 px differ in [0, 12, 1170, 2520]",
        "note: captures: x.png matches no pattern",
        "6 shots: 2 unchanged, 1 recorded-change, 2 unexpected-change, 1 broken",
      ])
  }

  @Test("says once what variants of a screen have in common")
  func grouping() {
    let shots = ["light", "dark"].map { ShotRecord(variant: $0, verdict: .unrecorded) }
    #expect(
      text(RunSummary(record: run([("weather", shots)])))[0] == "✗ weather  light, dark: unrecorded"
    )
  }

  @Test("tells 10 findings, each once for the variants that share it, and counts the rest")
  func findings() {
    let shots = ["light", "dark"].map {
      ShotRecord(
        variant: $0, verdict: .unchanged,
        findings: ["no glyph for “☃”"] + ($0 == "dark" ? (1...11).map { "finding \($0)" } : []))
    }
    let lines = text(RunSummary(record: run([("weather", shots)])))
    #expect(lines.count == 12)
    #expect(
      lines.prefix(2) == ["● weather  light, dark: no glyph for “☃”", "● weather  dark: finding 1"])
    #expect(lines[10] == "and 2 more findings")
  }

  @Test("names what keeps its first style after switching, under its screen")
  func stale() {
    var record = run([("card", [ShotRecord(variant: "dark.switched", verdict: .unchanged)])])
    record.screens[0].pairNotes = [.staleAfterSwitching]
    record.screens[0].stale = (0..<12).map {
      StaleRecord(
        variant: "dark.switched", view: "card\($0)", kind: "view", property: "borderColor",
        shown: "#000000FF", fresh: "#FFFFFFFF", source: "label", reason: "a CGColor")
    }
    let lines = text(RunSummary(record: record))
    #expect(lines.count == 13)
    #expect(
      lines.prefix(2) == [
        "● card  stale-after-switching",
        "    dark.switched: borderColor of “card0” (label) stays #000000FF, from the start #FFFFFFFF: a CGColor",
      ])
    #expect(lines[11] == "    and 2 more")
  }

  @Test(
    "offers to record what recording settles",
    arguments: Verdict.allCases)
  func recordable(verdict: Verdict) {
    let record = run([("weather", [ShotRecord(variant: "dark", verdict: verdict)])])
    let settled: [Verdict] = [.unexpectedChange, .notApplied, .unrecorded]
    #expect(RunSummary(record: record).recordable == (settled.contains(verdict) ? ["weather"] : []))
  }

  @Test(
    "gives a command to copy",
    arguments: [
      (Acceptance(screens: []), nil),
      (Acceptance(screens: ["a", "b/c"]), "meian record a b/c"),
      (Acceptance(screens: ["-x"]), "meian record -- -x"),
      (
        Acceptance(screens: ["a"], projectPath: "my app"),
        "meian record --project 'my app' a"
      ),
      (
        Acceptance(screens: ["a"], files: ["it's.screen.json5"]),
        #"meian record 'it'\''s.screen.json5'"#
      ),
      (Acceptance(screens: (0..<21).map { "s\($0)" }), "meian record"),
    ] as [(Acceptance, String?)])
  func acceptance(acceptance: Acceptance, command: String?) {
    #expect(acceptance.command == command)
  }
}
