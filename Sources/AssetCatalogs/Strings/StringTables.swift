import Screens

/// The texts of a project by language, from `.strings` files and string catalogs.
public struct StringTables: Sendable {
  /// A text as a screen finds it.
  public struct Found: Hashable, Sendable {
    public var text: String
    /// What is doubtful about it, as `file:line: what`; nil for nothing.
    public var doubt: String?

    public init(text: String, doubt: String? = nil) {
      self.text = text
      self.doubt = doubt
    }
  }

  /// The language that the app is developed in, whose texts stand in for missing translations.
  public let developmentLanguage: String
  /// Texts by language and key.
  private let tables: [String: [String: Found]]

  /// - Parameters:
  ///   - tables: in the order in which they count, earlier ones first.
  ///   - developmentLanguage: nil for the one that the tables suggest: `Base`, else `en`, else the
  ///     first.
  init(_ tables: [StringTable], developmentLanguage: String?) {
    var found: [String: [String: Found]] = [:]
    for table in tables {
      for (key, text) in table.texts where found[table.language]?[key] == nil {
        let doubt = table.doubled[key].map { "\($0): the key \(quoted(key)) is there twice" }
        found[table.language, default: [:]][key] = Found(text: text, doubt: doubt)
      }
    }
    self.tables = found
    let languages = found.keys.sorted()
    self.developmentLanguage =
      developmentLanguage
      ?? ["Base", "en"].first(where: languages.contains) ?? languages.first ?? "en"
  }

  /// No texts at all.
  public static let empty = StringTables([], developmentLanguage: nil)

  /// Every key of any language, sorted.
  public var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

  /// The text of `key` in `language`, such as `zh-Hant-HK`, or in a wider one (`zh-Hant`, `zh`); nil
  /// where none of them has it.
  public func find(_ key: String, in language: String) -> Found? {
    for name in Self.widening(language) {
      if let found = tables[name]?[key] { return found }
    }
    return nil
  }

  /// The text of `key` in the language the app is developed in; nil without one.
  public func findOriginal(_ key: String) -> Found? {
    find(key, in: developmentLanguage) ?? tables["Base"]?[key]
  }

  /// The text alone of what `find` finds.
  public func text(_ key: String, in language: String) -> String? { find(key, in: language)?.text }

  /// The text alone of what `findOriginal` finds.
  public func original(_ key: String) -> String? { findOriginal(key)?.text }

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
