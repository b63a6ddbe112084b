import RunRecords
import Testing

@testable import Reporting

@Suite("The part “Why this style” of a page")
struct StyleReasonsTests {
  private func screen(_ explanation: ShotExplanation?) -> ScreenRecord {
    var shot = ShotRecord(variant: "dark", verdict: .added)
    shot.explanation = explanation
    return ScreenRecord(
      id: "weather", title: "weather", source: "w.screen.json5", device: "", shots: [shot],
      styleReasons: ["dark is dark: the system setting is dark"])
  }

  private func explanation(
    view: String = "card", rule: String = "slot dark → label", leftOut: Int = 0
  ) -> ShotExplanation {
    ShotExplanation(
      views: [
        ViewExplanation(
          view: view, kind: "view", place: "w.screen.json5:3",
          properties: [
            ViewExplanation.Property(
              name: "backgroundColor", value: "#000000FF", source: "dynamic(white, label)",
              rules: [
                ViewExplanation.Rule(
                  text: rule, place: "w.screen.json5:3: /view/color", outcome: .decided)
              ])
          ])
      ], leftOut: leftOut)
  }

  @Test("shows the reasons of the styles, and the rules folded")
  func folded() {
    let text = styleReasons(of: screen(explanation())).text
    #expect(text.contains("the system setting is dark"))
    #expect(text.contains("<details class=\"why\">") && !text.contains("<details open"))
    #expect(text.contains("<li class=\"decided\">✓ <bdi>slot dark → label</bdi>"))
    #expect(text.contains("<bdi>w.screen.json5:3</bdi>") && !text.contains("/view/color"))
    #expect(text.contains("meian explain weather --variant dark"))
    #expect(!text.contains("left out here"))
  }

  @Test("is only the reasons where nothing is explained")
  func plain() {
    #expect(!styleReasons(of: screen(nil)).text.contains("<details"))
  }

  @Test("says how much is left out")
  func bounded() {
    let text = styleReasons(of: screen(explanation(leftOut: 1234))).text
    #expect(text.contains("1,234 more values left out here"))
  }

  @Test("lets no text of a project become markup, and cuts what is very long")
  func hostile() {
    let text = styleReasons(
      of: screen(explanation(view: "<b>", rule: "<script>" + String(repeating: "a", count: 9000)))
    ).text
    #expect(!text.contains("<script>") && !text.contains("<b>") && text.contains("&lt;script&gt;"))
    #expect(text.utf8.count < 3000)
  }
}
