import RunRecords
import Testing

@testable import Reporting

@Suite("Sentences about a screen")
struct SentenceTests {
  @Test(
    "name the cause, as far as it is known",
    arguments: [
      (ComparisonRecord(pixels: 3, box: nil, colorChanges: []), "In dark, the picture changed."),
      (
        ComparisonRecord(
          pixels: 0, box: nil, colorChanges: [], sizeBefore: "1170 × 2532",
          sizeAfter: "1170 × 2400"),
        "In dark, the picture changed: size 1170 × 2532 → 1170 × 2400."
      ),
      (
        ComparisonRecord(
          pixels: 9, box: nil,
          colorChanges: [.init(from: "#1C1C1EFF", to: "#00000080", pixels: 9)]),
        "In dark, colours changed: #1C1C1E → #00000080."
      ),
      (
        ComparisonRecord(
          pixels: 9, box: nil,
          colorChanges: [
            .init(
              from: "#000000FF", to: "#FFFFFFFF", pixels: 9, fromTokens: ["black"],
              toTokens: ["label", "white"])
          ]),
        "In dark, colours changed: black → label."
      ),
      (
        views(change("title", "frame", "[0, 0, 10, 10]", "[0, 4, 10, 10]")),
        "In dark, “title” changed: moved 4 px down."
      ),
      (
        views(
          change("title", "frame", "[0, 0, 10, 10]", "[0, 4, 10, 10]"),
          change("place", "frame", "[0, 20, 10, 10]", "[0, 24, 10, 10]")),
        "In dark, “title” and “place” changed: moved 4 px down."
      ),
      (
        views(
          change("hours", "layoutMargins", "16", "20"),
          change("hours", "frame", "[0, 0, 90, 100]", "[0, 0, 90, 108]"),
          change("facts", "frame", "[0, 110, 90, 50]", "[0, 118, 90, 50]"),
          change("fact", "frame", "[10, 120, 9, 9]", "[10, 128, 9, 9]"),
          change("days", "frame", "[0, 170, 90, 50]", "[0, 178, 90, 50]")),
        "In dark, “hours” changed: layout margins 16 → 20 pt; 8 px taller; “facts” and “days” moved 8 px down."
      ),
      (
        views(
          change("hours", "frame", "[0, 0, 90, 100]", "[0, 0, 90, 108]"),
          change("days", "frame", "[0, 170, 90, 50]", "[0, 178, 90, 50]")),
        "In dark, “hours” changed: 8 px taller; “days” moved 8 px down."
      ),
      (
        views(
          change("title", "text", "", "Tokyo"),
          change("place", "textColor", "black #000000FF", "label #FFFFFFFF"),
          change("wind", "textColor", "black #000000FF", "label #FFFFFFFF")),
        "In dark, “place” and “wind” changed: text colour black → label. Also “title”: text nothing → Tokyo."
      ),
      (
        views(change("title", "text", "", "Tokyo")),
        "In dark, “title” changed: text nothing → Tokyo."
      ),
      (
        views(
          ViewChange(
            id: "cities.1.2", kind: "tableViewCell", text: "大阪", name: "row “大阪”",
            change: .removed, properties: []),
          change("cities.1.2", "frame", "[0, 132, 9, 132]", "[0, 0, 9, 132]")),
        "In dark, row “大阪” was removed; “cities.1.2” moved 132 px up."
      ),
      (
        views(
          ViewChange(id: "a", kind: "label", change: .removed, properties: []),
          ViewChange(id: "b", kind: "label", change: .removed, properties: [])),
        "In dark, 2 labels were removed."
      ),
    ])
  func causes(comparison: ComparisonRecord, expected: String) {
    let shot = ShotRecord(variant: "dark", verdict: .recordedChange, recorded: comparison)
    #expect(sentences(for: screen(shot)).map(\.text) == [expected])
  }

