import Pixels
import Testing
import Traits

@Suite("Colours under traits")
struct ColorResolutionTests {
  static let light = TraitSet(style: .light)
  static let dark = TraitSet(style: .dark)
  static let darkHigh = TraitSet(style: .dark, contrast: .high)
  static let legacy = TraitSet(style: .dark, generation: .ios12)

  static func gray(_ level: UInt8) -> RGBA8 { RGBA8(red: level, green: level, blue: level) }

  static let full = ColorValue.dynamic(
    .init(
      light: .literal(gray(1)), dark: .literal(gray(2)), highContrastLight: .literal(gray(3)),
      highContrastDark: .literal(gray(4)), legacy: .literal(gray(5))))
  static let pair = ColorValue.dynamic(.init(light: .literal(gray(1)), dark: .literal(gray(2))))

  @Test(
    "take the slot that iOS takes",
    arguments: [
      (full, light, 1), (full, dark, 2), (full, TraitSet(style: .light, contrast: .high), 3),
      (full, darkHigh, 4), (full, legacy, 5),
      (pair, TraitSet(style: .light, contrast: .high), 1), (pair, darkHigh, 2), (pair, legacy, 1),
    ] as [(ColorValue, TraitSet, UInt8)])
  func slots(color: ColorValue, traits: TraitSet, expected: UInt8) throws {
    let resolved = try color.resolved(in: traits, assets: .none)
    #expect(resolved.rgba == Self.gray(expected))
  }

  @Test(
    "multiply alpha and round half up",
    arguments: [
      (255, 0.5, 128), (255, 0.25, 64), (77, 0.5, 39), (255, 0, 0), (255, 1, 255),
      (255, 1.5, 255), (255, -1, 0), (255, .nan, 0),
    ] as [(UInt8, Double, UInt8)])
  func alpha(of alpha: UInt8, share: Double, expected: UInt8) throws {
    let color = ColorValue.literal(RGBA8(red: 9, green: 8, blue: 7, alpha: alpha))
    let resolved = try ColorValue.withAlpha(color, share).resolved(in: Self.light, assets: .none)
    #expect(resolved.rgba == RGBA8(red: 9, green: 8, blue: 7, alpha: expected))
  }

  @Test("keep the style of first display when captured")
  func captured() throws {
    let color = ColorValue.captured(Self.pair)
    #expect(try color.resolved(in: Self.dark, assets: .none).rgba == Self.gray(2))
    let stale = try color.resolved(in: Self.dark, firstDisplay: .light, assets: .none)
    #expect(stale.rgba == Self.gray(1))
    let live = try Self.pair.resolved(in: Self.dark, firstDisplay: .light, assets: .none)
    #expect(live.rgba == Self.gray(2))
  }

  @Test(
    "have a token for reviewers",
    arguments: [
      (.system("label"), "label"),
      (.literal(RGBA8(rgb: 0xFF8000)), "#FF8000"),
      (.literal(RGBA8(red: 1, green: 2, blue: 3, alpha: 4)), "#01020304"),
      (.asset("Theme"), "asset:Theme"),
      (pair, "dynamic(#010101, #020202)"),
      (.withAlpha(.system("label"), 0.5), "label @ 50 %"),
      (.withAlpha(.system("label"), 0.125), "label @ 12.5 %"),
      (.captured(.withAlpha(.asset("A"), 1)), "captured asset:A @ 100 %"),
    ] as [(ColorValue, String)])
  func token(color: ColorValue, expected: String) {
    #expect(color.token == expected)
  }

  @Test("come with their token")
  func resolvedToken() throws {
    let resolved = try ColorValue.system("systemBackground").resolved(in: Self.dark, assets: .none)
    #expect(resolved == ResolvedColor(rgba: .black, token: "systemBackground"))
  }

  @Test(
    "say which name is wrong",
    arguments: [
      (.system("lable"), "unknown system colour “lable”; did you mean “label”?"),
      (
        .system("xyz"),
        "unknown system colour “xyz”; write the name that UIColor has, such as “label”"
      ),
      (.asset("theme"), "no asset catalog has a colour “theme”; did you mean “Theme”?"),
      (
        .asset("Other"),
        "no asset catalog has a colour “Other”; add it, or use one of the 4 that exist"
      ),
      (
        .captured(.asset("Empty")),
        "the asset catalog's colour “Empty” has no value that fits; give it one for “Any”"
      ),
      (
        .asset("Night"),
        "the asset catalog's colour “Night” has no value that fits; give it one for “Any” in A.xcassets/Night.colorset/Contents.json"
      ),
      (
        .asset("Circle"),
        "no asset catalog has a colour “Theme”; the project has no named colours at all"
      ),
    ] as [(ColorValue, String)])
  func errors(color: ColorValue, message: String) {
    let assets = NamedColors([
      "Theme": NamedColorTable(slots: [.init(.any): .literal(.white)]),
      "Empty": NamedColorTable(slots: [.init(.dark): .literal(.white)]),
      "Night": NamedColorTable(
        slots: [.init(.dark): .literal(.white)], file: "A.xcassets/Night.colorset/Contents.json"),
      "Circle": NamedColorTable(slots: [.init(.any): .asset("Theme")]),
    ])
    let error = #expect(throws: ColorError.self) {
      try color.resolved(in: Self.light, assets: assets)
    }
    #expect(error?.description == message)
  }
}
