import Drawing
import Testing
import Traits

@testable import Rendering

@Suite("The status bar and the home indicator")
struct StatusBarTests {
  private func colors(_ controller: String, _ window: String = "statusBar: 'default'") throws
    -> [String]
  {
    let shot = try Stage().shot(
      "{ window: { \(window) }, controller: { \(controller) } }",
      try Variant(name: "light.iphone-14"))
    let bar = try #require(shot.view("statusBar")).properties
    return ["statusBarColor", "indicatorColor"].map { name in
      switch bar.first(where: { $0.name == name })?.value {
      case "#000000FF"?: "black"
      case "#FFFFFFFF"?: "white"
      case let other: other ?? "none"
      }
    }
  }

  private let dark = "overrideUserInterfaceStyle: 'dark'"

  @Test("follow the controller in front")
  func front() throws {
    #expect(try colors("view: {}") == ["black", "black"])
    #expect(try colors("\(dark), view: {}") == ["white", "white"])
    #expect(
      try colors("view: {}, presents: { style: 'fullScreen', controller: { \(dark), view: {} } }")
        == ["white", "white"])
  }

  @Test("part where a dark sheet lies above a light page: the indicator lies on the sheet")
  func sheet() throws {
    #expect(
      try colors("view: {}, presents: { controller: { \(dark), view: {} } }") == ["white", "white"])
    #expect(
      try colors(
        "\(dark), view: {}, presents: { controller: { overrideUserInterfaceStyle: 'light', view: {} } }"
      )
        == ["white", "black"])
    // A popover leaves both to the page.
    #expect(
      try colors("view: {}, presents: { style: 'popover', controller: { \(dark), view: {} } }")
        == ["black", "black"])
  }

  @Test("part over the full screen, where the presenter keeps the status bar unless it is captured")
  func overFullScreen() throws {
    for style in ["overFullScreen", "overCurrentContext"] {
      let presented = "style: '\(style)', controller: { \(dark), view: {} }"
      #expect(try colors("view: {}, presents: { \(presented) }") == ["black", "white"])
      #expect(
        try colors(
          "view: {}, presents: { modalPresentationCapturesStatusBarAppearance: true, \(presented) }"
        )
          == ["white", "white"])
    }
  }

  @Test("ask the selected tab, and no controller of a navigation stack")
  func containers() throws {
    let child = "{ preferredStatusBarStyle: 'lightContent', view: {} }"
    #expect(
      try colors("kind: 'tabBarController', viewControllers: [\(child), { view: {} }]")[0]
        == "white")
    #expect(
      try colors(
        "kind: 'tabBarController', selectedIndex: 1, viewControllers: [\(child), { view: {} }]")[0]
        == "black")
    #expect(try colors("kind: 'navigationController', root: \(child)")[0] == "black")
    #expect(
      try colors(
        "kind: 'navigationController', preferredStatusBarStyle: 'lightContent', root: { view: {} }")[
          0]
        == "white")
  }

  @Test(
    "are light below a navigation bar with barStyle black, unless the controller says otherwise")
  func blackBar() throws {
    let black = "kind: 'navigationController', navigationBar: { barStyle: 'black' }"
    #expect(try colors("\(black), root: { view: {} }")[0] == "white")
    #expect(
      try colors("\(black), root: { preferredStatusBarStyle: 'darkContent', view: {} }")[0]
        == "white")
    #expect(
      try colors("\(black), preferredStatusBarStyle: 'darkContent', root: { view: {} }")[0]
        == "black")
    #expect(
      try colors("kind: 'tabBarController', viewControllers: [{ \(black), root: { view: {} } }]")[0]
        == "white")
    // What is presented in front decides by itself.
    #expect(
      try colors(
        "\(black), root: { view: {}, presents: { style: 'fullScreen', controller: { view: {} } } }")[
          0]
        == "black")
  }

  @Test("are light by barStyle black on iOS 12 too, and explain says why")
  func explained() throws {
    let shot = try Stage().shot(
      "{ statusBar: 'default', controller: { kind: 'navigationController', navigationBar: { barStyle: 'black' }, root: { view: {} } } }",
      try Variant(name: "light.ios12.iphone-x"))
    let bar = try #require(shot.view("statusBar"))
    #expect(bar.properties.contains { $0.name == "statusBarColor" && $0.value == "#FFFFFFFF" })
  }

  @Test("ask the top controller where the navigation bar is hidden")
  func hiddenBar() throws {
    let root = "root: { preferredStatusBarStyle: 'lightContent', view: {} }"
    #expect(
      try colors("kind: 'navigationController', navigationBar: { isHidden: true }, \(root)")[0]
        == "white")
    #expect(
      try colors(
        "kind: 'navigationController', navigationBar: { isHidden: true, barStyle: 'black' }, root: { view: {} }"
      )[0] == "black")
  }

  @Test("find the indicator's colour in a bar at the lower edge")
  func bar() throws {
    #expect(
      try colors("kind: 'tabBarController', viewControllers: [{ \(dark), view: {} }]")
        == ["white", "black"])
  }
}
