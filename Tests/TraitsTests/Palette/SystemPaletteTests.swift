import Pixels
import Testing
import Traits

@Suite("The system palette")
struct SystemPaletteTests {
  static func traits(
    _ style: UserInterfaceStyle, _ generation: TraitSet.Generation = .ios17,
    level: TraitSet.Level = .base, contrast: TraitSet.Contrast = .normal
  ) -> TraitSet {
    TraitSet(style: style, level: level, contrast: contrast, generation: generation)
  }

  @Test(
    "knows the colours that everybody uses",
    arguments: [
      ("systemRed", traits(.light), "#FF3B30FF"),
      ("systemRed", traits(.dark), "#FF453AFF"),
      ("systemRed", traits(.dark, contrast: .high), "#FF6961FF"),
      ("systemRed", traits(.light, .ios26), "#FF383CFF"),
      ("systemBackground", traits(.dark), "#000000FF"),
      ("systemBackground", traits(.dark, level: .elevated), "#1C1C1EFF"),
      ("systemBackground", traits(.light, level: .elevated), "#FFFFFFFF"),
      ("label", traits(.dark), "#FFFFFFFF"),
      ("label", traits(.dark, .ios12), "#000000FF"),
      ("groupTableViewBackground", traits(.dark, .ios12), "#EFEFF4FF"),
      ("clear", traits(.dark), "#00000000"),
      ("gray", traits(.dark), "#808080FF"),
      ("red", traits(.dark), "#FF0000FF"),
    ])
  func known(name: String, traits: TraitSet, hex: String) {
    #expect(SystemPalette.color(named: name, for: traits)?.hex8 == hex)
  }

  @Test("draws the tint of a view in system blue", arguments: TraitSet.Generation.allCases)
  func tint(generation: TraitSet.Generation) {
    let traits = Self.traits(.dark, generation)
    let tint = SystemPalette.color(named: "tintColor", for: traits)
    #expect(tint != nil)
    #expect(tint == SystemPalette.color(named: "systemBlue", for: traits))
  }

  @Test("has sorted names and a value for each under all traits")
  func complete() {
    #expect(SystemPalette.names.count == 58)
    #expect(SystemPalette.names == SystemPalette.names.sorted())
    for name in SystemPalette.names {
      for traits in allTraits {
        #expect(SystemPalette.color(named: name, for: traits) != nil, "\(name) \(traits)")
      }
    }
  }

  @Test("ignores style, contrast and level on iOS 12", arguments: SystemPalette.names)
  func legacy(name: String) {
    let values = allTraits.filter { $0.generation == .ios12 }
      .map { SystemPalette.color(named: name, for: $0) }
    #expect(Set(values).count == 1)
  }

  @Test("has nothing under names that iOS does not have")
  func unknown() {
    let traits = Self.traits(.light)
    #expect(SystemPalette.color(named: "quaternarySystemBackground", for: traits) == nil)
    #expect(SystemPalette.color(named: "plainRed", for: traits) == nil)
    #expect(SystemPalette.color(named: "", for: traits) == nil)
    #expect(SystemPalette.component(named: "tail", for: traits) == nil)
    #expect(SystemPalette.material(named: "leather", for: traits) == nil)
    #expect(SystemPalette.isFixed("leather") == nil)
  }

  @Test(
    "tells fixed colours from dynamic ones",
    arguments: [
      ("white", true), ("gray", true), ("lightText", true), ("label", false),
      ("systemGray", false), ("systemMint", false),
    ])
  func fixed(name: String, expected: Bool) {
    #expect(SystemPalette.isFixed(name) == expected)
  }

  @Test(
    "translates the names of colour resources",
    arguments: [
      ("systemBlueColor", "systemBlue"), ("linkColor", "link"), ("labelColor", "label"),
      ("tintColor", "tintColor"),
      ("tableCellGroupedBackgroundColor", "tableCellGroupedBackground"), ("Color", nil),
      ("mySystemBlueColor", nil),
    ] as [(String, String?)])
  func resources(resource: String, name: String?) {
    #expect(SystemPalette.name(ofResource: resource) == name)
  }
}
