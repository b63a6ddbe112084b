import Testing

@testable import ViewKinds

@Suite("The stored state of a screen")
struct StoredStateTests {
  @Test(
    "is a style and when it is applied",
    arguments: [
      "{}", "{ storedStyle: 'dark' }", "{ storedStyle: 'light', appliedAtLaunch: true }",
      "{ appliedAtLaunch: false }",
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
        "unknown attribute “foo” of state; the attributes are appliedAtLaunch, storedStyle"
      ),
      ("{ storedStyle: 7 }", "storedStyle is a number; write a text in quotation marks"),
      (
        "{ storedStyle: 'sepia' }",
        "unknown storedStyle “sepia”; the values are light, dark"
      ),
      ("{ appliedAtLaunch: 'yes' }", "appliedAtLaunch is “yes”; write true or false"),
      (
        "'dark'", "found the string “dark”; an object is needed here"
      ),
    ])
  func mistakes(state: String, message: String) {
    #expect(TestTree.problem("{ state: \(state), view: {} }") == message)
  }
}
