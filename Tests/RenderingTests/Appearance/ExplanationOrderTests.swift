import Rendering
import Testing
import Traits

/// Every rule that is asked, in order of precedence, with what became of it.
@Suite("The order of an explanation")
struct ExplanationOrderTests {
  private static let chain = """
    { window: {
        overrideUserInterfaceStyle: 'light',
        windowScene: { traitOverrides: { userInterfaceStyle: 'dark' } } },
      controller: {
        id: 'parent', overrideUserInterfaceStyle: 'unspecified',
        view: { id: 'root', subviews: [
          { kind: 'view', id: 'box', overrideUserInterfaceStyle: 'dark' }] },
        children: [{
          id: 'child', container: 'box',
          overrideTraitCollection: { userInterfaceStyle: 'dark' },
          view: { id: 'outer', traitOverrides: { userInterfaceStyle: 'dark' },
            subviews: [{ kind: 'view', id: 'v' }] } }] } }
    """

  @Test("of a style names the whole chain, nearest first")
  func style() throws {
    #expect(
      try rules(Self.chain, "light", "v", "style") == [
        "✓ superview “outer” says traitOverrides.userInterfaceStyle dark (s.json5:11:)",
        "× the parent controller of “child” says overrideTraitCollection.userInterfaceStyle dark (s.json5:10:)",
        "× superview “box” says overrideUserInterfaceStyle dark (s.json5:7:)",
        "· parent controller “parent” says overrideUserInterfaceStyle unspecified (s.json5:5:)",
        "× window “window” says overrideUserInterfaceStyle light (s.json5:2:)",
        "× the window scene says traitOverrides.userInterfaceStyle dark (s.json5:3:)",
        "· Info.plist leaves UIUserInterfaceStyle at Automatic (App/Info.plist)",
        "× the system setting is light",
      ])
  }

  @Test("of a SwiftUI text says who names its colour, and that nobody does")
  func hostedText() throws {
    func first(_ modifiers: String) throws -> String? {
      try rules(
        "{ hosting: {\n Text: 'a', id: 't', modifiers: [\n\(modifiers)\n] } }", "light", "t",
        "textColor"
      ).first
    }
    #expect(
      try first("{ tint: 'red' }")
        == "✓ no foregroundStyle is written; the default of SwiftUI is label")
    #expect(
      try first("{ foregroundStyle: 'red' }") == "✓ foregroundStyle around “t” (s.json5:3:)")
    #expect(
      try rules(
        "{ hosting: {\n Text: 'a', id: 't', modifiers: [\n{ colorScheme: 'dark' }] } }", "light",
        "t",
        "style"
      ).first == "✓ “t” says colorScheme dark (s.json5:3:)")
  }

  @Test("of a presentation that missed a switch names presentedAt")
  func presentedAt() throws {
    let text = """
      { window: { overrideUserInterfaceStyle: 'dark' },
        controller: { view: {}, presents: {
          presentedAt: 'light',
          controller: { id: 'sheet', view: { id: 'v' } } } } }
      """
    #expect(
      try rules(text, "light", "v", "style").prefix(1) == [
        "✓ “sheet” keeps light, which presentedAt says it was opened in (s.json5:3:)"
      ])
  }

  @Test("of an older iOS says what it does not have, and where the chain goes instead")
  func older() throws {
    #expect(
      try rules(Self.chain, "light.ios15", "v", "style") == [
        "× superview “outer” says traitOverrides.userInterfaceStyle dark: only from iOS 17 on (s.json5:11:)",
        "✓ the parent controller of “child” says overrideTraitCollection.userInterfaceStyle dark (s.json5:10:)",
        "· parent controller “parent” says overrideUserInterfaceStyle unspecified (s.json5:5:)",
        "× window “window” says overrideUserInterfaceStyle light (s.json5:2:)",
        "× the window scene says traitOverrides.userInterfaceStyle dark: only from iOS 17 on (s.json5:3:)",
        "· Info.plist leaves UIUserInterfaceStyle at Automatic (App/Info.plist)",
        "× the system setting is light",
      ])
    #expect(
      try rules(Self.chain, "light.ios12", "v", "style").first == "✓ iOS 12 draws only light")
  }

  @Test("of a level and a contrast names what lost too")
  func levels() throws {
    let screen = """
      { controller: { presents: { overrideTraitCollection: { userInterfaceLevel: 'base' },
          controller: { id: 'p', traitOverrides: { accessibilityContrast: 'high' },
            view: { id: 'v', traitOverrides: { userInterfaceLevel: 'elevated' } } } } } }
      """
    #expect(
      try rules(screen, "dark", "v", "level") == [
        "✓ traitOverrides.userInterfaceLevel of “v” is elevated (s.json5:3:)",
        "× overrideTraitCollection.userInterfaceLevel of “p” is base (s.json5:1:)",
        "× “p” is presented as a sheet or popover, which is elevated",
        "× the variant’s windows are base",
      ])
    #expect(
      try rules(screen, "dark", "v", "contrast") == [
        "✓ traitOverrides.accessibilityContrast of “p” is high (s.json5:2:)",
        "× the variant’s contrast is normal",
      ])
  }

  @Test("of an image names every slot of its set")
  func image() throws {
    let screen =
      "{ view: { subviews: [{ kind: 'imageView', id: 'v', image: 'asset:full', frame: [0, 0, 9, 9] }] } }"
    #expect(
      try rules(screen, "dark.high-contrast", "v", "image") == [
        "✓ image of “v” (s.json5:1:)",
        "✓ catalog slot Dark high contrast → D2.png", "× catalog slot Dark → D1.png",
        "× catalog slot Any high contrast → A2.png", "× catalog slot Any → A1.png",
        "× catalog slot Light → B1.png: for other traits",
        "× catalog slot Light high contrast → B2.png: for other traits",
        "✓ drawn as its own colours (nothing asks for a template)",
      ])
  }

  @Test("of a named colour tells the line of each slot")
  func namedColor() throws {
    let rules = try rules(
      "{ view: { id: 'v', backgroundColor: 'asset:anyDark' } }", "dark.high-contrast", "v",
      "backgroundColor")
    #expect(
      rules == [
        "✓ backgroundColor of “v” (s.json5:1:)",
        "× a controller’s own view lies on its kind’s background, else systemBackground",
        "· catalog slot Dark high contrast: not in the set",
        "✓ catalog slot Dark → #D10000 (A.xcassets/anyDark.colorset/Contents.json:2)",
        "· catalog slot Any high contrast: not in the set",
        "× catalog slot Any → #A10000 (A.xcassets/anyDark.colorset/Contents.json:1)",
      ])
  }

  @Test("of a tint names every superview that has one, also where another colour hides them")
  func tint() throws {
    let screen = """
      { window: { tintColor: '#010101' }, view: { tintColor: { light: '#020202',
          dark: '#030303' }, subviews: [
          { kind: 'button', id: 'a', title: 'a', frame: [0, 0, 60, 30] },
          { kind: 'button', id: 'b', title: 'b', frame: [0, 40, 60, 30], titleColor: 'label' }] } }
      """
    #expect(
      try rules(screen, "dark", "a", "titleColor") == [
        "· titleColor of “a”: not written",
        "✓ tintColor of “0” is dynamic(#020202, #030303) (s.json5:1:)",
        "× tintColor of “window” is #010101 (s.json5:1:)", "× the default tint is systemBlue",
        "✓ slot dark → #030303 (s.json5:2)",
        "× slot light → #020202: for other traits (s.json5:1)",
      ])
    let hidden = try rules(screen, "dark", "b", "titleColor")
    #expect(hidden[0] == "✓ titleColor of “b” (s.json5:4:)")
    #expect(hidden.contains("× tintColor of “window” is #010101 (s.json5:1:)"))
  }

  @Test("says what iOS does to a tint under Increase Contrast and Meian does not")
  func darkenedTint() throws {
    func told(_ tint: String, _ variant: String) throws -> Bool {
      try rules(
        "{ view: { tintColor: \(tint), subviews: [{ kind: 'button', id: 'a', title: 'a', frame: [0, 0, 60, 30] }] } }",
        variant, "a", "titleColor"
      ).contains { $0.hasPrefix("· iOS darkens a tint") }
    }
    #expect(try told("'#FF8000'", "light.high-contrast"))
    #expect(try !told("'#FF8000'", "light") && !told("'#FF8000'", "dark.high-contrast"))
    #expect(try !told("'systemBlue'", "light.high-contrast"))
    #expect(
      try !told(
        "{ light: '#FF8000', dark: '#FF8000', highContrastLight: '#804000' }",
        "light.high-contrast"))
  }
}
