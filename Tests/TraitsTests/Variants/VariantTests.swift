import Testing
import Traits

@Suite("Variants")
struct VariantTests {
  @Test("give the traits of a window")
  func traits() {
    #expect(Variant.light.traits == TraitSet(style: .light))
    let variant = Variant(style: .dark, contrast: .high, level: .elevated, generation: .ios26)
    #expect(
      variant.traits
        == TraitSet(style: .dark, level: .elevated, contrast: .high, generation: .ios26))
  }

  @Test("take the project's iOS where they name none")
  func generation() {
    #expect(Variant.dark.traits(default: .ios13).generation == .ios13)
    let legacy = Variant(style: .dark, generation: .ios12)
    #expect(legacy.traits(default: .ios13).generation == .ios12)
  }

  @Test("are first displayed in the other style when they are switched")
  func firstDisplay() {
    #expect(Variant.dark.firstDisplay == .dark)
    #expect(Variant(style: .dark, isSwitched: true).firstDisplay == .light)
    #expect(Variant(style: .light, isSwitched: true).firstDisplay == .dark)
  }
}
