extension Variant {
  /// The direction of the interface: from right to left by the variant's own word, or because its
  /// language is written so.
  public var layoutDirection: Direction {
    if direction == .rightToLeft { return .rightToLeft }
    return locale.map(Self.direction(ofLocale:)) ?? .leftToRight
  }

  /// The direction in which a language such as `ar` or `az-Arab` is written; the script decides
  /// where the name has one.
  public static func direction(ofLocale locale: String) -> Direction {
    let parts = locale.split(separator: "-")
    if parts.count > 1, parts[1].count == 4 {
      return rightToLeftScripts.contains(parts[1]) ? .rightToLeft : .leftToRight
    }
    return parts.first.map(rightToLeftLanguages.contains) == true ? .rightToLeft : .leftToRight
  }

  /// Languages whose usual script runs leftwards (Unicode CLDR's likely subtags).
  private static let rightToLeftLanguages: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<Substring> = [
    "Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]
}
