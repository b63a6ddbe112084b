import Pixels
import Testing
import Traits

@testable import ViewKinds

@Suite("The style of a view")
struct StyleTests {
  @Test(
    "comes from the nearest that says one",
    arguments: [
      ("", "", "", "", "c light, v light, w light"),
      ("dark", "", "", "", "c dark, v dark, w dark"),
      ("", "dark", "", "", "c dark, v dark, w dark"),
      ("dark", "light", "", "", "c light, v light, w light"),
      ("light", "dark", "light", "", "c dark, v light, w light"),
      ("", "", "dark", "", "c light, v dark, w dark"),
      ("", "", "dark", "light", "c light, v dark, w light"),
      ("dark", "unspecified", "unspecified", "", "c dark, v dark, w dark"),
    ])
  func overrides(
    window: String, controller: String, view: String, inner: String, expected: String
  ) throws {
    func override(_ style: String) -> String {
      style.isEmpty ? "" : "overrideUserInterfaceStyle: '\(style)',"
    }
    let tree = try TestTree.window(
      """
      { window: { \(override(window)) },
        controller: { id: 'c', \(override(controller))
          view: { id: 'v', \(override(view)) subviews: [{ kind: 'view', id: 'w', \(override(inner)) }] } } }
      """)
    #expect(tree.styles(["c", "v", "w"]) == expected)
  }

  @Test(
    "is that of the Info.plist before the user's setting",
    arguments: [
      (InfoPlistStyle.light, UserInterfaceStyle.dark, "c light, v dark"),
      (.dark, .light, "c dark, v dark"), (.automatic, .dark, "c dark, v dark"),
      (.automatic, .light, "c light, v dark"),
    ])
  func infoPlist(plist: InfoPlistStyle, style: UserInterfaceStyle, expected: String) throws {
    let tree = try TestTree.window(
      "{ controller: { id: 'c', view: { id: 'v', overrideUserInterfaceStyle: 'dark' } } }", style,
      infoPlist: plist)
    #expect(tree.styles(["c", "v"]) == expected)
  }

  @Test("is always light before iOS 13")
  func ios12() throws {
    let tree = try TestTree.window(
      "{ controller: { id: 'c', view: { id: 'v', overrideUserInterfaceStyle: 'dark' } } }", .dark,
      on: .ios12, infoPlist: .dark)
    #expect(tree.styles(["c", "v"]) == "c light, v light")
    #expect(try TestTree.view("{ kind: 'label' }").context.defaultTextColor == .system("label"))
    #expect(tree.context.defaultTextColor == .system("black"))
  }

  @Test("of a presented controller is the window's, not its presenter's")
  func presented() throws {
    let text = """
      { WINDOW controller: { id: 'c', overrideUserInterfaceStyle: 'dark',
        presents: { controller: { id: 'sheet', presents: { controller: { id: 'second' } } } } } }
      """
    let plain = try TestTree.window(text.replacing("WINDOW", with: ""))
    #expect(plain.styles(["c", "sheet", "second"]) == "c dark, sheet light, second light")
    let dark = try TestTree.window(
      text.replacing("WINDOW", with: "window: { overrideUserInterfaceStyle: 'dark' },"))
    #expect(dark.styles(["c", "sheet", "second"]) == "c dark, sheet dark, second dark")
  }

  @Test("of a child controller follows its superview from iOS 17 on, and its parent before")
  func embedded() throws {
    let text = """
      { controller: { id: 'parent',
          view: { id: 'root', overrideUserInterfaceStyle: 'dark',
            subviews: [{ kind: 'view', id: 'box', overrideUserInterfaceStyle: 'light' }] },
          children: [{ id: 'over' }, { id: 'inside', container: 'box' }] } }
      """
    let ids = ["parent", "over", "inside"]
    for generation in [TraitSet.Generation.ios17, .ios26] {
      #expect(
        try TestTree.window(text, .light, on: generation).styles(ids)
          == "parent light, over dark, inside light")
      #expect(
        try TestTree.window(text, .dark, on: generation).styles(ids)
          == "parent dark, over dark, inside light")
    }
    #expect(
      try TestTree.window(text, .dark, on: .ios15).styles(ids)
        == "parent dark, over dark, inside dark")
    #expect(
      try TestTree.window(text, .light, on: .ios13).styles(ids)
        == "parent light, over light, inside light")
  }

  @Test("of a child controller's tab or page is that of the parent controllers")
  func containers() throws {
    let tree = try TestTree.window(
      """
      { controller: { kind: 'tabBarController', id: 'tabs', overrideUserInterfaceStyle: 'dark',
          viewControllers: [{ kind: 'navigationController', id: 'nav', root: { id: 'page' } }] } }
      """)
    #expect(
      tree.styles(["nav", "page", "tabs.tabBar", "nav.navigationBar"])
        == "nav dark, page dark, tabs.tabBar dark, nav.navigationBar dark")
  }

  @Test("is explained by the step that decided")
  func explanation() throws {
    let tree = try TestTree.window(
      "{ controller: { id: 'c', overrideUserInterfaceStyle: 'dark', view: { id: 'v' } } }")
    let context = try #require(tree.find("v")?.context)
    #expect(
      context.chain.resolved(on: .ios17).description
        == "dark: controller “c” says overrideUserInterfaceStyle dark")
  }

  @Test("of a sheet is elevated, that of a full screen is not")
  func level() throws {
    for (style, level) in [
      ("pageSheet", TraitSet.Level.elevated), ("formSheet", .elevated), ("popover", .elevated),
      ("fullScreen", .base), ("overFullScreen", .base),
    ] {
      let tree = try TestTree.window(
        "{ controller: { presents: { style: '\(style)', controller: { id: 'p' } } } }", .dark)
      let context = try #require(tree.find("p")?.context)
      #expect(context.traits.level == level, "\(style)")
      let color = try context.resolve(.system("systemBackground"), at: tree.place)
      #expect(color.rgba.hex == (level == .base ? "#000000" : "#1C1C1E"))
    }
  }
}
