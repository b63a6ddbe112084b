import AssetCatalogs

/// Files in memory: texts by path, and empty files.
struct CatalogFixture {
  struct Unreadable: Error {}

  var files: [AssetFile] = []

  init(_ texts: [String: String] = [:], empty: [String] = []) {
    files = texts.map { path, text in AssetFile(path: path) { Array(text.utf8) } }
    files += empty.map { path in AssetFile(path: path) { Array(path.utf8) } }
  }

  /// A catalog with one colour set `Theme` that has the given elements of `colors`.
  static func color(_ colors: String) -> CatalogFixture {
    CatalogFixture([colorPath: "{\"colors\": [\(colors)]}"])
  }

  static let colorPath = "A.xcassets/Theme.colorset/Contents.json"

  /// An element of `colors` in sRGB, with more keys of the element.
  static func sRGB(_ red: String, _ green: String, _ blue: String, also keys: String = "") -> String
  {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", \
    "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}\(keys)}
    """
  }

  static let dark =
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  static let light =
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
  static let high = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
  static let darkHigh =
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}, "
    + "{\"appearance\": \"contrast\", \"value\": \"high\"}]"
}
