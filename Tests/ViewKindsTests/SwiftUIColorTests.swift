import Pixels
import Testing
import Traits

@testable import ViewKinds

/// Values: Apple's design resources, as collected for the system colours.
@Suite("The colours of SwiftUI")
struct SwiftUIColorTests {
  private func background(_ word: String, _ modifiers: String = "") throws -> View {
    let window = try TestTree.window(
      "{ hosting: { id: 'x', Color: '\(word)', modifiers: [\(modifiers)] } }")
    return try #require(window.find("x"))
  }

  @Test(
    "are the system's adaptive ones by their short names",
    arguments: [
      ("red", "systemRed", "#FF3B30", "#FF453A"), ("gray", "systemGray", "#8E8E93", "#8E8E93"),
      ("mint", "systemMint", "#00C7BE", "#63E6E2"), ("blue", "systemBlue", "#007AFF", "#0A84FF"),
      ("indigo", "systemIndigo", "#5856D6", "#5E5CE6"),
      ("primary", "label", "#000000", "#FFFFFF"),
      ("secondary", "secondaryLabel", "#3C3C4399", "#EBEBF599"),
      ("tertiary", "tertiaryLabel", "#3C3C434D", "#EBEBF54D"),
      ("white", "white", "#FFFFFF", "#FFFFFF"), ("clear", "clear", "#00000000", "#00000000"),
      ("systemTeal", "systemTeal", "#30B0C7", "#40C8E0"),
    ])
  func values(word: String, name: String, light: String, dark: String) throws {
    let color = try #require(try background(word).common.backgroundColor)
    #expect(color == .system(name))
    let values = try [UserInterfaceStyle.light, .dark].map {
      try color.resolved(in: TraitSet(style: $0), assets: .none).rgba.hex
    }
    #expect(values == [light, dark])
  }

  @Test("that every hue has are in the palette", arguments: SwiftUIColor.allCases)
  func palette(color: SwiftUIColor) {
    guard case .system(let name) = color.value(tint: .system("systemBlue")) else { return }
    #expect(SystemPalette.names.contains(name))
  }

  @Test("take accentColor and tint from the view's own tint, else from around it")
  func accent() throws {
    #expect(try background("accentColor").common.backgroundColor == .system("systemBlue"))
    #expect(
      try background("tint", "{ tint: 'orange' }").common.backgroundColor
        == .system("systemOrange"))
    let window = try TestTree.window(
      "{ hosting: { VStack: [{ id: 'x', Color: 'accentColor' }], modifiers: [{ tint: 'pink' }] } }")
    #expect(window.find("x")?.common.backgroundColor == .system("systemPink"))
  }

  @Test("hold in rows of lists and in slots, and not on UIKit's views")
  func scope() throws {
    let window = try TestTree.window(
      "{ hosting: { List: [{ Text: 'a', modifiers: [{ foregroundColor: 'secondary' }] }] } }")
    let cell = try #require(window.find("0/0.0.0")?.kind as? TableViewCell)
    #expect(cell.row.textColor?.color == .system("secondaryLabel"))
    let slots = try TestTree.window(
      "{ hosting: { id: 'x', Color: { light: 'red', dark: 'primary' } } }")
    #expect(
      slots.find("x")?.common.backgroundColor
        == .dynamic(.init(light: .system("systemRed"), dark: .system("label"))))
    #expect(
      try TestTree.view("{ kind: 'view', backgroundColor: 'red' }").common.backgroundColor
        == .system("red"))
    #expect(
      TestTree.problem("{ view: { backgroundColor: 'primary' } }").hasPrefix(
        "unknown colour “primary”"))
    #expect(
      TestTree.problem("{ hosting: { Color: 'primry' } }")
        == "unknown colour “primry”; did you mean “primary”?")
  }
}
