/// The families that iOS brings, which no other system may ship: their names are right, and a stand-in
/// is all that can be drawn.
///
/// Source: `UIFont.familyNames` of iOS 12 to 17, as developer.apple.com/fonts/system-fonts lists them.
enum SystemFontNames {
  static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Bangla Sangam MN", "Baskerville",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica",
    "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
    "Hoefler Text", "Impact", "Kailasa", "Kannada Sangam MN", "Kefa", "Khmer Sangam MN",
    "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu",
    "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt", "Menlo", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "New York", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Oriya Sangam MN",
    "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell",
    "San Francisco", "Savoye LET", "SF Compact", "SF Mono", "SF Pro", "SF Pro Display",
    "SF Pro Rounded", "SF Pro Text", "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math",
    "STIX Two Text", "Superclarendon", "Symbol", "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi",
    "Times New Roman", "Trattatello", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]

  /// The names without spaces, in lower case; PostScript names begin with these.
  private static let folded = Set(families.map(fold))

  /// Whether iOS has a family or face of that name, such as `Avenir Next` or `AvenirNext-Bold`.
  static func has(_ name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    let family = name.prefix { $0 != "-" }
    // Of some faces the style is written on, as in `TimesNewRomanPS-BoldMT` and `ArialMT`.
    return [name, String(family)].map(fold).contains { word in
      folded.contains(word)
        || ["ps", "psmt", "mt"].contains {
          word.hasSuffix($0) && folded.contains(String(word.dropLast($0.count)))
        }
    }
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
