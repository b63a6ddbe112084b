import Testing
import Traits

@Suite("Variant names")
struct VariantNameTests {
  @Test(
    "are read and written alike",
    arguments: [
      ("light", .light), ("dark", .dark),
      ("dark.high-contrast", Variant(style: .dark, contrast: .high)),
      ("dark.elevated", Variant(style: .dark, level: .elevated)),
      ("light.ios12", Variant(style: .light, generation: .ios12)),
      ("dark.ax3", Variant(style: .dark, textSize: .accessibility3)),
      ("light.xs", Variant(style: .light, textSize: .extraSmall)),
      ("dark.rtl", Variant(style: .dark, direction: .rightToLeft)),
      ("dark.landscape", Variant(style: .dark, orientation: .landscape)),
      ("dark.iphone-8", Variant(style: .dark, device: "iphone-8")),
      ("dark.ja", Variant(style: .dark, locale: "ja")),
      ("dark.zh-Hant-HK", Variant(style: .dark, locale: "zh-Hant-HK")),
      ("dark.es-419", Variant(style: .dark, locale: "es-419")),
      ("dark.fil", Variant(style: .dark, locale: "fil")),
      ("dark.switched", Variant(style: .dark, isSwitched: true)),
      (
        "dark.high-contrast.elevated.ios26.xxl.rtl.landscape.ipad-pro-11.ar.switched",
        Variant(
          style: .dark, contrast: .high, level: .elevated, generation: .ios26,
          textSize: .extraExtraLarge, direction: .rightToLeft, orientation: .landscape,
          device: "ipad-pro-11", locale: "ar", isSwitched: true)
      ),
    ] as [(String, Variant)])
  func roundTrip(name: String, variant: Variant) throws {
    #expect(try Variant(name: name) == variant)
    #expect(variant.name == name)
    #expect("\(variant)" == name)
  }

  @Test(
    "have only one spelling",
    arguments: [
      ("elevated.dark", "dark.elevated"),
      ("dark.elevated.high-contrast", "dark.high-contrast.elevated"),
      ("dark.switched.ja", "dark.ja.switched"),
      ("dark.dark", "dark"),
      ("dark.rtl.rtl", "dark.rtl"),
      ("dark.l", "dark"),
    ])
  func spelling(name: String, right: String) {
    let error = #expect(throws: VariantError.self) { try Variant(name: name) }
    #expect(
      error?.description
        == "variant “\(name)”: a variant has only one spelling; write “\(right)”")
  }

  @Test(
    "say what is wrong",
    arguments: [
      ("ios12", "the style is missing; begin with light or dark"),
      ("ja", "the style is missing; begin with light or dark"),
      ("drak", "unknown word “drak”; did you mean “dark”?"),
      ("Dark", "unknown word “Dark”; did you mean “dark”?"),
      ("dark.elevatd", "unknown word “elevatd”; did you mean “elevated”?"),
      ("dark.highcontrast", "unknown word “highcontrast”; did you mean “high-contrast”?"),
      ("dark.rlt", "unknown word “rlt”; did you mean “rtl”?"),
      ("light.iphone-8.ipad-9", "“iphone-8” and “ipad-9” contradict each other; keep one of them"),
      ("light.ios13.ios15", "“ios13” and “ios15” contradict each other; keep one of them"),
      ("light.xs.s", "“xs” and “s” contradict each other; keep one of them"),
      ("light.ja.de", "“ja” and “de” contradict each other; keep one of them"),
      ("dark.rt", "unknown word “rt”; did you mean “rtl”?"),
      ("dark.ax6", "unknown word “ax6”; did you mean “ax5”?"),
      ("dark.ax0", "unknown word “ax0”; did you mean “ax1”?"),
      (
        "light.ios12.elevated",
        "ios12 knows no “elevated”; name ios13 or later, or change that word"
      ),
      (
        "dark.ios14",
        "unknown iOS “ios14”; there are ios12, ios13, ios15, ios17 and ios26, and the nearest is “ios13”"
      ),
      (
        "dark.ios16",
        "unknown iOS “ios16”; there are ios12, ios13, ios15, ios17 and ios26, and the nearest is “ios15”"
      ),
      (
        "light.ios9",
        "unknown iOS “ios9”; there are ios12, ios13, ios15, ios17 and ios26, and the nearest is “ios12”"
      ),
      (
        "light.ios27",
        "unknown iOS “ios27”; there are ios12, ios13, ios15, ios17 and ios26, and the nearest is “ios26”"
      ),
      (
        "dark.ipad",
        "“ipad” is not the name of a device; write one such as iphone-8, iphone-15, ipad-pro-11"
      ),
      (
        "dark.iPhone15",
        "“iPhone15” is not the name of a device; write one such as iphone-8, iphone-15, ipad-pro-11"
      ),
      ("dark.light", "light and dark contradict each other; keep one of them"),
      ("light.ios12.dark", "light and dark contradict each other; keep one of them"),
    ])
  func message(name: String, sentence: String) {
    let error = #expect(throws: VariantError.self) { try Variant(name: name) }
    #expect(error?.description == "variant “\(name)”: \(sentence)")
  }

  @Test(
    "are refused where iOS 12 lacks a trait",
    arguments: [
      ("dark.ios12", "dark"), ("dark.high-contrast.ios12", "dark"),
      ("light.elevated.ios12", "elevated"), ("light.ios12.switched", "switched"),
    ])
  func impossible(name: String, word: String) {
    let error = #expect(throws: VariantError.self) { try Variant(name: name) }
    #expect(error?.reason == .impossible(word, on: .ios12))
    #expect(
      error?.description
        == "variant “\(name)”: ios12 knows no “\(word)”; name ios13 or later, or change that word")
  }

  @Test(
    "that are possible on an old iOS are read",
    arguments: ["light.ios12", "light.high-contrast.ios12", "dark.elevated.ios13"])
  func possible(name: String) throws { #expect(try Variant(name: name).name == name) }

  @Test(
    "are refused without a guess",
    arguments: ["", "dark.", ".dark", "dark..ja", "dark.zh-hans", "dark.iOS", "dark.../etc"])
  func refused(name: String) {
    let error = #expect(throws: VariantError.self) { try Variant(name: name) }
    guard case .unknownWord = error?.reason else {
      Issue.record("\(name) gave \(String(describing: error))")
      return
    }
  }

  @Test(
    "take no mistyped trait for a language",
    arguments: ["hc", "zz", "lrt", "hig", "ax", "rt", "ios"])
  func noLanguage(word: String) {
    #expect(throws: VariantError.self) { try Variant(name: "dark.\(word)") }
  }

  @Test(
    "know languages of two and three letters",
    arguments: ["ja", "nb", "fil", "yue-Hant-HK", "es-419"])
  func languages(word: String) throws { #expect(try Variant(name: "dark.\(word)").locale == word) }
}
