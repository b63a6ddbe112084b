import AssetCatalogs
import Rendering
import Screens
import Testing
import Traits
import Typography

/// Explains screens written in tests, with a catalog whose sets fill different slots.
///
/// `full` fills every slot; `anyDark`, `anyOnly`, `darkOnly` and `anyHigh` those of their names.
/// A colour's value tells its slot: A, B and D for Any, Light and Dark, 1 for normal and 2 for high
/// contrast.
struct AppearanceStage {
  private let renderer: Renderer

  init(
    infoPlist: InfoPlistStyle = .automatic, linkedSDK: TraitSet.Generation = .ios26,
    isDarkBeforeDarkStyle: Bool = false
  ) throws {
    renderer = Renderer(
      fonts: Stage.fonts, catalog: try Self.catalog(), infoPlistStyle: infoPlist,
      device: try #require(Device.named(Stage.device)), file: { Stage.files[$0] },
      vectors: { _, _, _ in throw VectorFailure.missingProgram("rsvg", package: "librsvg2-bin") },
      infoPlistPlace: "App/Info.plist", linkedSDK: linkedSDK,
      isDarkBeforeDarkStyle: isDarkBeforeDarkStyle)
  }

  func explain(_ text: String, _ variant: Variant) throws -> Explanation {
    let document = try readScreen(
      Array(text.utf8), file: "s.json5", defaultID: "s", including: { _ in nil })
    return try renderer.explain(document, variant: variant)
  }

  static func color(_ slot: String) -> String { values[slot] ?? "" }

  private static let values = [
    "any": "A1", "light": "B1", "dark": "D1", "any high": "A2", "light high": "B2",
    "dark high": "D2",
  ]

  private static let sets = [
    "full": ["any", "light", "dark", "any high", "light high", "dark high"],
    "anyDark": ["any", "dark"], "anyOnly": ["any"], "darkOnly": ["any", "dark", "any high"],
    "anyHigh": ["any", "any high"],
  ]

  private static func appearances(_ slot: String) -> String {
    var words: [String] = []
    for style in ["light", "dark"] where slot.hasPrefix(style) {
      words.append(#"{"appearance": "luminosity", "value": "\#(style)"}"#)
    }
    if slot.hasSuffix("high") { words.append(#"{"appearance": "contrast", "value": "high"}"#) }
    return words.isEmpty ? "" : #", "appearances": [\#(words.joined(separator: ", "))]"#
  }

  private static func catalog() throws -> AssetCatalog {
    var files: [AssetFile] = []
    for (name, slots) in sets.sorted(by: { $0.key < $1.key }) {
      let colors = slots.map { slot in
        """
        {"idiom": "universal"\(appearances(slot)), "color": {"color-space": "srgb", "components":
          {"red": "0x\(color(slot))", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}
        """
      }
      let images = slots.map { slot in
        """
        {"idiom": "universal", "scale": "1x", "filename": "\(color(slot)).png"\(appearances(slot))}
        """
      }
      files.append(
        AssetFile(path: "A.xcassets/\(name).colorset/Contents.json") {
          Array("{\"colors\": [\(colors.joined(separator: ","))]}".utf8)
        })
      files.append(
        AssetFile(path: "A.xcassets/\(name).imageset/Contents.json") {
          Array("{\"images\": [\(images.joined(separator: ","))]}".utf8)
        })
      for slot in slots {
        files.append(
          AssetFile(path: "A.xcassets/\(name).imageset/\(color(slot)).png") {
            Stage.files["flag.png"] ?? []
          })
      }
    }
    return try readAssetCatalogs(files: files)
  }
}
