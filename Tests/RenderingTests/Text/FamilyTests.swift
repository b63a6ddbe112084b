import Rendering
import Testing
import Traits

@Suite("A font that the project does not bring")
struct FamilyTests {
  private func findings(_ family: String) throws -> [String] {
    try Stage().view("{ kind: 'label', text: 'a', font: { size: 17, family: '\(family)' } }")
      .findings
  }

  @Test(
    "is only a stand-in where iOS has it",
    arguments: [
      "Helvetica Neue", "AvenirNext-DemiBold", "georgia", "ArialMT", "TimesNewRomanPS-BoldMT",
      ".SFUI-Semibold", "Menlo-Regular",
    ])
  func known(family: String) throws { #expect(try findings(family) == []) }

  @Test(
    "is a finding with the nearest name where nobody has it",
    arguments: [
      (
        "Avenir Nxt",
        "neither the project nor iOS has the font “Avenir Nxt”, so Inter stands in; did you mean “Avenir Next”?"
      ),
      (
        "Our Own Sans",
        "neither the project nor iOS has the font “Our Own Sans”, so Inter stands in; the project brings no fonts; name them under “fonts” in meian.json5"
      ),
    ])
  func unknown(family: String, finding: String) throws {
    #expect(try findings(family) == [finding])
  }
}
