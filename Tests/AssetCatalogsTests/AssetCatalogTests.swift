import AssetCatalogs
import Screens
import Testing
import Traits

@Suite("Asset catalogs")
struct AssetCatalogTests {
  static let color = "{\"colors\": [\(CatalogFixture.sRGB("1", "2", "3"))]}"
  static let other = "{\"colors\": [\(CatalogFixture.sRGB("4", "5", "6"))]}"
  static let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test("put the names of namespaces before those of their sets")
  func namespaces() throws {
    let catalog = try readAssetCatalogs(
      files: CatalogFixture([
        "App/A.xcassets/Contents.json": "{}",
        "App/A.xcassets/Plain/Contents.json": #"{"properties": {"provides-namespace": false}}"#,
        "App/A.xcassets/Plain/One.colorset/Contents.json": Self.color,
        "App/A.xcassets/Space/Contents.json": Self.namespace,
        "App/A.xcassets/Space/Two.colorset/Contents.json": Self.color,
        "App/A.xcassets/Space/Bare/Inner/Contents.json": Self.namespace,
        "App/A.xcassets/Space/Bare/Inner/Three.colorset/Contents.json": Self.color,
        "App/A.xcassets/v1.2/four.five.colorset/Contents.json": Self.color,
      ]).files)
    #expect(catalog.colorNames == ["One", "Space/Inner/Three", "Space/Two", "four.five"])
    #expect(catalog.ignored == [])
  }

  @Test("of one project are one, and the first path has a name")
  func doubles() throws {
    let catalog = try readAssetCatalogs(
      files: CatalogFixture([
        "B.xcassets/Theme.colorset/Contents.json": Self.other,
        "A.xcassets/Theme.colorset/Contents.json": Self.color,
        "B.xcassets/Rest.colorset/Contents.json": Self.other,
      ]).files)
    #expect(catalog.colorNames == ["Rest", "Theme"])
    #expect(catalog.color(named: "Theme")?.value(for: TraitSet(style: .dark))?.token == "#010203")
    #expect(
      catalog.ignored == [
        "B.xcassets/Theme.colorset: an earlier set is named “Theme” as well and is used instead"
      ])
  }

  @Test("list sets of other kinds, and load nothing of them")
  func otherKinds() throws {
    let files = [
      AssetFile(path: "A.xcassets/AppIcon.appiconset/Contents.json") {
        throw CatalogFixture.Unreadable()
      },
      AssetFile(path: "A.xcassets/AppIcon.appiconset/icon.png") {
        throw CatalogFixture.Unreadable()
      },
      AssetFile(path: "Sources/Contents.json") { throw CatalogFixture.Unreadable() },
    ]
    let catalog = try readAssetCatalogs(files: files)
    #expect(
      catalog.ignored == [
        "A.xcassets/AppIcon.appiconset: sets of kind “appiconset” are not drawn"
      ])
    #expect(catalog.colorNames == [] && catalog.imageNames == [])
  }

  @Test("say which file cannot be read")
  func unreadable() {
    let file = AssetFile(path: CatalogFixture.colorPath) { throw CatalogFixture.Unreadable() }
    let error = #expect(throws: ScreenError.self) { try readAssetCatalogs(files: [file]) }
    #expect(
      error?.description
        == "\(CatalogFixture.colorPath): the file cannot be read; "
        + "check that it exists and may be read")
  }

  @Test(
    "are refused where their JSON is broken",
    arguments: ["", "[]", "{", #"{"colors": {}}"#, #"{"colors": 1, "colors": 2}"#])
  func broken(text: String) {
    let error = #expect(throws: ScreenError.self) {
      try readAssetCatalogs(files: CatalogFixture([CatalogFixture.colorPath: text]).files)
    }
    #expect(error?.place.file == CatalogFixture.colorPath)
  }

  @Test("are empty for a project without any")
  func none() throws {
    #expect(try readAssetCatalogs(files: []).colorNames == [])
    #expect(AssetCatalog.empty.image(named: "a", for: TraitSet(style: .dark), scale: 1) == nil)
  }
}
