import Geometry
import LayoutEngine
import Testing
import Traits

@testable import ViewKinds

@Suite("Controllers and their bars")
struct ControllerTests {
  private func bar(_ members: String, _ style: String = "") throws -> (View, NavigationBar) {
    let window = try TestTree.window(
      "{ controller: { kind: 'navigationController', id: 'nav', navigationBar: { \(style) }, root: { id: 'page', \(members) } } }"
    )
    let view = try #require(window.find("nav.navigationBar"))
    return (view, try #require(view.kind as? NavigationBar))
  }

  @Test("take a title from the navigation item, else from the controller")
  func titles() throws {
    #expect(try bar("title: 'A'").1.title == "A")
    #expect(try bar("title: 'A', navigationItem: { title: 'B' }").1.title == "B")
    #expect(try bar("").1.title == "")
  }

  @Test("are 44 points high, 96 with a large title, and reach under the status bar")
  func heights() throws {
    #expect(try bar("title: 'A'").0.common.height == 47 + 44)
    #expect(try bar("title: 'A'", "prefersLargeTitles: true").0.common.height == 47 + 96)
    #expect(
      try bar(
        "navigationItem: { largeTitleDisplayMode: 'never' }", "prefersLargeTitles: true"
      ).0.common.height == 47 + 44)
  }

  @Test("leave the content the rest as its safe area")
  func safeArea() throws {
    let window = try TestTree.window(
      """
      { controller: { kind: 'tabBarController', viewControllers: [
        { kind: 'navigationController', root: { view: { id: 'v' } } }] } }
      """)
    #expect(
      window.find("v")?.safeArea == Insets(top: 47 + 44, left: 0, bottom: 34 + 49, right: 0))
  }

  @Test("are left out where they are hidden")
  func hidden() throws {
    let window = try TestTree.window(
      "{ controller: { kind: 'navigationController', navigationBar: { isHidden: true }, root: { view: { id: 'v' } } } }"
    )
    #expect(window.find("v")?.safeArea?.top == 47)
    #expect(window.find("0.navigationBar") == nil)
  }

  @Test("lose a large title's row to scrolling, and then look like any other")
  func scrolled() throws {
    func height(_ view: String) throws -> Double? {
      try bar("view: \(view)", "prefersLargeTitles: true").0.common.height
    }
    #expect(try height("{ kind: 'tableView' }") == 47 + 96)
    #expect(try height("{ kind: 'tableView', contentOffset: [0, 12] }") == 47 + 84)
    #expect(try height("{ kind: 'tableView', contentOffset: [0, 400] }") == 47 + 44)
    #expect(
      try height(
        "{ subviews: [{ kind: 'tableView' }, { kind: 'tableView', contentOffset: [0, 9] }] }")
        == 47 + 96)
  }

  @Test("give the window's tint to what lies in them")
  func tint() throws {
    let window = try TestTree.window(
      """
      { window: { tintColor: 'asset:Accent' }, controller: { view: { subviews: [
        { kind: 'view', id: 'a' }, { kind: 'view', id: 'b', tintColor: 'systemRed' }] } } }
      """)
    #expect(window.find("a")?.context.tint == .asset("Accent"))
    #expect(window.find("b")?.context.tint == .system("systemRed"))
  }

  @Test("put a tab's own item before that of the controller in it")
  func tabs() throws {
    let window = try TestTree.window(
      """
      { controller: { kind: 'tabBarController', id: 't', selectedIndex: 1, viewControllers: [
        { title: 'A', tabBarItem: { title: 'B', badgeValue: '3' } },
        { kind: 'navigationController', root: { title: 'C' } }] } }
      """)
    let bar = try #require(window.find("t.tabBar")?.kind as? TabBar)
    #expect(bar.items.map(\.title) == ["B", "C"])
    #expect(bar.items.map(\.badge) == ["3", nil])
  }

  @Test("of a root view are its margins: 16 points, 20 on wide screens")
  func margins() throws {
    let view = try #require(try TestTree.window("{ controller: { view: { id: 'v' } } }").find("v"))
    #expect(view.common.layoutMargins == Insets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(
      ScreenMetrics(size: Size(width: 414, height: 896), safeArea: .zero).sideMargin == 20)
  }

  @Test("lie in the view that they name as their container")
  func container() throws {
    let window = try TestTree.window(
      """
      { controller: { view: { subviews: [{ kind: 'view', id: 'box' }] },
        children: [{ id: 'child', container: 'box' }] } }
      """)
    #expect(window.find("box")?.children.map(\.id) == ["child"])
  }

  @Test("are presented over a dimmed window, one above the other")
  func presentations() throws {
    let window = try TestTree.window(
      """
      { controller: { presents: { controller: { id: 'a',
        presents: { style: 'fullScreen', controller: { id: 'b' } } } } } }
      """)
    #expect(window.children.map(\.id) == ["0", "a.dimming", "a.frame", "b"])
    #expect(
      window.children.map(\.kindName) == ["controller", "dimmingView", "sheet", "controller"])
  }

  @Test("cover the screen before iOS 13")
  func legacySheet() throws {
    let window = try TestTree.window(
      "{ controller: { presents: { controller: { id: 'a' } } } }", on: .ios12)
    #expect(window.children.map(\.id) == ["0", "a"])
    #expect(window.children[1].placement == .fill)
  }

  @Test("in a popover are 320 points wide and as high as their content, or 480 where it scrolls")
  func popover() throws {
    func frame(_ view: String) throws -> CommonAttributes? {
      try TestTree.window(
        "{ controller: { presents: { style: 'popover', controller: { id: 'p', view: \(view) } } } }"
      ).find("p.frame")?.common
    }
    #expect(try frame("{}")?.width == 320)
    #expect(try frame("{}")?.height == nil)
    #expect(try frame("{ kind: 'tableView' }")?.height == 480)
  }
}
