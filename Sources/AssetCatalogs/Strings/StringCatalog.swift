import Screens

/// Reads Xcode's string catalogs, `.xcstrings`.
enum StringCatalog {
  /// The texts by language. A key without a text of its own in the source language is the text, as
  /// Xcode writes it.
  static func texts(
    of bytes: [UInt8], file: String
  ) throws(ScreenError) -> [(String, [String: String])] {
    let root = try parseJSON5(bytes, file: file, holding: "string catalog")
    let source = try root.text("sourceLanguage") ?? "en"
    var texts: [String: [String: String]] = [:]
    for entry in try root.value("strings")?.members() ?? [] {
      for language in try entry.value.value("localizations")?.members() ?? [] {
        guard let unit = try unit(of: language.value) else { continue }
        texts[language.key, default: [:]][entry.key] = unit
      }
      if texts[source]?[entry.key] == nil { texts[source, default: [:]][entry.key] = entry.key }
    }
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The text itself; of one that varies by number that of “other”.
  private static func unit(of value: SourceValue) throws(ScreenError) -> String? {
    if let unit = try value.value("stringUnit") { return try unit.text("value") }
    let plural = try value.value("variations")?.value("plural")?.value("other")
    return try plural?.value("stringUnit")?.text("value")
  }
}
