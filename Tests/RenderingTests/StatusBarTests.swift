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

  @Test("find the indicator's colour in a bar at the lower edge")
  func bar() throws {
    #expect(
      try colors("kind: 'tabBarController', viewControllers: [{ \(dark), view: {} }]")
        == ["white", "black"])
  }
}
