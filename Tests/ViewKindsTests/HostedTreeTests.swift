import LayoutEngine
import Testing
import Traits

@testable import ViewKinds

@Suite("SwiftUI views as kinds")
struct HostedTreeTests {
  private func hosted(_ view: String) throws -> View {
    let window = try TestTree.window("{ hosting: { id: 'x', \(view) } }")
    return try #require(window.find("x"))
  }

  @Test(
    "are all accepted with what their reader says about them",
    arguments: [
      "Text: 'a', audit: { ignore: ['K1'], because: 'photo' }",
      "Button: { title: 'Delete', role: 'destructive' }", "Button: { title: 'No', role: 'cancel' }",
      "Spacer: { minLength: 4 }", "Divider: {}", "Color: 'red'", "Rectangle: {}",
      "RoundedRectangle: 8, modifiers: [{ fill: 'systemBlue' }, { padding: 3 }]",
      "Circle: {}, modifiers: [{ frame: { width: 10, height: 10 } }]",
      "Image: 'asset:weather/sunny', modifiers: [{ foregroundColor: 'systemRed' }]",
      "Label: { title: 'a', image: 'asset:weather/sunny' }",
      "TextField: { placeholder: 'a', text: 'b' }, modifiers: [{ font: 'body' }]",
      "Toggle: { label: 'a', isOn: true }",
      "HStack: { alignment: 'firstTextBaseline', spacing: 2, children: [{ Text: 'a' }] }",
      "HStack: { alignment: 'lastTextBaseline', children: [{ Text: 'a' }] }",
      "ZStack: { alignment: 'bottomTrailing', children: [{ Text: 'a' }] }",
      "ScrollView: { axis: 'horizontal', children: [{ Text: 'a' }] }",
      "List: [{ Section: { header: 'h', footer: 'f', children: [{ Text: 'a', modifiers: [{ font: 'headline' }, { foregroundColor: 'systemRed' }] }] } }]",
      "List: [{ Label: { title: 'a', image: 'asset:weather/sunny' } }]",
      "Text: 'a', modifiers: [{ padding: 2 }, { padding: { top: 4 } }, { background: 'red' }, { padding: 1 }, { frame: { width: 90 } }, { cornerRadius: 3 }, { opacity: 0.5 }, { tint: 'systemRed' }]",
      "Text: 'a', modifiers: [{ preferredColorScheme: 'dark' }, { preferredColorScheme: null }, { navigationTitle: 't' }, { hidden: true }, { environment: { colorScheme: 'dark' } }]",
    ])
  func accepted(view: String) throws {
    _ = try hosted(view)
  }

  @Test("of the wrong role are refused")
  func role() {
    #expect(
      TestTree.problem("{ hosting: { Button: { title: 'a', role: 'destructiv' } } }")
        == "unknown role “destructiv”; did you mean “destructive”?")
  }

  @Test("lie in the middle of the safe area")
  func root() throws {
    let window = try TestTree.window("{ hosting: { VStack: [{ Text: 'a' }] } }")
    let page = try #require(window.find("0.view"))
    #expect(page.safeArea != nil)
    #expect(page.common.backgroundColor == .system("systemBackground"))
    #expect(page.children.map(\.placement) == [.aligned(x: 0.5, y: 0.5, in: .safeArea)])
  }

  @Test("that scroll fill the controller and keep below its bars")
  func scrollingRoot() throws {
    let list = try hosted("List: [{ Text: 'a' }]")
    #expect(list.placement == .fill)
    #expect(list.safeArea != nil)
  }

  @Test("lie over each other in a ZStack as its alignment says")
  func depth() throws {
    let stack = try hosted(
      "ZStack: { alignment: 'topTrailing', children: [{ Color: 'red' }, { Text: 'a' }] }")
    #expect(
      stack.children.map(\.placement) == [
        .aligned(x: 1, y: 0, in: .superview), .aligned(x: 1, y: 0, in: .superview),
      ])
    #expect(stack.children[0].kind.expands == [.horizontal, .vertical])
    #expect(stack.kind.expands.isEmpty)
  }

  @Test("take the room they are offered only where SwiftUI's do")
  func expanding() throws {
    #expect(try hosted("Color: 'red'").kind.expands == [.horizontal, .vertical])
    #expect(try hosted("TextField: 'a'").kind.expands == [.horizontal])
    #expect(try hosted("Text: 'a'").kind.expands.isEmpty)
    #expect(try TestTree.view("{ kind: 'view' }").kind.expands.isEmpty)
    #expect(try TestTree.view("{ kind: 'textField' }").kind.expands.isEmpty)
  }

  @Test("divide a row by a line down and a column by a line across")
  func divider() throws {
    let row = try hosted("HStack: [{ Divider: {} }]")
    #expect(row.children.map(\.kind.expands) == [[.vertical]])
    let column = try hosted("VStack: [{ Divider: {} }]")
    #expect(column.children.map(\.kind.expands) == [[.horizontal]])
  }

  @Test("name the page that a navigation bar shows")
  func navigationTitle() throws {
    let window = try TestTree.window(
      """
      { controller: { kind: 'navigationController', id: 'nav', root: {
          hosting: { VStack: [{ Text: 'a', modifiers: [{ navigationTitle: 'Title' }] }] } } } }
      """)
    let bar = try #require(window.find("nav.navigationBar")?.kind as? NavigationBar)
    #expect(bar.title == "Title")
  }

  @Test("keep their padding inside their background")
  func padding() throws {
    let padded = try TestTree.view(
      "{ kind: 'label', id: 'x', text: 'a', padding: { horizontal: 4, top: 1 }, backgroundColor: 'systemRed' }"
    )
    #expect(padded.kindName == "view")
    #expect(padded.common.backgroundColor == .system("systemRed"))
    #expect(padded.common.hugging == AxisPriorities(horizontal: 251, vertical: 251))
    let inner = try #require(padded.find("x.content"))
    #expect(inner.common.backgroundColor == nil)
    var pins = Pins(
      top: Anchor(.superview, offset: 1), leading: Anchor(.superview, offset: 4),
      bottom: Anchor(.superview), trailing: Anchor(.superview, offset: 4))
    pins.keepsSides = true
    #expect(inner.placement == .pinned(pins))
  }
}
