/// What the interface's language decides about a text.
struct TextLanguage: Hashable, Sendable {
  /// The language of text in scripts other than the Chinese one, such as `tr`.
  let ofText: String
  /// The language whose forms Chinese characters take: Japanese unless the interface is in Korean or
  /// Chinese.
  let ofHan: String

  /// - Parameter name: such as `ja` or `zh-Hant-HK`; nil where the variant names none.
  init(_ name: String?) {
    ofText = name ?? "en"
    let parts = (name ?? "").split(separator: "-").map(String.init)
    switch parts.first {
    case "ko": ofHan = "ko"
    case "zh", "yue":
      let isTraditional =
        parts.contains("Hant")
        || !parts.contains("Hans") && ["TW", "HK", "MO"].contains { parts.contains($0) }
      ofHan =
        isTraditional
        ? (parts.contains("HK") || parts.contains("MO") ? "zh-Hant-HK" : "zh-Hant") : "zh-Hans"
    default: ofHan = "ja"
    }
  }

  /// The locale of ICU's line breaking. Only East Asian languages have rules of their own there; the
  /// strict ones are those of `NSLineBreakStrategy` that keep small kana from beginning a line.
  var lineBreaking: String {
    ofHan == "ja" ? "ja@lb=strict" : ofHan == "ko" ? "ko@lb=strict" : "zh@lb=strict"
  }

  /// Fallback families in order, those made for the forms of this language's characters first.
  func sorted(_ families: [String]) -> [String] {
    let suffix =
      switch ofHan {
      case "ko": " KR"
      case "zh-Hans": " SC"
      case "zh-Hant": " TC"
      case "zh-Hant-HK": " HK"
      default: " JP"
      }
    return families.filter { $0.hasSuffix(suffix) } + families.filter { !$0.hasSuffix(suffix) }
  }
}
