import AssetCatalogs
import Testing
import Traits

@Suite("Real asset catalogs")
struct CorpusTests {
  @Test(
    "are read without an error",
    arguments: [
      ("duckduckgo-iOS", 65, 38), ("stopp-corona-ios", 27, 12), ("HackingWithSwift", 23, 0),
      ("NetNewsWire", 19, 0), ("IQKeyboardManager", 12, 2), ("erouska-ios", 8, 6),
      ("SwiftMessages", 2, 1), ("ios-training", 3, 0), ("IBDecodable", 1, 0),
      ("passforios", 0, 4), ("RxSwift", 0, 1), ("iOS-10-Sampler", 0, 1),
    ])
  func read(project: String, colorSets: Int, imageSets: Int) throws {
    guard let files = try Corpus.catalogFiles(of: project) else { return }
    let catalog = try readAssetCatalogs(files: files)
    let doubles = catalog.ignored.filter { $0.contains("an earlier set is named") }
    let colorDoubles = doubles.filter { $0.contains(".colorset:") }.count
    let imageDoubles = doubles.filter { $0.contains(".imageset:") }.count
    #expect(catalog.colorNames.count + colorDoubles == colorSets)
    #expect(catalog.imageNames.count + imageDoubles == imageSets)
    #expect(colorSets + imageSets > 0)
    for name in catalog.colorNames {
      for traits in [TraitSet(style: .light), TraitSet(style: .dark, contrast: .high)] {
        guard catalog.color(named: name)?.slots.isEmpty == false else { continue }
        #expect(throws: Never.self, "\(name)") {
          try ColorValue.asset(name).resolved(in: traits, assets: catalog.colors)
        }
      }
    }
  }

  @Test(
    "give the colours that their files say",
    arguments: [
      ("duckduckgo-iOS", "AlertButtonTitleColor", "#007AFF", "#0A84FF"),
      ("duckduckgo-iOS", "AlertDimmingColor", "#00000033", "#0000007A"),
      ("duckduckgo-iOS", "RolloutBannerBackground", "#CCDAFF80", "#24396980"),
      ("duckduckgo-iOS", "VoiceSearchCancelColor", "#474747", "#FFFFFF"),
      ("duckduckgo-iOS", "CancelButtonBackgroundColor", "#EEEEEE", "#666666"),
      ("stopp-corona-ios", "ccBlue", "#097ABF", "#00C2FF"),
      ("stopp-corona-ios", "ccLightGrey", "#F4F4F4", "#0B0B0B"),
      ("stopp-corona-ios", "ccIncidenceOrange", "#F4A21F", "#F4A21F"),
    ])
  func colors(project: String, name: String, light: String, dark: String) throws {
    guard let files = try Corpus.catalogFiles(of: project) else { return }
    let catalog = try readAssetCatalogs(files: files)
    let table = try #require(catalog.color(named: name))
    #expect(table.value(for: TraitSet(style: .light))?.token == light)
    #expect(table.value(for: TraitSet(style: .dark))?.token == dark)
  }

  @Test("give the image of the style")
  func images() throws {
    guard let files = try Corpus.catalogFiles(of: "stopp-corona-ios") else { return }
    let catalog = try readAssetCatalogs(files: files)
    for style in UserInterfaceStyle.allCases {
      let traits = TraitSet(style: style)
      let image = try #require(catalog.image(named: "burgerMenu", for: traits, scale: 3))
      #expect(image.path.hasSuffix("/burgerMenu.imageset/\(style)_burger_menu.svg"))
      #expect(image.kind == .svg)
      #expect(image.intent == .original)
      #expect(try image.load().isEmpty == false)
    }
  }

  @Test("come with an Info.plist that follows the system")
  func infoPlist() throws {
    let path = "DuckDuckGo/Info.plist"
    guard let bytes = Corpus.infoPlist(of: "duckduckgo-iOS", at: path) else { return }
    #expect(try readInfoPlist(bytes, file: path).userInterfaceStyle == .automatic)
  }
}
