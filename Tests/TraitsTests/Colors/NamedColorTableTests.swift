import Pixels
import Testing
import Traits

@Suite("A named colour's slots")
struct NamedColorTableTests {
  typealias Slot = NamedColorTable.Slot

  static let darkHigh = TraitSet(style: .dark, contrast: .high)
  static let lightHigh = TraitSet(style: .light, contrast: .high)

  @Test(
    "are searched style first, then contrast",
    arguments: [
      (TraitSet(style: .light), [Slot(.light), Slot(.any)]),
      (TraitSet(style: .dark, level: .elevated), [Slot(.dark), Slot(.any)]),
      (darkHigh, [Slot(.dark, .high), Slot(.dark), Slot(.any, .high), Slot(.any)]),
      (lightHigh, [Slot(.light, .high), Slot(.light), Slot(.any, .high), Slot(.any)]),
      (TraitSet(style: .dark, generation: .ios12), [Slot(.any)]),
    ])
  func order(traits: TraitSet, expected: [Slot]) {
    #expect(Slot.searchOrder(for: traits) == expected)
  }

  @Test("give the first that is filled")
  func filled() {
    let table = NamedColorTable(slots: [
      Slot(.any): .system("label"), Slot(.any, .high): .system("link"),
      Slot(.dark): .literal(.white),
    ])
    #expect(table.value(for: Self.darkHigh) == .literal(.white))
    #expect(table.value(for: Self.lightHigh) == .system("link"))
    #expect(table.value(for: TraitSet(style: .light)) == .system("label"))
    #expect(NamedColorTable(slots: [:]).value(for: Self.lightHigh) == nil)
  }

  @Test("may refer to system colours, which follow the traits")
  func system() throws {
    let assets = NamedColors(["Text": NamedColorTable(slots: [Slot(.any): .system("label")])])
    let dark = try ColorValue.asset("Text").resolved(in: TraitSet(style: .dark), assets: assets)
    #expect(dark == ResolvedColor(rgba: .white, token: "asset:Text"))
    #expect(assets.names == ["Text"])
  }
}
