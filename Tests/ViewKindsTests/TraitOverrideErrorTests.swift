import Geometry
import Screens
import Testing

@testable import ViewKinds

@Suite("A mistake in trait overrides")
struct TraitOverrideErrorTests {
  @Test(
    "is told with the word that was meant",
    arguments: [
      (
        "{ view: { traitOverrides: { userInterfaceStyle: 'drak' } } }",
        "unknown userInterfaceStyle “drak”; did you mean “dark”?"
      ),
      (
        "{ view: { traitOverrides: { userInterfaceLevel: 'raised' } } }",
        "unknown userInterfaceLevel “raised”; the values are unspecified, base, elevated"
      ),
      (
        "{ view: { traitOverrides: { accessibilityContrast: 'hihg' } } }",
        "unknown accessibilityContrast “hihg”; did you mean “high”?"
      ),
      (
        "{ view: { traitOverrides: { userInterfaceStile: 'dark' } } }",
        "unknown attribute “userInterfaceStile” of traitOverrides; did you mean “userInterfaceStyle”?"
      ),
      (
        "{ view: { traitOverrides: { horizontalSizeClass: 'compact' } } }",
        "unknown attribute “horizontalSizeClass” of traitOverrides; the attributes are accessibilityContrast, userInterfaceLevel, userInterfaceStyle"
      ),
      (
        "{ view: { traitOverrides: 'dark' } }",
        "traitOverrides is “dark”; write an object with userInterfaceStyle, userInterfaceLevel, accessibilityContrast"
      ),
      (
        "{ window: { windowScene: { overrideUserInterfaceStyle: 'dark' } }, view: {} }",
        "unknown attribute “overrideUserInterfaceStyle” of windowScene; the attributes are traitOverrides"
      ),
      (
        "{ controller: { overrideUserInterfaceStlye: 'dark' } }",
        "unknown attribute “overrideUserInterfaceStlye” of viewController; did you mean “overrideUserInterfaceStyle”?"
      ),
    ])
  func words(screen: String, message: String) {
    #expect(TestTree.problem(screen) == message)
  }

  @Test(
    "is told where two properties of one object contradict each other",
    arguments: ["view: {", "controller: {", "view: {}, window: {"])
  func contradiction(owner: String) {
    let screen =
      "{ \(owner) overrideUserInterfaceStyle: 'light', traitOverrides: { userInterfaceStyle: 'dark' } } }"
    #expect(
      TestTree.problem(screen)
        == "overrideUserInterfaceStyle is light and traitOverrides.userInterfaceStyle is dark; keep one of the two"
    )
    #expect(
      TestTree.problem(screen.replacing("'light'", with: "'dark'")) == "no error",
      "the same twice is no contradiction")
  }

  @Test(
    "is told where no parent could have set the traits",
    arguments: [
      "{ controller: { overrideTraitCollection: { userInterfaceStyle: 'dark' } } }",
      "{ controller: { presents: { controller: { overrideTraitCollection: { userInterfaceLevel: 'base' } } } } }",
      "{ view: {}, windows: [{ controller: { overrideTraitCollection: {} } }] }",
    ])
  func parentless(screen: String) {
    #expect(
      TestTree.problem(screen)
        == "“overrideTraitCollection” is what a parent controller sets for its child, and this controller has no parent; write traitOverrides, or overrideUserInterfaceStyle before iOS 17"
    )
  }

  @Test(
    "in a further window is told",
    arguments: [
      (
        "{ view: {}, windows: [{}] }",
        "the window shows nothing; add one of controller, view and hosting"
      ),
      (
        "{ view: {}, windows: [{ view: {}, controller: {} }] }",
        "“controller” stands beside “view”; a window has one of controller, view and hosting"
      ),
      (
        "{ view: {}, windows: [{ view: {}, windowScene: {} }] }",
        "unknown attribute “windowScene” of window; the attributes are backgroundColor, frame, overrideUserInterfaceStyle, tintColor, traitOverrides"
      ),
      (
        "{ view: {}, windows: [{ view: {}, frame: [0, 0, -1, 5] }] }",
        "frame has a negative size; write [x, y, width, height] in points"
      ),
      ("{ view: {}, windows: { view: {} } }", "found an object; an array is needed here"),
    ])
  func window(screen: String, message: String) {
    #expect(TestTree.problem(screen) == message)
  }

  @Test("names the line of the property")
  func line() throws {
    do {
      _ = try TestTree.window(
        "{\n view: {\n  traitOverrides: {\n   userInterfaceStyle: 'drak' } } }")
      #expect(Bool(false), "no error")
    } catch let error as ScreenError {
      #expect(error.place.line == 4 && error.place.file == "s.json5")
    }
  }

  @Test("a second window covers its frame only, and lies above what is presented")
  func order() throws {
    let tree = try TestTree.window(
      """
      { controller: { presents: { controller: { id: 'p' } } },
        windows: [{ id: 'banner', frame: [0, 0, 390, 90], view: { id: 'b' } }] }
      """)
    #expect(tree.children.last?.id == "banner")
    #expect(tree.find("b")?.safeArea?.top == 47)
    #expect(tree.find("b")?.safeArea?.bottom == 0)
  }
}
