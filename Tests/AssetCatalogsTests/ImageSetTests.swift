import AssetCatalogs
import Geometry
import Pixels
import Screens
import Testing
import Traits

@Suite("An image set")
struct ImageSetTests {
  static let folder = "A.xcassets/sun.imageset"
  static let light = TraitSet(style: .light)
  static let dark = TraitSet(style: .dark)

  static func catalog(
    _ images: String, properties: String = "", files: [String]
  ) throws -> AssetCatalog {
    let contents = "{\"images\": [\(images)]\(properties)}"
    let fixture = CatalogFixture(
      ["\(folder)/Contents.json": contents], empty: files.map { "\(folder)/\($0)" })
    return try readAssetCatalogs(files: fixture.files)
  }

  static func entry(_ file: String, _ scale: Int?, also keys: String = "") -> String {
    let scale = scale.map { ", \"scale\": \"\($0)x\"" } ?? ""
    return "{\"idiom\": \"universal\", \"filename\": \"\(file)\"\(scale)\(keys)}"
  }

  @Test(
    "gives the wanted scale, else the next larger, else the largest",
    arguments: [
      ([1, 2, 3], 1, 1), ([1, 2, 3], 2, 2), ([1, 2, 3], 3, 3), ([1, 3], 2, 3), ([3], 1, 3),
      ([1, 2], 3, 2), ([1], 3, 1), ([3, 2], 1, 2),
    ])
  func scales(present: [Int], wanted: Int, expected: Int) throws {
    let catalog = try Self.catalog(
      present.map { Self.entry("\($0).png", $0) }.joined(separator: ","),
      files: present.map { "\($0).png" })
    let image = try #require(catalog.image(named: "sun", for: Self.light, scale: wanted))
    #expect(image.scale == expected)
    #expect(image.path == "\(Self.folder)/\(expected).png")
    #expect(try image.load() == Array(image.path.utf8))
  }

  @Test("gives each style its own file, and falls back to any")
  func appearances() throws {
    let catalog = try Self.catalog(
      [
        Self.entry("a.png", 2), Self.entry("d.png", 3, also: CatalogFixture.dark),
        Self.entry("h.png", 2, also: CatalogFixture.darkHigh),
      ].joined(separator: ","), files: ["a.png", "d.png", "h.png"])
    func name(_ traits: TraitSet) -> String? {
      catalog.image(named: "sun", for: traits, scale: 2)?.path.split(separator: "/").last
        .map(String.init)
    }
    #expect(name(Self.light) == "a.png")
    #expect(name(Self.dark) == "d.png")
    #expect(name(TraitSet(style: .dark, contrast: .high)) == "h.png")
    #expect(name(TraitSet(style: .light, contrast: .high)) == "a.png")
    #expect(name(TraitSet(style: .dark, generation: .ios12)) == "a.png")
  }

