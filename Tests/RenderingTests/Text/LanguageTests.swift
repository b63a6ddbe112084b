import AssetCatalogs
import Drawing
import Foundation
import Geometry
import Pixels
import Rendering
import Screens
import Testing
import Traits
import Typography

@Suite("Languages")
struct LanguageTests {
  private static let fonts = FontCatalog(
    files: [
      ("opentype/inter/Inter-Regular.otf", "Inter", 0),
      ("opentype/noto/NotoSansCJK-Regular.ttc", "Noto Sans CJK JP", 0),
      ("opentype/noto/NotoSansCJK-Regular.ttc", "Noto Sans CJK SC", 2),
      ("truetype/noto/NotoSansArabic-Regular.ttf", "Noto Sans Arabic", 0),
      ("truetype/noto/NotoColorEmoji.ttf", "Noto Color Emoji", 0),
    ].map { path, family, index in
      FontFile(
        name: String(path.split(separator: "/").last ?? ""), faceIndex: index, family: family,
        weight: .regular
      ) {
        CopiedFontBytes([UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/\(path)"))))
      }
    })

  private func shot(_ view: String, _ variant: String) throws -> Shot {
    let tables = [
      "en": "\"hello\" = \"Hello\"; \"only\" = \"Only here\";", "ja": "\"hello\" = \"こんにちは\";",
      "ar": "\"hello\" = \"مرحبا\";",
    ]
    let strings = try readStringTables(
      files: tables.map { language, text in
        AssetFile(path: "\(language).lproj/Localizable.strings") { Array(text.utf8) }
      }, developmentLanguage: nil)
    let renderer = Renderer(
      fonts: Self.fonts, catalog: .empty, infoPlistStyle: .automatic,
      device: try #require(Device.named(Stage.device)), strings: strings, file: { _ in nil },
      vectors: { _, _, _ in [] })
    let document = try readScreen(
      Array("{ view: { backgroundColor: '#FFFFFF', subviews: [\(view)] } }".utf8), file: "s.json5",
      defaultID: "s", including: { _ in nil })
    return try renderer.render(document, variant: try Variant(name: variant))
  }

  @Test(
    "have texts of their own, and else those of development, which is said",
    arguments: [
      ("light", "hello", "Hello", 0), ("light.ja", "hello", "こんにちは", 0),
      ("dark.ar", "hello", "مرحبا", 0), ("light.de", "hello", "Hello", 1),
      ("light.ja", "only", "Only here", 1), ("light", "only", "Only here", 0),
    ])
  func texts(variant: String, key: String, text: String, findings: Int) throws {
    let shot = try shot("{ kind: 'label', id: 'v', text: 'strings:\(key)' }", variant)
    #expect(shot.view("v")?.properties.first { $0.name == "text" }?.source == text)
    #expect(shot.findings.count == findings)
    #expect(shot.findings.allSatisfy { $0.hasPrefix("the text “\(key)” is not translated into") })
  }

  @Test("mirror the screen where they are written leftwards")
  func direction() throws {
    let label = "{ kind: 'label', id: 'v', text: 'strings:hello' }"
    #expect(try shot(label, "light").view("v")?.frame.x == 0)
    #expect(try shot(label, "light.ar").view("v")?.frame.maxX == 640)
  }

  @Test("choose among the forms of Chinese characters")
  func forms() throws {
    let label = "{ kind: 'label', text: '直骨', font: 60 }"
    let japanese = try shot(label, "light.ja").bitmap
    #expect(try shot(label, "light").bitmap == japanese)
    #expect(try shot(label, "light.zh-Hans").bitmap != japanese)
  }

  @Test("draw emoji in colour, under the alpha of the text")
  func emoji() throws {
    let label = "{ kind: 'label', text: '🇯🇵', font: 40, textColor: '#0000FF' }"
    let shot = try shot(label, "light")
    #expect(shot.findings.isEmpty)
    #expect(shot.standIns.contains("Noto Color Emoji for Apple Color Emoji"))
    let reds = shot.bitmap.pixels.count { $0.red > 180 && $0.green < 80 && $0.blue < 80 }
    #expect(reds > 200)
    let faint = try self.shot(label.replacing("#0000FF", with: "#0000FF40"), "light").bitmap
    #expect(faint.pixels.allSatisfy { !($0.red > 180 && $0.green < 80) })
    #expect(faint != Bitmap(size: faint.size, filledWith: .white))
  }
}
