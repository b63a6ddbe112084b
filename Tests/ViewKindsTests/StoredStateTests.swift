import Testing

@testable import ViewKinds

@Suite("The stored state of a screen")
struct StoredStateTests {
  @Test(
    "is a style and when it is applied",
    arguments: [
      "{ storedStyle: 'dark' }", "{ storedStyle: 'light', appliedAtLaunch: true }",
      "{ switches: 'system' }",
      "{ switches: 'overrideUserInterfaceStyle', knownDefects: [] }",
      "{ storedStyle: 'dark', appliedTo: 'overrideUserInterfaceStyle' }",
      "{ knownDefects: ['preferredColorSchemeSticks', 'preferredColorSchemeLeaks'] }",
    ])
  func allowed(state: String) {
    #expect(TestTree.problem("{ state: \(state), view: {} }") == "no error")
  }

  @Test(
    "with a mistake is an error that says what would be right",
    arguments: [
      (
        "{ storedStlye: 'dark' }",
        "unknown attribute “storedStlye” of state; did you mean “storedStyle”?"
      ),
      (
        "{ foo: 1 }",
        "unknown attribute “foo” of state; the attributes are appliedAtLaunch, appliedTo, knownDefects, storedStyle, switches"
      ),
      (
        "{}",
        "state says nothing; write storedStyle, switches or knownDefects, or leave it out"
      ),
      (
        "{ appliedAtLaunch: false }",
        "appliedAtLaunch is there and no storedStyle that could be applied; write storedStyle as well"
      ),
      (
        "{ storedStyle: null, appliedTo: 'preferredColorScheme' }",
        "appliedTo is there, and neither a storedStyle nor what switches; write storedStyle as well"
      ),
      ("{ storedStyle: 7 }", "storedStyle is a number; write a text in quotation marks"),
      (
        "{ storedStyle: 'sepia' }",
        "unknown storedStyle “sepia”; the values are light, dark"
      ),
      (
        "{ storedStyle: 'dark', appliedAtLaunch: 'yes' }",
        "appliedAtLaunch is “yes”; write true or false"
      ),
      (
        "{ switches: 'sytem' }", "unknown switches “sytem”; did you mean “system”?"
      ),
      (
        "{ storedStyle: 'dark', appliedTo: 'window' }",
        "unknown appliedTo “window”; the values are overrideUserInterfaceStyle, preferredColorScheme"
      ),
      (
        "{ knownDefects: ['sticky'] }",
        "unknown defect “sticky”; the defects are preferredColorSchemeSticks, preferredColorSchemeLeaks"
      ),
      (
        "{ storedStyle: 'dark', appliedTo: 'preferredColorScheme' }",
        "the app’s choice sets preferredColorScheme, and the window shows no SwiftUI views; write “overrideUserInterfaceStyle”, or show the views under hosting"
      ),
      (
        "'dark'", "found the string “dark”; an object is needed here"
      ),
    ])
  func mistakes(state: String, message: String) {
    #expect(TestTree.problem("{ state: \(state), view: {} }") == message)
  }

  @Test(
    "and everything that code says is refused in a launch screen",
    arguments: [
      ("window: { overrideUserInterfaceStyle: 'dark' }, view: {}", "overrideUserInterfaceStyle"),
      ("state: { storedStyle: 'dark' }, view: {}", "state"),
      ("view: { subviews: [{ kind: 'view', colorScheme: 'dark' }] }", "colorScheme"),
      (
        "controller: { overrideUserInterfaceStyle: 'dark', view: {} }",
        "overrideUserInterfaceStyle"
      ),
    ])
  func launchScreen(content: String, word: String) {
    #expect(
      TestTree.problem("{ launchScreen: true, \(content) }")
        == "“\(word)” stands in a launch screen, which runs no code; leave it out; the Info.plist and the user’s setting decide"
    )
  }

  @Test("matters to no launch screen, which has no SwiftUI either")
  func hostedLaunchScreen() {
    #expect(
      TestTree.problem("{ launchScreen: true, hosting: { Text: 'a' } }")
        == "a launch screen shows no SwiftUI views; use view or controller")
  }
}
