import Testing
import Traits

@Suite("The chain that decides a style")
struct StyleChainTests {
  /// One step of every source without an opinion, the system in light.
  static let silent: [StyleStep] = StyleStep.Source.allCases.map { source in
    source == .system
      ? .system(.light) : StyleStep(source, id: source.rawValue, value: .unspecified)
  }

  @Test("lets the nearest opinion win", arguments: StyleStep.Source.allCases.indices)
  func nearest(index: Int) {
    var steps = Self.silent
    for later in index..<steps.count {
      steps[later].value = later == index ? .dark : .light
    }
    let resolved = StyleChain(steps).resolved(on: .ios17)
    #expect(resolved.style == .dark)
    #expect(resolved.reason == index)
  }

  @Test("falls through to the system")
  func system() {
    let resolved = StyleChain(Self.silent).resolved(on: .ios13)
    #expect(resolved.reason == Self.silent.count - 1)
    #expect("\(resolved)" == "light: the system setting is light")
  }

  @Test("is always light on iOS 12")
  func legacy() {
    let chain = StyleChain([StyleStep(.view, id: "a", value: .dark), .system(.dark)])
    #expect("\(chain.resolved(on: .ios12))" == "light: iOS 12 draws only light")
    #expect(chain.resolved(on: .ios12).reason == nil)
  }

  @Test("is light where nothing says anything")
  func empty() {
    #expect("\(StyleChain([]).resolved(on: .ios26))" == "light: nothing says otherwise")
  }

  @Test(
    "hears a scene only from iOS 17 on",
    arguments: [
      (TraitSet.Generation.ios13, UserInterfaceStyle.light), (.ios15, .light), (.ios17, .dark),
      (.ios26, .dark),
    ])
  func scene(generation: TraitSet.Generation, style: UserInterfaceStyle) {
    let chain = StyleChain([StyleStep(.scene, id: "main", value: .dark), .system(.light)])
    #expect(chain.resolved(on: generation).style == style)
  }

  @Test("lets any override beat the Info.plist, and the Info.plist the system")
  func infoPlist() {
    let chain = StyleChain([
      StyleStep(.window, id: "w", value: .light), .infoPlist(.dark), .system(.light),
    ])
    #expect(chain.resolved(on: .ios17).reason == 0)
    let without = StyleChain(Array(chain.steps.dropFirst()))
    #expect(without.resolved(on: .ios17).style == .dark)
    let automatic = StyleChain([.infoPlist(.automatic), .system(.dark)])
    #expect(automatic.resolved(on: .ios17).reason == 1)
  }

  @Test(
    "explains itself",
    arguments: [
      (
        StyleStep(.controller, id: "settings", value: .dark),
        "controller “settings” says overrideUserInterfaceStyle dark"
      ),
      (
        StyleStep(.parentController, id: "tabs", value: .light),
        "parent controller “tabs” says overrideUserInterfaceStyle light"
      ),
      (
        StyleStep(.presentation, id: "sheet", value: .dark),
        "presentation “sheet” says overrideTraitCollection dark"
      ),
      (StyleStep(.scene, id: "main", value: .dark), "the window scene says traitOverrides dark"),
      (.infoPlist(.dark), "Info.plist says UIUserInterfaceStyle Dark"),
      (
        .infoPlist(.automatic, place: "Info.plist:12"),
        "Info.plist says UIUserInterfaceStyle Automatic"
      ),
      (
        .infoPlist(.automatic, place: "Info.plist"),
        "Info.plist leaves UIUserInterfaceStyle at Automatic"
      ),
      (.infoPlist(.automatic), "without an Info.plist UIUserInterfaceStyle is Automatic"),
      (.system(.dark), "the system setting is dark"),
    ])
  func explanation(step: StyleStep, words: String) {
    #expect("\(step)" == words)
  }

  @Test("reads the words of UIKit and of the Info.plist")
  func words() {
    #expect(StyleOverride(rawValue: "unspecified") == .unspecified)
    #expect(StyleOverride(rawValue: "dark")?.style == .dark)
    #expect(StyleOverride(rawValue: "Dark") == nil)
    #expect(InfoPlistStyle(rawValue: "Dark") == .dark)
    #expect(InfoPlistStyle(rawValue: "Automatic")?.override == .unspecified)
    #expect(InfoPlistStyle(rawValue: "dark") == nil)
  }

  @Test("changes its reach with iOS 17")
  func reach() {
    let following = TraitSet.Generation.allCases.filter(\.childControllersFollowSuperviews)
    #expect(following == [.ios17, .ios26])
    #expect(TraitSet.Generation.allCases.sorted() == TraitSet.Generation.allCases)
  }
}
