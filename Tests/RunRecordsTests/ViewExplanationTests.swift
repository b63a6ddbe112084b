import RunRecords
import Testing

@Suite("A view's explanation")
struct ViewExplanationTests {
  static let view = ViewExplanation(
    view: "a", kind: "label", place: "s.json5:3",
    properties: [
      ViewExplanation.Property(
        name: "style", value: "dark", source: "",
        rules: [
          ViewExplanation.Rule(text: "the view is silent", place: "", outcome: .silent),
          ViewExplanation.Rule(text: "the window says dark", place: "s.json5:1", outcome: .decided),
        ]),
      ViewExplanation.Property(
        name: "textColor", value: "#FFFFFFFF", source: "label",
        rules: [ViewExplanation.Rule(text: "black", place: "", outcome: .lost)]),
    ])

  @Test("has a line for each value and one for each rule")
  func lines() {
    #expect(
      Self.view.lines == [
        "  style      dark",
        "             · the view is silent",
        "             ✓ the window says dark (s.json5:1)",
        "  textColor  #FFFFFFFF  label",
        "             × black",
      ])
  }

  @Test("comes back from JSON, and may be missing in older files")
  func json() throws {
    let explained = ShotRecord(variant: "dark", verdict: .added)
    var shot = explained
    shot.explanation = ShotExplanation(views: [Self.view], leftOut: 3)
    for shots in [[explained], [shot]] {
      let run = RunRecord(
        project: "p", meian: "1", epoch: 1, before: "none",
        screens: [
          ScreenRecord(id: "s", title: "s", source: "s.json5", device: "", shots: shots)
        ])
      #expect(try decodeRunRecord(Array(encodeJSON(run).utf8)) == run)
      #expect(encodeJSON(run).contains("\"explanation\"") == (shots == [shot]))
    }
  }
}
