import Pixels
import Testing
import Traits

@Suite("First display")
struct FirstDisplayTests {
  private func step(
    _ source: StyleStep.Source, _ value: StyleOverride, first: StyleOverride? = nil
  ) -> StyleStep {
    var step = StyleStep(source, id: "a", value: value)
    step.first = first
    return step
  }

  @Test("has the style that the chain gave before anything switched")
  func chain() {
    let switched = step(.system, .dark, first: .light)
    #expect(StyleChain([switched]).firstDisplay(on: .ios17) == .light)
    #expect(StyleChain([switched]).resolved(on: .ios17).style == .dark)
    #expect(StyleChain([step(.view, .dark), switched]).firstDisplay(on: .ios17) == .dark)
    #expect(StyleChain([step(.view, .unspecified), switched]).firstDisplay(on: .ios17) == .light)
    let goneBack = step(.preferredColorScheme, .unspecified, first: .dark)
    #expect(StyleChain([goneBack, step(.system, .light)]).firstDisplay(on: .ios17) == .dark)
    #expect(StyleChain([goneBack, step(.system, .light)]).resolved(on: .ios17).style == .light)
  }

  @Test("is always light where there is no dark style")
  func ios12() {
    #expect(StyleChain([step(.system, .light, first: .dark)]).firstDisplay(on: .ios12) == .light)
  }

  @Test("is told with the step that switched, and where words stand for a step")
  func words() {
    #expect(
      step(.system, .dark, first: .light).description
        == "the system setting is dark, at first display light")
    var stored = step(.window, .unspecified)
    stored.words = "the stored choice is dark, and nothing applies it at launch"
    #expect(
      "\(stored)" == "the stored choice is dark, and nothing applies it at launch")
  }

  @Test("belongs to the traits of switched variants alone, and captured colours keep it")
  func traits() throws {
    #expect(Variant.dark.traits.firstDisplay == nil)
    let traits = Variant(style: .dark, isSwitched: true).traits
    #expect(traits.firstDisplay == .light && traits.style == .dark)
    let color = ColorValue.captured(.system("label"))
    #expect(try color.resolved(in: traits, assets: .none).rgba.hex == "#000000")
    #expect(try color.resolved(in: Variant.dark.traits, assets: .none).rgba.hex == "#FFFFFF")
    #expect(
      try ColorValue.system("label").resolved(in: traits, assets: .none).rgba.hex == "#FFFFFF")
  }
}
