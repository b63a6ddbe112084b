import Testing
import Traits

@testable import ViewKinds

@Suite("What belongs to SwiftUI alone")
struct SwiftUIOnlyTests {
  @Test(
    "is refused on UIKit's views and controllers, with UIKit's word",
    arguments: [
      (
        "controller: { preferredColorScheme: 'dark', view: {} }", "preferredColorScheme",
        "viewController", "“overrideUserInterfaceStyle”"
      ),
      (
        "controller: { kind: 'navigationController', colorScheme: 'dark', root: {} }",
        "colorScheme", "navigationController", "“overrideUserInterfaceStyle”"
      ),
      (
        "controller: { navigationTitle: 'a', view: {} }", "navigationTitle", "viewController",
        "“title” of the controller"
      ),
      (
        "view: { preferredColorScheme: null }", "preferredColorScheme", "view",
        "“overrideUserInterfaceStyle”"
      ),
      (
        "view: { subviews: [{ kind: 'switch', colorScheme: 'dark' }] }", "colorScheme", "switch",
        "“overrideUserInterfaceStyle”"
      ),
      (
        "view: { subviews: [{ kind: 'label', environment: { colorScheme: 'dark' } }] }",
        "environment", "label", "“overrideUserInterfaceStyle” or “layoutDirection”"
      ),
      (
        "view: { subviews: [{ kind: 'imageView', foregroundStyle: 'label' }] }", "foregroundStyle",
        "imageView", "“textColor” or “tintColor”"
      ),
      (
        "view: { subviews: [{ kind: 'view', background: 'label' }] }", "background", "view",
        "“backgroundColor”"
      ),
      (
        "window: { preferredColorScheme: 'dark' }, view: {}", "preferredColorScheme", "window",
        "“overrideUserInterfaceStyle”"
      ),
      (
        "controller: { preferredColorScheme: 'dark', hosting: { Text: 'a' } }",
        "preferredColorScheme", "hostingController", "“overrideUserInterfaceStyle”"
      ),
    ])
  func refused(screen: String, word: String, owner: String, counterpart: String) {
    #expect(
      TestTree.problem("{ \(screen) }")
        == "“\(word)” is a modifier of SwiftUI, and this \(owner) is UIKit’s; write \(counterpart), or show SwiftUI views under hosting"
    )
  }

  @Test(
    "and what only readers supply is in no list of attributes and cannot be written",
    arguments: [
      ("view: { qqqqqq: 1 }", "unknown attribute “qqqqqq” of view; the attributes are "),
      (
        "controller: { qqqqqq: 1, view: {} }",
        "unknown attribute “qqqqqq” of viewController; the attributes are "
      ),
    ])
  func lists(screen: String, beginning: String) {
    let message = TestTree.problem("{ \(screen) }")
    #expect(message.hasPrefix(beginning))
    for word in [
      "arranged", "preferredColorScheme", "colorScheme", "navigationTitle", "presenter",
      "presentation.",
    ] {
      #expect(!message.contains(" \(word)"), "\(word)")
    }
  }

  @Test(
    "and what only readers supply cannot be written",
    arguments: [
      (
        "view: { arranged: true }",
        "“arranged” cannot be written; put the view into arrangedSubviews"
      ),
      (
        "controller: { presenter: 'a', view: {} }", "“presenter” cannot be written; leave it out"
      ),
      (
        "controller: { 'presentation.style': 'sheet', view: {} }",
        "“presentation.style” cannot be written; put “style” under presents"
      ),
      (
        "controller: { presents: { stlye: 'sheet', controller: {} } }",
        "unknown attribute “stlye” of presents; did you mean “style”?"
      ),
    ])
  func unwritten(screen: String, message: String) {
    #expect(TestTree.problem("{ \(screen) }") == message)
  }
}
