import Pixels
import Testing
import Traits

@Suite("The palette's tables")
struct PaletteFactsTests {
  @Test("hold the facts of every colour")
  func colors() throws {
    guard let facts = try Facts.load() else { return Facts.noteAbsence() }
    var compared = 0
    for (key, color) in facts.colors where !color.isEmpty {
      let name = facts.apiName(of: key)
      for traits in allTraits {
        let expected = try #require(facts.hex(of: key, for: traits))
        #expect(
          SystemPalette.color(named: name, for: traits)?.hex8 == expected, "\(name) \(traits)")
        compared += 1
      }
    }
    #expect(compared == SystemPalette.names.count * 40)
  }

  @Test("hold the facts of every part of a control")
  func components() throws {
    guard let facts = try Facts.load() else { return Facts.noteAbsence() }
    #expect(Set(SystemPalette.componentNames) == Set(facts.components.keys))
    for name in SystemPalette.componentNames {
      for traits in allTraits {
        let expected = facts.componentHex(of: name, for: traits)
        #expect(SystemPalette.component(named: name, for: traits)?.hex8 == expected, "\(name)")
      }
    }
  }

  @Test("hold the facts of every material")
  func materials() throws {
    guard let facts = try Facts.load() else { return Facts.noteAbsence() }
    #expect(SystemPalette.materialNames == ["regular", "thick", "thin", "ultraThin"])
    for name in SystemPalette.materialNames {
      for style in UserInterfaceStyle.allCases {
        let material = SystemPalette.material(named: name, for: TraitSet(style: style))
        let expected = try #require(facts.material(name, style))
        #expect(material?.blend.hex == expected.blend)
        #expect(material?.tint.hex8 == expected.tint)
      }
    }
  }
}