  @Test("count what followed where it is many")
  func manyFollowed() {
    let moved = (1...5).map {
      change("row\($0)", "frame", "[0, \($0)0, 9, 9]", "[0, \($0)3, 9, 9]")
    }
    let gone = ViewChange(id: "hint", kind: "label", change: .removed, properties: [])
    let shot = ShotRecord(
      variant: "dark", verdict: .unexpectedChange,
      unexpected: ComparisonRecord(
        pixels: 1, box: nil, colorChanges: [], views: moved + [gone]))
    #expect(
      sentences(for: screen(shot)).map(\.text)
        == ["In dark, “hint” was removed; 5 views moved 3 px down."])
  }

  @Test("tell the rule that decided on a style, and where it is written")
  func origin() throws {
    var shot = ShotRecord(
      variant: "dark", verdict: .unexpectedChange,
      unexpected: views(change("hours", "style", "dark", "light")))
    let rule = ViewExplanation.Rule(
      text: "view “hours” says overrideUserInterfaceStyle light",
      place: "Screens/weather.screen.json5:43: /view/overrideUserInterfaceStyle", outcome: .decided)
    shot.explanation = ShotExplanation(views: [
      ViewExplanation(
        view: "hours", kind: "stackView", place: "",
        properties: [.init(name: "style", value: "light", source: "", rules: [rule])])
    ])
    let sentence = try #require(sentences(for: screen(shot)).first)
    #expect(
      sentence.text
        == "In dark, “hours” changed: style dark → light, as view “hours” says"
        + " overrideUserInterfaceStyle light.")
    #expect(sentence.origin?.place == "Screens/weather.screen.json5:43")
    #expect(
      sentence.markup.text.hasSuffix(
        "><bdi>weather.<wbr>screen.<wbr>json5:43</bdi></span>"))
  }

  @Test(
    "tell where a view is written, if that is all that is known, and nothing where styles differ")
  func places() {
    func shot(_ variant: String, line: Int?) -> ShotRecord {
      var shot = ShotRecord(
        variant: variant, verdict: .unexpectedChange,
        unexpected: views(change("title", "text", "a", "b")))
      let frame = ComparisonRecord.Box(x: 0, y: 0, width: 1, height: 1)
      shot.views = [ViewRecord(id: "title", kind: "label", frame: frame, line: line)]
      return shot
    }
    func places(_ shots: ShotRecord...) -> [String?] {
      var screen = screen()
      (screen.source, screen.shots) = ("Screens/a.json5", shots)
      return sentences(for: screen).map(\.origin?.place)
    }
    #expect(places(shot("light", line: 9), shot("dark", line: 9)) == ["Screens/a.json5:9"])
    #expect(places(shot("light", line: 9), shot("dark", line: 12)) == [nil])
    #expect(places(shot("light", line: nil)) == [nil])
  }

  @Test("join variants that say the same, most urgent first")
  func grouping() {
    let changed = views(change("title", "textColor", "black #000000FF", "label #FFFFFFFF"))
    let text = sentences(
      for: screen(
        ShotRecord(variant: "light", verdict: .recordedChange, recorded: changed),
        ShotRecord(variant: "dark", verdict: .recordedChange, recorded: changed),
        ShotRecord(variant: "dark.elevated", verdict: .unrecorded),
        ShotRecord(variant: "dark.rtl", verdict: .unchanged))
    ).map(\.text)
    #expect(
      text == [
        "In dark.elevated, nothing is recorded yet.",
        "In light and dark, “title” changed: text colour black → label.",
      ])
  }

  @Test(
    "are calm where nothing needs a decision",
    arguments: [
      (["light", "dark"], "Nothing needs a decision: both styles are as recorded."),
      (["dark"], "Nothing needs a decision: dark is as recorded."),
      (["light", "dark", "dark.rtl"], "Nothing needs a decision: all 3 variants are as recorded."),
      ([], "Nothing needs a decision: nothing was drawn for this screen."),
    ])
  func calm(variants: [String], expected: String) {
    var screen = screen()
    screen.shots = variants.map { ShotRecord(variant: $0, verdict: .unchanged) }
    #expect(sentences(for: screen).map(\.text) == [expected])
  }

  @Test("use the words of every verdict", arguments: Verdict.allCases)
  func agreement(verdict: Verdict) {
    let group = ReviewGroup(verdict)
    #expect((group == .failing) == verdict.fails)
    #expect((group == .review || group == .added) == verdict.needsReview)
    #expect(!verdict.words.contains("-"))
  }

  private func screen(_ shots: ShotRecord...) -> ScreenRecord {
    ScreenRecord(id: "weather", title: "", source: "", device: "", shots: shots)
  }
}

private func views(_ changes: ViewChange...) -> ComparisonRecord {
  ComparisonRecord(pixels: 1, box: nil, colorChanges: [], views: changes)
}

private func change(_ id: String, _ name: String, _ before: String, _ after: String) -> ViewChange {
  ViewChange(
    id: id, kind: "label", change: .changed,
    properties: [.init(name: name, before: before, after: after)])
}
