import Screens
import Testing
import Traits

@testable import ViewKinds

@Suite("The limits of a screen")
struct ScreenLimitTests {
  private func problem(_ text: String, _ limits: ScreenLimits) throws -> String {
    let document = try readScreen(
      Array(text.utf8), file: "s.json5", defaultID: "s", including: { _ in nil })
    do throws(ScreenError) {
      _ = try ViewBuilder.build(
        document, in: TestTree.context(TraitSet(style: .light, generation: .ios17)),
        resources: TestTree.resources, infoPlistStyle: .automatic, limits: limits)
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

  @Test("hold for all texts together")
  func allTexts() throws {
    let limits = ScreenLimits(totalText: 40)
    #expect(try problem(table(rows: 8), limits) == "no error")
    #expect(try problem(table(rows: 60), limits).contains("more than 40 characters"))
  }
}
