import Testing

@Suite("traitCollectionDidChange")
struct SetAgainTests {
  @Test(
    "names colours and images that stand on the view, in its rows or in its bars",
    arguments: [
      "{ view: { borderColor: 'label', traitCollectionDidChange: ['borderColor'] } }",
      "{ view: { traitCollectionDidChange: [] } }", "{ view: { traitCollectionDidChange: null } }",
      "{ view: { kind: 'tableView', traitCollectionDidChange: ['textColor'], sections: [{ rows: [{ text: 'a', textColor: { captured: 'label' } }] }] } }",
      "{ controller: { kind: 'navigationController', traitCollectionDidChange: ['barTintColor'], navigationBar: { barTintColor: { captured: 'label' } }, root: {} } }",
    ])
  func allowed(screen: String) {
    #expect(TestTree.problem(screen) == "no error")
  }

  @Test(
    "with a mistake is an error that says what would be right",
    arguments: [
      (
        "borderColor: 'label', traitCollectionDidChange: ['bordrColor']",
        "nothing here is called “bordrColor”, which traitCollectionDidChange sets again; did you mean “borderColor”?"
      ),
      (
        "traitCollectionDidChange: ['shadow']",
        "nothing here is called “shadow”, which traitCollectionDidChange sets again; write “shadow” too, or leave it out of the list"
      ),
      (
        "traitCollectionDidChange: 'borderColor'",
        "traitCollectionDidChange is “borderColor”; write a list of attributes such as [\"borderColor\"]"
      ),
      (
        "traitCollectionDidChange: [7]",
        "traitCollectionDidChange holds a number; name an attribute such as \"borderColor\""
      ),
    ])
  func mistakes(attributes: String, message: String) {
    #expect(TestTree.problem("{ view: { \(attributes) } }") == message)
  }
}
