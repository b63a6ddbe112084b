import Screens
import Testing
import Traits

@testable import ViewKinds

@Suite("The limits of a screen")
struct ScreenLimitTests {
  private func problem(
    _ text: String, _ limits: ScreenLimits, strings: [String: String] = [:]
  ) throws -> String {
    let document = try readScreen(
      Array(text.utf8), file: "s.json5", defaultID: "s", including: { _ in nil })
    do throws(ScreenError) {
      _ = try ViewBuilder.build(
        document, in: TestTree.context(TraitSet(style: .light, generation: .ios17)),
        resources: ResourceNames(string: { strings[$0] }), infoPlistStyle: .automatic,
        limits: limits)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func table(rows: Int) -> String {
    let row = "{ text: 'a' }"
    return
      "{ view: { subviews: [\n{ kind: 'tableView', sections: [{ rows: [\(Array(repeating: row, count: rows).joined(separator: ","))] }] }] } }"
  }

  @Test("count the rows and sections of a table, which the error names")
  func rows() throws {
    // A window, a view, the table and its section come before the rows.
    let limits = ScreenLimits(views: 14)
    #expect(try problem(table(rows: 10), limits) == "no error")
    #expect(
      try problem(table(rows: 11), limits)
        == "s.json5:2: /view/subviews/0: with this tableView the screen has more than 14 views, rows and items; leave out what is not seen"
    )
  }

  @Test("count the tabs of a bar")
  func tabs() throws {
    let bar =
      "{ view: { subviews: [{ kind: 'tabBar', items: [{ title: 'a' }, { title: 'b' }] }] } }"
    #expect(try problem(bar, ScreenLimits(views: 5)) == "no error")
    #expect(try problem(bar, ScreenLimits(views: 4)).contains("with this tabBar the screen has"))
  }

  @Test("hold for one text, by its characters")
  func text() throws {
    func label(_ text: String) -> String {
      "{ view: { subviews: [{ kind: 'label', text: '\(text)' }] } }"
    }
    let japanese = String(repeating: "天", count: 30)
    let limits = ScreenLimits(textLength: 30)
    #expect(try problem(label(japanese), limits) == "no error")
    #expect(
      try problem(label(japanese + "気"), limits)
        == "s.json5:1: /view/subviews/0/text: the text has 31 characters; at most 30 of one text are drawn"
    )
  }

  @Test(
    "hold for texts of string tables, wherever a view shows them",
    arguments: [
      "{ kind: 'label', text: 'strings:long' }", "{ kind: 'button', title: 'strings:long' }",
      "{ kind: 'label', text: [{ text: 'strings:long' }] }",
      "{ kind: 'tableView', sections: [{ rows: [{ text: 'strings:long' }] }] }",
    ])
  func tables(view: String) throws {
    let screen = "{ view: { subviews: [\(view)] } }"
    let limits = ScreenLimits(textLength: 30, totalText: 500)
    let long = String(repeating: "天", count: 31)
    #expect(
      try problem(screen, limits, strings: ["long": long]).hasSuffix(
        "the text has 31 characters; at most 30 of one text are drawn"))
    #expect(
      try !problem(screen, limits, strings: ["long": "short"]).contains("of one text are drawn"))
  }

  @Test("count a text of a table as often as it is shown")
  func repeated() throws {
    let label = "{ kind: 'label', text: 'strings:a' }"
    let screen =
      "{ view: { subviews: [\(Array(repeating: label, count: 5).joined(separator: ","))] } }"
    let text = String(repeating: "a", count: 20)
    // Each counts with its kind.
    #expect(try problem(screen, ScreenLimits(totalText: 130), strings: ["a": text]) == "no error")
    #expect(
      try problem(screen, ScreenLimits(totalText: 90), strings: ["a": text])
        .contains("more than 90 characters"))
  }

  @Test("hold for all texts together")
  func allTexts() throws {
    let limits = ScreenLimits(totalText: 40)
    #expect(try problem(table(rows: 8), limits) == "no error")
    #expect(try problem(table(rows: 60), limits).contains("more than 40 characters"))
  }
}
