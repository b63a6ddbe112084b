import Rendering
import Testing
import Traits

/// `✓` decided, `·` silent, `×` lost.
@Suite("The explanation of a switch")
struct SwitchingExplanationTests {
  private func rules(
    _ screen: String, _ variant: String, _ view: String, _ property: String
  ) throws -> [String] {
    let explanation = try AppearanceStage().explain(screen, try Variant(name: variant))
    let explained = try #require(explanation.views.first { $0.id == view })
    let found = try #require(explained.properties.first { $0.name == property })
    return found.rules.map { rule in
      switch rule.outcome {
      case .decided: "✓ \(rule.text)"
      case .silent: "· \(rule.text)"
      case .lost: "× \(rule.text)"
      }
    }
  }

  @Test("names what switched, and what it was at first display")
  func system() throws {
    #expect(
      try rules("{ view: { id: 'v' } }", "dark.switched", "v", "style") == [
        "· Info.plist leaves UIUserInterfaceStyle at Automatic",
        "✓ the system setting is dark, at first display light",
      ])
    let choice = "{ view: { id: 'v' }, state: { switches: 'overrideUserInterfaceStyle' } }"
    #expect(
      try rules(choice, "dark.switched", "v", "style") == [
        "✓ the app’s choice sets the window’s overrideUserInterfaceStyle to dark, at first display light",
        "· Info.plist leaves UIUserInterfaceStyle at Automatic", "× the system setting is dark",
      ])
  }

  @Test("names a stored choice, applied or not")
  func stored() throws {
    #expect(
      try rules(
        "{ view: { id: 'v' }, state: { storedStyle: 'dark', appliedAtLaunch: true } }", "light",
        "v",
        "style"
      ).first
        == "✓ the stored choice is dark, applied at launch to the window’s overrideUserInterfaceStyle"
    )
    #expect(
      try rules("{ view: { id: 'v' }, state: { storedStyle: 'dark' } }", "light", "v", "style") == [
        "· the stored choice is dark, and nothing applies it at launch",
        "· Info.plist leaves UIUserInterfaceStyle at Automatic", "✓ the system setting is light",
      ])
  }

  @Test("says why a sheet keeps its style")
  func sheet() throws {
    let screen = """
      { hosting: { id: 'r', Text: 'a', sheet: { content: { id: 's', Text: 'b' } } },
        state: { switches: 'preferredColorScheme' } }
      """
    #expect(
      try rules(screen, "dark.switched", "s", "style").prefix(2) == [
        "✓ “0/1” keeps light, in which it was opened: only the root’s preferredColorScheme changed",
        "× the app’s choice sets the root’s preferredColorScheme to dark, at first display light",
      ])
    let inherited = """
      { hosting: { id: 'r', Text: 'a', modifiers: [{ colorScheme: 'dark' }],
          sheet: { content: { id: 's', Text: 'b' } } } }
      """
    #expect(
      try rules(inherited, "light", "s", "style").first
        == "✓ “r” says colorScheme dark, which what it presents inherits")
  }

  @Test(
    "names the known defect that a screen asks for",
    arguments: [
      (
        "{ hosting: { id: 'v', Text: 'a', modifiers: [{ preferredColorScheme: null }] }, state: { switches: 'preferredColorScheme', knownDefects: ['preferredColorSchemeSticks'] } }",
        "dark.switched",
        "✓ the window keeps light although the root’s preferredColorScheme is nil again (known defect preferredColorSchemeSticks), at first display light"
      ),
      (
        "{ hosting: { id: 'v', Text: 'a', sheet: { content: { id: 's', Text: 'b', modifiers: [{ preferredColorScheme: 'dark' }] } } }, state: { knownDefects: ['preferredColorSchemeLeaks'] } }",
        "light",
        "✓ “s” says preferredColorScheme dark in a sheet (known defect preferredColorSchemeLeaks)"
      ),
    ])
  func defects(screen: String, variant: String, rule: String) throws {
    #expect(try rules(screen, variant, "v", "style").first == rule)
  }

  @Test("says of a border that it is captured, or set again")
  func border() throws {
    func screen(_ more: String) -> String {
      "{ view: { id: 'v', borderWidth: 1, borderColor: 'label', \(more) } }"
    }
    #expect(
      try rules(screen(""), "dark.switched", "v", "borderColor") == [
        "✓ borderColor of “v”", "× the default of “view” is black",
        "✓ captured in light, the style of first display",
        "✓ label in ios17, light, base, normal contrast",
      ])
    #expect(
      try rules(
        screen("traitCollectionDidChange: ['borderColor']"), "dark.switched", "v", "borderColor")
        == [
          "✓ borderColor of “v”", "× the default of “view” is black",
          "✓ traitCollectionDidChange of “v” sets borderColor again",
          "✓ label in ios17, dark, base, normal contrast",
        ])
  }

  @Test("says of a bitmap which style it was made in")
  func bitmap() throws {
    let screen = """
      { view: { subviews: [{ kind: 'imageView', id: 'v', frame: [0, 0, 20, 10],
          image: { image: 'asset:anyDark', captured: true } }] } }
      """
    #expect(
      try rules(screen, "dark.switched", "v", "image").dropFirst().first
        == "✓ a bitmap made from the image in light, the style of first display")
  }
}
