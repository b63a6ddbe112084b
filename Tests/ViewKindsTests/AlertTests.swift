import Geometry
import LayoutEngine
import Testing
import Traits

@testable import ViewKinds

@Suite("Alerts and keyboards")
struct AlertTests {
  private func layout(_ actions: String) throws -> AlertLayout {
    let view = try TestTree.view("{ kind: 'alert', title: 'T', actions: [\(actions)] }")
    let alert = try #require(view.kind as? Alert)
    return AlertLayout(alert.content, width: 270, in: view.context)
  }

  private func action(_ title: String, _ style: String = "default", _ more: String = "") -> String {
    "{ title: '\(title)', style: '\(style)', \(more) }"
  }

  @Test("put two answers beside each other, the one that cancels first")
  func row() throws {
    let layout = try layout(action("Delete", "destructive") + "," + action("Cancel", "cancel"))
    #expect(layout.isRow && layout.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(layout.buttons.map(\.minX) == [0, 135])
    #expect(layout.buttons[0].height == 44 && layout.height == layout.buttons[0].maxY)
  }

  @Test("that are higher than the screen keep their texts and cut their actions at the edge")
  func scrolling() throws {
    let actions = (0..<30).map { action("\($0)") }.joined(separator: ",")
    let view = try TestTree.view("{ kind: 'alert', title: 'T', actions: [\(actions)] }")
    let most = view.kind.intrinsicSize(width: nil, in: view.context).height
    // 844 points less 47 twice, what the status bar covers.
    #expect(most == 750)
    var layout = try layout(actions)
    let whole = layout.buttons[0].minY
    #expect(layout.scroll(to: 750) == whole && layout.buttons[0].minY == whole)
    #expect(layout.scroll(to: 90) == 24 && layout.buttons[0].minY == 24)
    #expect(layout.scroll(to: 90) == nil)
  }

  @Test("put other numbers below each other, the one that cancels last")
  func column() throws {
    let layout = try layout(
      action("Cancel", "cancel") + "," + action("Save") + "," + action("More"))
    #expect(!layout.isRow && layout.actions.map(\.title) == ["Save", "More", "Cancel"])
    #expect(try !self.layout(action("OK")).isRow)
    #expect(try self.layout("").buttons.isEmpty)
  }

  @Test("make the preferred answer stand out, else the one that cancels")
  func emphasis() throws {
    func emphasized(_ actions: String) throws -> [String] {
      let view = try TestTree.view("{ kind: 'alert', actions: [\(actions)] }")
      let content = try #require(view.kind as? Alert).content
      return content.actions.filter(content.isEmphasized).map(\.title)
    }
    let cancel = action("Cancel", "cancel")
    #expect(try emphasized(action("Save") + "," + cancel) == ["Cancel"])
    #expect(
      try emphasized(action("Save", "default", "isPreferred: true") + "," + cancel) == ["Save"])
  }

  @Test("lie in the middle, action sheets above the home indicator")
  func places() throws {
    func place(_ style: String) throws -> Placement? {
      try TestTree.window(
        "{ controller: { presents: { controller: { kind: 'alertController', id: 'a', preferredStyle: '\(style)' } } } }"
      ).find("a")?.placement
    }
    #expect(
      try place("alert")
        == .pinned(Pins(centerX: Anchor(.superview), centerY: Anchor(.superview))))
    #expect(
      try place("actionSheet")
        == .pinned(Pins(bottom: Anchor(.superview, offset: 34), centerX: Anchor(.superview))))
  }

  @Test("that are closed leave the window and its tints alone")
  func closed() throws {
    let window = try TestTree.window(
      "{ controller: { id: 'c', presents: { open: false, controller: { kind: 'alertController', id: 'a' } } } }"
    )
    #expect(window.find("a") == nil && window.find("c")?.context.tint == .system("systemBlue"))
  }

  @Test("show the keyboard for the one field that is first responder")
  func keyboard() throws {
    func window(_ first: Bool, _ second: Bool) -> String {
      """
      { view: { subviews: [{ kind: 'textField', id: 'a', isFirstResponder: \(first) },
          { kind: 'textField', id: 'b', isFirstResponder: \(second) }] } }
      """
    }
    #expect(try TestTree.window(window(false, false)).find("keyboard") == nil)
    #expect(try TestTree.window(window(false, true)).find("keyboard") != nil)
    #expect(
      TestTree.problem(window(true, true))
        == "“b” and “a” are both first responder; leave isFirstResponder to one of them")
  }

  @Test(
    "with a mistake are errors that say what would be right",
    arguments: [
      (
        "{ controller: { kind: 'alertController', id: 'a' } }",
        "an alertController is not presented; put it under presents"
      ),
      (
        "{ controller: { presents: { controller: { kind: 'alertController', textFields: [{}] } } } }",
        "an action sheet has textFields; set preferredStyle: \"alert\""
      ),
      (
        "{ controller: { presents: { controller: { kind: 'alertController', preferredStyle: 'alarm' } } } }",
        "unknown preferredStyle “alarm”; the values are alert, actionSheet"
      ),
      (
        "{ controller: { presents: { style: 'pageSheet', controller: { kind: 'alertController' } } } }",
        "unknown attribute “style” of presents; the attributes are open"
      ),
      (
        "{ view: { subviews: [{ kind: 'toolbar', items: [{ space: 'wide' }] }] } }",
        "space is “wide”; write “flexible” or a number of points"
      ),
      (
        "{ view: { subviews: [{ kind: 'visualEffectView', effect: 'systemThinMaterialDrak' }] } }",
        "unknown effect “systemThinMaterialDrak”; did you mean “systemThinMaterialDark”?"
      ),
    ])
  func problems(_ row: (text: String, message: String)) {
    #expect(TestTree.problem(row.text) == row.message)
  }
}
