/// The texts of a project by language, from `.strings` files and string catalogs.
public struct StringTables: Sendable {
  /// The language that the app is developed in, whose texts stand in for missing translations.
  public let developmentLanguage: String
  /// Texts by language and key.
  private let tables: [String: [String: String]]

  /// - Parameters:
  ///   - tables: texts by language, such as `ja` or `Base`, and key.
  ///   - developmentLanguage: nil for the one that the tables suggest: `Base`, else `en`, else the
  ///     first.
  init(_ tables: [String: [String: String]], developmentLanguage: String?) {
    self.tables = tables
    let languages = tables.keys.sorted()
    self.developmentLanguage =
      developmentLanguage
      ?? ["Base", "en"].first(where: languages.contains) ?? languages.first ?? "en"
  }

  /// No texts at all.
  public static let empty = StringTables([:], developmentLanguage: nil)

  /// Every key of any language, sorted.
  public var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

  /// The text of `key` in `language`, such as `zh-Hant-HK`, or in a wider one (`zh-Hant`, `zh`); nil
  /// where none of them has it.
  public func text(_ key: String, in language: String) -> String? {
    for name in Self.widening(language) {
      if let text = tables[name]?[key] { return text }
    }
    return nil
  }

  /// The text of `key` in the language the app is developed in; nil without one.
  public func original(_ key: String) -> String? {
    text(key, in: developmentLanguage) ?? tables["Base"]?[key]
  }

  /// The language and what it belongs to, narrowest first.
  private static func widening(_ language: String) -> [String] {
    var parts = language.split(separator: "-")
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }
}
