import Typography

extension FontFolder {
  /// One face of a known file.
  struct Face {
    var family: String
    var weight: FontWeight
    var italic = false
    /// In a collection.
    var index = 0
  }

  /// The faces of every file of this machine that is used, by the file's name.
  static let known: [String: [Face]] = {
    var faces: [String: [Face]] = [:]
    for (family, prefix) in [("Inter", "Inter"), ("Inter Display", "InterDisplay")] {
      for (word, weight) in interWeights {
        faces["\(prefix)-\(word).otf"] = [Face(family: family, weight: weight)]
        let slanted = word == "Regular" ? "Italic" : "\(word)Italic"
        faces["\(prefix)-\(slanted).otf"] = [Face(family: family, weight: weight, italic: true)]
      }
    }
    for (word, weight) in [("Regular", FontWeight.regular), ("Bold", .bold)] {
      faces["NotoSansCJK-\(word).ttc"] = ["JP", "KR", "SC", "TC", "HK"].enumerated().map {
        Face(family: "Noto Sans CJK \($1)", weight: weight, index: $0)
      }
      for script in ["Arabic", "Hebrew", "Thai", "Devanagari", "Symbols"] {
        faces["NotoSans\(script)-\(word).ttf"] = [
          Face(family: "Noto Sans \(script)", weight: weight)
        ]
      }
    }
    for family in ["Symbols2", "Math"] {
      faces["NotoSans\(family)-Regular.ttf"] = [
        Face(family: "Noto Sans \(family)", weight: .regular)
      ]
    }
    faces["NotoColorEmoji.ttf"] = [Face(family: "Noto Color Emoji", weight: .regular)]
    // Found by name only: no text falls back on it.
    faces["materialdesignicons-webfont.ttf"] = [
      Face(family: "Material Design Icons", weight: .regular)
    ]
    return faces
  }()

  private static let interWeights: [(String, FontWeight)] = [
    ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .heavy),
    ("Black", .black),
  ]

  /// The Debian package of a known file; nil for another one.
  static func package(of name: String) -> String? {
    guard known[name] != nil else { return nil }
    if name.hasPrefix("Inter") { return "fonts-inter" }
    if name.hasPrefix("materialdesignicons") { return "fonts-materialdesignicons-webfont" }
    if name.hasPrefix("NotoSansCJK") { return "fonts-noto-cjk" }
    return name == "NotoColorEmoji.ttf" ? "fonts-noto-color-emoji" : "fonts-noto-core"
  }
}
