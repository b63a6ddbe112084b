import RunRecords
import Testing

@testable import Reporting

@Suite("What a report names first")
struct CauseTests {
  @Test("is what somebody wrote, however much moved with it")
  func ranks() {
    let moved = (0..<30).map { frame("row\($0)", "[0, \($0), 9, 9]", "[0, \($0 + 24), 9, 9]") }
    let grown = frame("hours", "[0, 0, 90, 300]", "[0, 0, 90, 324]")
    let margins = view("hours", ("layoutMargins", "16", "20"))
    let text = view("title", ("text", "a", "b"))
    #expect(subjects(moved + [grown]).first == "moved 8 pt down")
    #expect(subjects(moved + [grown, margins]).first == "layout margins")
    #expect(subjects(moved + [grown, margins, text]).prefix(2) == ["text", "layout margins"])
  }

  @Test("gives layout in points")
  func measured() {
    #expect(
      comparison([view("hours", ("layoutMargins", "16", "20"))]).causes(scale: 3)[0].cause.text
        == "layout margins 16 → 20 pt")
  }

  @Test("is one for a token that got another value, whatever parts have it")
  func redefined() {
    let token = ("asset:Accent #B7A3F5FF", "asset:Accent #649EFFFF")
    let causes = comparison([
      view(
        "bar", ("right0Color", token.0, token.1), ("left0Color", token.0, token.1),
        ("titleColor", token.0, token.1)),
      view("badge", ("backgroundColor", token.0, token.1)),
    ]).causes(scale: 3)
    #expect(causes.map(\.cause.text) == ["asset Accent redefined #B7A3F5 → #649EFF"])
    #expect(causes[0].views.map(\.id) == ["bar", "badge"])
  }

  @Test("is one for a token that took the place of another, whatever parts have it")
  func exchanged() {
    let causes = comparison([
      view("a", ("textColor", "black #000000FF", "label #FFFFFFFF")),
      view("b", ("tintColor", "black #000000FF", "label #FFFFFFFF")),
    ]).causes(scale: 3)
    #expect(causes.map(\.cause.text) == ["black → label"])
    #expect(causes.map(\.example.text) == ["black #000000FF → label #FFFFFFFF"])
  }

  @Test("leaves out what a view takes over from the style of the one around it")
  func style() {
    func styled(_ id: String, _ y: Int) -> ViewChange {
      var view = view(
        id, ("style", "dark", "light"), ("textColor", "label #FFFFFFFF", "label #000000FF"))
      view.frame = .init(x: 0, y: y, width: 10, height: id == "hours" ? 100 : 10)
      return view
    }
    let causes = comparison([styled("hours", 0), styled("a", 5), styled("b", 50), styled("c", 200)])
      .causes(scale: 3)
    #expect(causes.map(\.cause.text) == ["style dark → light"])
    #expect(causes[0].views.map(\.id) == ["hours", "c"])
  }

  @Test("is the ground rather than what stands on it, where it is a good part of what changed")
  func grounds() {
    func first(_ height: Int) -> String {
      let labels = (0..<13).map { view("label\($0)", ("textColor", "black #000000", "label #FFF")) }
      var card = view("card", ("backgroundColor", "white #FFFFFFFF", "card #1C1C1EFF"))
      card.frame = .init(x: 0, y: 0, width: 100, height: height)
      var comparison = comparison(labels + [card])
      comparison.box = .init(x: 0, y: 0, width: 100, height: 800)
      return comparison.causes(scale: 3)[0].cause.subject
    }
    #expect(first(100) == "background")
    #expect(first(90) == "text colour")
  }

  @Test("names the style whose value of a token changed, whichever style the shot is in")
  func slots() {
    var shot = ShotRecord(
      variant: "light", verdict: .unexpectedChange,
      unexpected: comparison([
        view("done", ("titleColor", "asset:Accent #B7A3F5FF", "asset:Accent #649EFFFF"))
      ]))
    shot.explanation = ShotExplanation(views: [
      ViewExplanation(
        view: "done", kind: "button", place: "",
        properties: [
          .init(
            name: "titleColor", value: "#649EFFFF", source: "asset:Accent",
            rules: [
              .init(
                text: "tintColor of “done” is asset:Accent", place: "a.json5:26: /tint",
                outcome: .decided),
              .init(
                text: "catalog slot Dark → #649EFF", place: "Accent.colorset/Contents.json:1",
                outcome: .decided),
              .init(text: "catalog slot Any → #6B4FC8", place: "", outcome: .lost),
            ])
        ])
    ])
    let causes = shot.causes
    #expect(causes.map(\.cause.text) == ["asset Accent redefined for dark #B7A3F5 → #649EFF"])
    #expect(causes.map(\.slot) == ["dark"])
    #expect(ShotViews(shot).origin(of: causes[0])?.place == "Accent.colorset/Contents.json:1")
  }

  @Test("is one for all screens, in the style that changed")
  func shared() {
    func entry(_ variants: (String, String)...) -> SharedCauses.Entry {
      var entry = SharedCauses.Entry(cause: .frames, example: .frames)
      for (variant, screen) in variants { entry.add(variant, of: screen, slot: "dark") }
      return entry
    }
    let both = entry(("dark", "a"), ("light", "b"), ("dark.high-contrast", "c"), ("dark", "d"))
    #expect(both.variants == ["dark", "dark.high-contrast"])
    #expect(both.elsewhere == ["light of b"])
    #expect(entry(("light", "b")).variants == ["dark"])
  }

  @Test(
    "calls parts as people do",
    arguments: [
      ("right0Color", "right bar button colour"), ("left1Image", "left bar button 2 image"),
      ("item2", "tab 3"), ("item2TitleColor", "tab 3 title colour"),
      ("backgroundColor", "background"), ("detailTextColor", "detail text colour"),
      ("layoutMargins", "layout margins"), ("segment0", "segment 1"), ("", ""), ("0", " 1"),
      ("x99999999999999999999", "x99999999999999999999"),
    ])
  func parts(name: String, words: String) { #expect(PropertyWords(name).text == words) }

  private func subjects(_ views: [ViewChange]) -> [String] {
    comparison(views).causes(scale: 3).map(\.cause.subject)
  }

  private func frame(_ id: String, _ before: String, _ after: String) -> ViewChange {
    view(id, ("frame", before, after))
  }

  private func view(_ id: String, _ properties: (String, String, String)...) -> ViewChange {
    ViewChange(
      id: id, kind: "view", change: .changed,
      properties: properties.map { .init(name: $0.0, before: $0.1, after: $0.2) })
  }

  private func comparison(_ views: [ViewChange]) -> ComparisonRecord {
    ComparisonRecord(pixels: 1, box: nil, colorChanges: [], views: views)
  }
}
