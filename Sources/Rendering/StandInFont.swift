/// Which of Apple's fonts the fonts of Debian stand in for.
enum StandInFont {
  /// How the files of a family begin, the family, and what it stands for on iOS.
  private static let all: [(prefix: String, family: String, original: String)] = [
    ("Inter", "Inter", "San Francisco"),
    ("NotoColorEmoji", "Noto Color Emoji", "Apple Color Emoji"),
    ("NotoSansArabic", "Noto Sans Arabic", "SF Arabic"),
    ("NotoSansCJK", "Noto Sans CJK", "Hiragino Sans, PingFang and Apple SD Gothic Neo"),
    ("NotoSansDevanagari", "Noto Sans Devanagari", "Kohinoor Devanagari"),
    ("NotoSansHebrew", "Noto Sans Hebrew", "SF Hebrew"),
    ("NotoSansMath", "Noto Sans Math", "STIX Two Math"),
    ("NotoSansSymbols", "Noto Sans Symbols", "Apple Symbols"),
    ("NotoSansThai", "Noto Sans Thai", "Thonburi"),
  ]

  /// `Inter for San Francisco` for each family among the files' names; none for a project's own
  /// fonts, whose names are paths.
  static func sentences(for files: [String]) -> [String] {
    all.filter { entry in
      files.contains { !$0.contains("/") && $0.hasPrefix(entry.prefix) }
    }.map { "\($0.family) for \($0.original)" }
  }
}