  @Test("prefers what is made for the direction, and says which it is made for")
  func directions() throws {
    let left = ", \"language-direction\": \"left-to-right\""
    let right = ", \"language-direction\": \"right-to-left\""
    func found(_ entries: [String], _ direction: Variant.Direction) throws -> ImageAsset? {
      try Self.catalog(entries.joined(separator: ","), files: ["a.png", "r.png"])
        .image(named: "sun", for: Self.light, scale: 1, direction: direction)
    }
    let both = [Self.entry("a.png", 1, also: left), Self.entry("r.png", 1, also: right)]
    #expect(try found(both, .leftToRight)?.path.hasSuffix("a.png") == true)
    #expect(try found(both, .rightToLeft)?.path.hasSuffix("r.png") == true)
    #expect(try found([both[0]], .rightToLeft)?.direction == .leftToRight)
    #expect(try found([Self.entry("a.png", 1)], .rightToLeft)?.direction == nil)
    #expect(throws: ScreenError.self) {
      try found([Self.entry("a.png", 1, also: ", \"language-direction\": \"up\"")], .leftToRight)
    }
  }

  @Test("may have empty slots, which fall back as well")
  func emptySlot() throws {
    let empty = "{\"idiom\": \"universal\"\(CatalogFixture.dark)}"
    let catalog = try Self.catalog(Self.entry("a.png", 1) + "," + empty, files: ["a.png"])
    #expect(catalog.image(named: "sun", for: Self.dark, scale: 1)?.path.hasSuffix("a.png") == true)
    #expect(catalog.ignored == [])
  }

  @Test(
    "knows the kinds of files by their names",
    arguments: [
      ("a.png", .png), ("a.PNG", .png), ("a.jpg", .jpeg), ("a.jpeg", .jpeg), ("a.pdf", .pdf),
      ("a.b.svg", .svg),
    ] as [(String, ImageAsset.Kind)])
  func kinds(file: String, kind: ImageAsset.Kind) throws {
    let catalog = try Self.catalog(Self.entry(file, nil), files: [file])
    let image = try #require(catalog.image(named: "sun", for: Self.light, scale: 3))
    #expect(image.kind == kind)
    #expect(image.kind.isVector == (kind == .pdf || kind == .svg))
    #expect(image.scale == 1)
  }

  @Test(
    "says how it wants to be drawn",
    arguments: [
      ("", .automatic),
      (", \"properties\": {\"template-rendering-intent\": \"template\"}", .template),
      (", \"properties\": {\"template-rendering-intent\": \"original\"}", .original),
    ] as [(String, ImageAsset.Intent)])
  func intent(properties: String, intent: ImageAsset.Intent) throws {
    let catalog = try Self.catalog(
      Self.entry("a.png", 1), properties: properties, files: ["a.png"])
    let image = catalog.image(named: "sun", for: Self.light, scale: 1)
    #expect(image?.intent == intent)
    #expect(image?.isTemplate == (intent == .template))
  }

  @Test(
    "keeps the slot of a file that it cannot use, and says why",
    arguments: [
      (
        "b.png",
        "names “b.png” for Dark, and there is no such file in A.xcassets/sun.imageset; put it there, or take the name out of the set"
      ),
      (
        "../../B.xcassets/a.png",
        "names “../../B.xcassets/a.png” for Dark, and there is no such file in A.xcassets/sun.imageset; put it there, or take the name out of the set"
      ),
      (
        "a.heic",
        "names “a.heic” for Dark, which is no PNG, JPEG, PDF or SVG by its name; convert it to PNG, as heif-convert of libheif-examples does"
      ),
      (
        "png",
        "names “png” for Dark, which is no PNG, JPEG, PDF or SVG by its name; name one of these"
      ),
    ] as [(String, String)])
  func unusable(file: String, sentence: String) throws {
    let catalog = try Self.catalog(
      Self.entry("a.png", 1) + "," + Self.entry(file, 1, also: CatalogFixture.dark),
      files: ["a.png", "a.heic"])
    #expect(catalog.image(named: "sun", for: Self.light, scale: 1)?.problem == nil)
    let dark = try #require(catalog.image(named: "sun", for: Self.dark, scale: 1))
    #expect(
      dark.problem?.description
        == "\(Self.folder)/Contents.json:1: /images/1/filename: “sun.imageset” \(sentence)")
  }

  @Test("needs no file of a scale that is not drawn")
  func otherScale() throws {
    let catalog = try Self.catalog(
      Self.entry("gone.png", 1) + "," + Self.entry("a.png", 3), files: ["a.png"])
    #expect(catalog.image(named: "sun", for: Self.light, scale: 3)?.problem == nil)
    #expect(catalog.image(named: "sun", for: Self.light, scale: 1)?.problem != nil)
  }

  @Test("is refused with an unknown rendering intent")
  func unknownIntent() {
    let error = #expect(throws: ScreenError.self) {
      try Self.catalog(
        Self.entry("a.png", 1),
        properties: ", \"properties\": {\"template-rendering-intent\": \"templet\"}",
        files: ["a.png"])
    }
    #expect(
      error?.description.hasSuffix(
        "unknown rendering intent “templet”; did you mean “template”?") == true)
  }

  @Test("is refused with an unknown scale")
  func unknownScale() {
    let error = #expect(throws: ScreenError.self) {
      try Self.catalog(Self.entry("a.png", 4), files: ["a.png"])
    }
    #expect(
      error?.description
        == "\(Self.folder)/Contents.json:1: /images/0/scale: unknown scale “4x”; the scales are 1x, 2x, 3x"
    )
  }

  @Test("is cut into parts where its resizing says so")
  func slicing() throws {
    let resizing = """
      , "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
        "cap-insets": {"top": 3, "left": 4, "bottom": 5, "right": 6}},
        "alignment-insets": {"left": 2, "top": 1}
      """
    let image = try #require(
      try Self.catalog(Self.entry("a.png", 2, also: resizing), files: ["a.png"])
        .image(named: "sun", for: Self.light, scale: 2))
    #expect(
      image.slicing
        == NinePart(
          top: 3, left: 4, bottom: 5, right: 6, middleWidth: 1, middleHeight: 2, middle: .tile))
    #expect(image.alignmentInsets == Insets(top: 1, left: 2, bottom: 0, right: 0))
    #expect(image.slicing?.columns(of: 20) == [0..<4, 4..<5, 14..<20])
    #expect(image.slicing?.rows(of: 6) == [0..<3, 3..<3, 3..<6])
  }

  @Test("of three parts keeps caps at two sides only")
  func threeParts() throws {
    let resizing = """
      , "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 4, "right": 6, "top": 9}}
      """
    let image = try #require(
      try Self.catalog(Self.entry("a.png", 1, also: resizing), files: ["a.png"])
        .image(named: "sun", for: Self.light, scale: 1))
    #expect(image.slicing == NinePart(left: 4, right: 6))
  }
}
