import AssetCatalogs
import Pixels
import Screens
import Testing
import Traits

@Suite("A colour set")
struct ColorSetTests {
  typealias Fixture = CatalogFixture
  typealias Slot = NamedColorTable.Slot

  /// The one colour of a set whose only element has this `color`.
  static func value(ofColor color: String) throws -> ColorValue? {
    let catalog = try readAssetCatalogs(files: Fixture.color("{\"color\": \(color)}").files)
    return catalog.color(named: "Theme")?.slots[Slot(.any)]
  }

  @Test("has slots for appearances and contrasts")
  func slots() throws {
    let catalog = try readAssetCatalogs(
      files: Fixture.color(
        [
          Fixture.sRGB("1", "0", "0"), Fixture.sRGB("2", "0", "0", also: Fixture.light),
          Fixture.sRGB("3", "0", "0", also: Fixture.dark),
          Fixture.sRGB("4", "0", "0", also: Fixture.high),
          Fixture.sRGB("5", "0", "0", also: Fixture.darkHigh),
        ].joined(separator: ",")
      ).files)
    func red(_ red: UInt8) -> ColorValue { .literal(RGBA8(red: red, green: 0, blue: 0)) }
    #expect(catalog.colorNames == ["Theme"])
    #expect(
      catalog.color(named: "Theme")?.slots == [
        Slot(.any): red(1), Slot(.light): red(2), Slot(.dark): red(3), Slot(.any, .high): red(4),
        Slot(.dark, .high): red(5),
      ])
    #expect(catalog.ignored == [])
  }

  @Test(
    "reads components in all notations",
    arguments: [
      ("\"1.000\"", 255), ("\"0.500\"", 128), ("\"0.000\"", 0), ("\"255\"", 255), ("\"1\"", 1),
      ("\"0xFF\"", 255), ("\"0x0a\"", 10), ("\".5\"", 128), ("0.5", 128), ("1", 255),
      ("128", 128),
    ] as [(String, UInt8)])
  func components(written: String, level: UInt8) throws {
    let color = try Self.value(
      ofColor: """
        {"color-space": "srgb", "components": {"red": \(written), "green": "0", "blue": "0"}}
        """)
    #expect(color == .literal(RGBA8(red: level, green: 0, blue: 0)))
  }

  @Test(
    "brings colour spaces to sRGB",
    arguments: [
      ("display-p3", "1.000", "0.000", "0.000", "#FF0000"),
      ("display-p3", "0.000", "1.000", "0.000", "#00FF00"),
      ("display-p3", "0.000", "0.000", "1.000", "#0000FF"),
      ("display-p3", "0.278", "0.278", "0.278", "#474747"),
      ("display-p3", "1.000", "1.000", "1.000", "#FFFFFF"),
      ("display-p3", "0.000", "0.000", "0.000", "#000000"),
      ("display-p3", "0.500", "0.400", "0.300", "#846549"),
      ("extended-srgb", "1.500", "-0.500", "0.500", "#FF0080"),
      ("srgb", "0.200", "0.400", "0.600", "#336699"),
    ])
  func spaces(space: String, red: String, green: String, blue: String, hex: String) throws {
    let color = try Self.value(
      ofColor: """
        {"color-space": "\(space)", "components": \
        {"red": "\(red)", "green": "\(green)", "blue": "\(blue)"}}
        """)
    #expect(color?.token == hex)
  }

  @Test("reads greys and alpha", arguments: ["gray-gamma-22", "extended-gray"])
  func gray(space: String) throws {
    let color = try Self.value(
      ofColor: """
        {"color-space": "\(space)", "components": {"white": "0.500", "alpha": "0.250"}}
        """)
    #expect(color == .literal(RGBA8(red: 128, green: 128, blue: 128, alpha: 64)))
  }

  @Test("may refer to a system colour")
  func reference() throws {
    let color = try Self.value(ofColor: #"{"platform": "ios", "reference": "systemBlueColor"}"#)
    #expect(color == .system("systemBlue"))
    let bare = try Self.value(ofColor: #"{"reference": "labelColor"}"#)
    #expect(bare == .system("label"))
  }

  @Test("may leave slots empty")
  func empty() throws {
    let catalog = try readAssetCatalogs(files: Fixture.color(#"{"idiom": "universal"}"#).files)
    #expect(catalog.color(named: "Theme") == NamedColorTable(slots: [:], file: Fixture.colorPath))
    #expect(catalog.ignored == [])
  }

  @Test("prefers what is for iPhones alone")
  func idiom() throws {
    let phone = Fixture.sRGB("2", "0", "0").replacing("universal", with: "iphone")
    let catalog = try readAssetCatalogs(
      files: Fixture.color(Fixture.sRGB("1", "0", "0") + "," + phone).files)
    #expect(catalog.color(named: "Theme")?.slots[Slot(.any)]?.token == "#020000")
    #expect(catalog.ignored == [])
  }

  @Test(
    "passes over what it does not know, and says so",
    arguments: [
      (
        #"{"idiom": "mac", "color": {"reference": "labelColor"}}"#,
        "/colors/0: the entry is for the idiom “mac”"
      ),
      (
        #"{"display-gamut": "display-P3"}"#,
        "/colors/0/display-gamut: entries with “display-gamut” are not chosen"
      ),
    ])
  func ignored(colors: String, sentence: String) throws {
    let catalog = try readAssetCatalogs(files: Fixture.color(colors).files)
    #expect(catalog.ignored == ["\(Fixture.colorPath):1: \(sentence)"])
  }

  @Test(
    "is refused where it is broken",
    arguments: [
      (
        #"{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}"#,
        "/colors/0/color/components/red: the component “red” is no number; write a share such as \"0.500\", a level from \"0\" to \"255\", or \"0x80\""
      ),
      (
        #"{"idiom": "iphne"}"#,
        "/colors/0/idiom: unknown idiom “iphne”; did you mean “iphone”?"
      ),
      (
        #"{"color": {"components": {"red": "0", "green": "0"}}}"#,
        "/colors/0/color/components: the component “blue” is missing; add it"
      ),
      (
        #"{"color": {"color-space": "srgb"}}"#,
        "/colors/0/color: the colour has no components; add “components”"
      ),
      (
        #"{"color": {"platform": "osx", "reference": "labelColor"}}"#,
        "/colors/0/color: the colour is one of the platform “osx”, in an entry that counts on iPhones; name a colour of the platform “ios”, or give the entry that platform’s idiom"
      ),
      (
        #"{"color": {"platform": "ios", "reference": "lableColor"}}"#,
        "/colors/0/color/reference: unknown system colour “lableColor”; did you mean “labelColor”?"
      ),
      (
        #"{"color": {"color-space": "cmyk", "components": {}}}"#,
        "/colors/0/color/color-space: unknown colour space “cmyk”; the colour spaces are display-p3, extended-gray, extended-srgb, gray-gamma-22, srgb"
      ),
      (
        #"{"appearances": [{"appearance": "luminosity", "value": "tinted"}]}"#,
        "/colors/0/appearances/0: unknown appearance “luminosity tinted”; the appearances are luminosity light, luminosity dark and contrast high"
      ),
      (
        Fixture.sRGB("1", "0", "0") + "," + Fixture.sRGB("2", "0", "0"),
        "/colors/1/color: the set has a colour for Any already, in line 1; leave one of them out"
      ),
      (
        Fixture.sRGB("1", "0", "0", also: Fixture.darkHigh) + ","
          + Fixture.sRGB("2", "0", "0", also: Fixture.darkHigh),
        "/colors/1/color: the set has a colour for Dark, high contrast already, in line 1; leave one of them out"
      ),
      (
        #"{"color": []}"#,
        "/colors/0/color: the value has another type than Xcode gives it; an object is needed"
      ),
    ] as [(String, String)])
  func broken(colors: String, message: String) {
    let error = #expect(throws: ScreenError.self) {
      try readAssetCatalogs(files: Fixture.color(colors).files)
    }
    #expect(error?.description == "\(Fixture.colorPath):1: \(message)")
  }

  @Test(
    "has components within their range",
    arguments: [
      ("srgb", "1.200"), ("srgb", "-0.200"), ("srgb", "300"), ("display-p3", "1.001"),
      ("srgb", "-1"),
    ])
  func range(space: String, written: String) {
    let error = #expect(throws: ScreenError.self) {
      try Self.value(
        ofColor: """
          {"color-space": "\(space)", "components": {"red": "0", "green": "\(written)", "blue": "0"}}
          """)
    }
    #expect(error?.place.path == "/colors/0/color/components/green")
    #expect(error?.problem == "the component “green” is outside of its range")
  }

  @Test(
    "takes no number that is not a plain decimal",
    arguments: ["inf", "nan", "0x1FF", "0x", "1e5", ""])
  func strangeNumbers(written: String) {
    #expect(throws: ScreenError.self) {
      try Self.value(
        ofColor: """
          {"components": {"red": "\(written)", "green": "0", "blue": "0"}}
          """)
    }
  }
}
