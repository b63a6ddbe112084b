import Foundation
import Geometry

@testable import Typography

/// The fonts of Debian's fonts-inter and fonts-noto-cjk.
enum TestFonts {
  static let folder = "/usr/share/fonts/opentype"
  static let catalog = FontCatalog(files: inter + cjk)

  static var inter: [FontFile] {
    let weights: [(String, FontWeight)] = [
      ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .heavy),
      ("Black", .black),
    ]
    return weights.flatMap { name, weight in
      [("Inter", "Inter"), ("InterDisplay", "Inter Display")].flatMap { file, family in
        [false, true].map { italic in
          let style = italic ? (name == "Regular" ? "Italic" : name + "Italic") : name
          return fontFile(
            "inter/\(file)-\(style).otf", family: family, weight: weight, italic: italic)
        }
      }
    }
  }

  static var cjk: [FontFile] {
    [("Regular", FontWeight.regular), ("Bold", .bold)].map { name, weight in
      fontFile("noto/NotoSansCJK-\(name).ttc", family: "Noto Sans CJK JP", weight: weight)
    }
  }

  private static func fontFile(
    _ path: String, family: String, weight: FontWeight, italic: Bool = false
  ) -> FontFile {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FontFile(name: name, family: family, weight: weight, italic: italic) {
      CopiedFontBytes([UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))))
    }
  }
}

/// Sets `text` in the system font.
func typeset(
  _ text: String, size: Double = 17, weight: FontWeight = .regular, maxWidth: Double? = nil,
  maxLines: Int = 1, _ mode: LineBreakMode = .byTruncatingTail,
  alignment: TextAlignment = .natural, scale: Scale = .x2
) throws -> TextLayout {
  try TestFonts.catalog.layoutText(
    text, font: .system(size, weight), maxWidth: maxWidth, maxLines: maxLines,
    lineBreakMode: mode, alignment: alignment, scale: scale)
}

extension TextLayout {
  /// What each line shows.
  var texts: [String] { lines.map(\.text) }
}
