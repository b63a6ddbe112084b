import Testing
import Traits

@testable import Rendering

@Suite("What an older iOS does not have")
struct OlderSystemTests {
  @Test(
    "is a finding in its variants, and in no newer one",
    arguments: [
      (
        "hosting: { Text: 'a' }", "ios12",
        ["iOS 12 has no SwiftUI, which came with iOS 13; it is drawn as there"], "ios13"
      ),
      (
        "hosting: { List: [{ Label: { title: 'a', systemImage: 'gear' } }] }", "ios12",
        [
          "iOS 12 has no SwiftUI, which came with iOS 13; it is drawn as there",
          "iOS 12 has no insetGrouped tables, which came with iOS 13; it is drawn as there",
          "iOS 12 has no symbol gear, which came with iOS 13; it is drawn as there",
        ], "ios13"
      ),
      (
        "view: { subviews: [{ kind: 'visualEffectView', effect: 'systemMaterial', width: 9, height: 9 }] }",
        "ios12",
        ["iOS 12 has no systemMaterial, which came with iOS 13; it is drawn as there"], "ios13"
      ),
      (
        "view: { subviews: [{ kind: 'button', title: 'a', configuration: 'filled' }] }", "ios13",
        ["iOS 13 has no button configurations, which came with iOS 15; it is drawn as there"],
        "ios15"
      ),
      (
        "controller: { kind: 'tabBarController', viewControllers: [{ tabBarItem: { title: 'a', image: 'symbol:gear' } }] }",
        "ios12", ["iOS 12 has no symbol gear, which came with iOS 13; it is drawn as there"],
        "ios17"
      ),
      ("view: { kind: 'tableView', style: 'grouped', sections: [] }", "ios12", [], "ios17"),
    ])
  func findings(screen: String, older: String, findings: [String], newer: String) throws {
    let old = try Stage().shot("{ \(screen) }", try Variant(name: "light.\(older)"))
    #expect(old.findings == findings)
    let variant = newer == "ios17" ? Variant.light : try Variant(name: "light.\(newer)")
    #expect(try Stage().shot("{ \(screen) }", variant).findings.isEmpty)
  }
}
