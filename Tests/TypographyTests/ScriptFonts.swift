import Foundation

@testable import Typography

/// Inter with the Noto fonts of other scripts and the colour emoji.
enum ScriptFonts {
  static let catalog = FontCatalog(
    files: TestFonts.inter + TestFonts.cjk + collection
      + ["Arabic", "Hebrew", "Thai", "Devanagari"].map {
        file("NotoSans\($0)-Regular.ttf", "Noto Sans \($0)")
      } + [file("NotoColorEmoji.ttf", "Noto Color Emoji")])

  /// The faces of the CJK collection but the first, which `TestFonts` has.
  private static var collection: [FontFile] {
    ["KR", "SC", "TC", "HK"].enumerated().map { index, region in
      FontFile(
        name: "NotoSansCJK-Regular.ttc", faceIndex: index + 1, family: "Noto Sans CJK \(region)",
        weight: .regular
      ) { CopiedFontBytes(try bytes("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")) }
    }
  }

  static func file(_ name: String, _ family: String) -> FontFile {
    FontFile(name: name, family: family, weight: .regular) {
      CopiedFontBytes(try bytes("/usr/share/fonts/truetype/noto/\(name)"))
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
