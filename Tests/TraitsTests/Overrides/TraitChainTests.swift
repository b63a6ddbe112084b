import Testing
import Traits

@Suite("The chain that decides a level or contrast")
struct TraitChainTests {
  private static let chain: TraitChain<TraitSet.Level> = {
    var chain = TraitChain(TraitStep("the window is base", value: TraitSet.Level.base))
    chain.decide(TraitStep("a sheet", value: .elevated, since: .ios13))
    chain.decide(TraitStep("the view", place: "a.json5:3", value: .base, since: .ios17))
    return chain
  }()

  @Test(
    "takes the nearest step that the iOS knows",
    arguments: [
      (TraitSet.Generation.ios12, TraitSet.Level.base), (.ios13, .elevated), (.ios15, .elevated),
      (.ios17, .base), (.ios26, .base),
    ])
  func value(generation: TraitSet.Generation, level: TraitSet.Level) {
    #expect(Self.chain.value(on: generation) == level)
  }

  @Test("lists every step, nearest first, with what became of it")
  func rules() {
    let new = Self.chain.rules(on: .ios17)
    #expect(new.map(\.text) == ["the view", "a sheet", "the window is base"])
    #expect(new.map(\.outcome) == [.decided, .lost, .lost])
    #expect(new.map(\.place) == ["a.json5:3", "", ""])
    let old = Self.chain.rules(on: .ios15)
    #expect(
      old.map(\.text) == ["the view: only from iOS 17 on", "a sheet", "the window is base"])
    #expect(old.map(\.outcome) == [.lost, .decided, .lost])
  }
}

@Suite("A style that an app or an old iOS decides")
struct AppStyleTests {
  @Test("is light in an app that is linked with the SDK of iOS 12, whatever any step says")
  func linked() {
    let chain = StyleChain([StyleStep(.view, id: "a", value: .dark)], linkedSDK: .ios12)
    for generation in TraitSet.Generation.allCases {
      #expect(chain.resolved(on: generation).style == .light)
    }
    let rules = chain.rules(on: .ios17)
    #expect(rules.map(\.outcome) == [.decided, .lost])
    #expect(rules[0].text == "an app that is linked with the SDK of iOS 12 stays light")
  }

  @Test("passes over a property that came later, and says so")
  func later() {
    let step = StyleStep(
      .view, id: "a", value: .dark, property: "traitOverrides.userInterfaceStyle", since: .ios17)
    let chain = StyleChain([step, .system(.light)])
    #expect(chain.resolved(on: .ios15).style == .light)
    #expect(chain.resolved(on: .ios17).style == .dark)
    #expect(
      chain.rules(on: .ios15).map(\.text) == [
        "view “a” says traitOverrides.userInterfaceStyle dark: only from iOS 17 on",
        "the system setting is light",
      ])
  }

  @Test("takes the Dark entry of colour sets before iOS 13 where the defect is asked for")
  func defect() {
    typealias Slot = NamedColorTable.Slot
    let colors = NamedColors([
      "A": NamedColorTable(slots: [Slot(.any): .system("label"), Slot(.dark): .system("link")])
    ])
    let old = TraitSet(style: .light, generation: .ios12)
    #expect(colors["A"]?.value(for: old) == .system("label"))
    #expect(colors.darkBeforeDarkStyle["A"]?.value(for: old) == .system("link"))
    let light = TraitSet(style: .light, generation: .ios13)
    #expect(colors.darkBeforeDarkStyle["A"]?.value(for: light) == .system("label"))
    let rules = ColorValue.asset("A").rules(in: old, assets: colors.darkBeforeDarkStyle)
    #expect(rules[0].text == "catalog slot Dark → link" && rules[0].outcome == .decided)
    #expect(rules[1].text == "catalog slot Any → label" && rules[1].outcome == .lost)
  }
}
