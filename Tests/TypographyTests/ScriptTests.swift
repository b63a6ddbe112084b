import Geometry
import Testing

@testable import Typography

@Suite("Scripts and emoji")
struct ScriptTests {
  private func layout(
    _ text: String, language: String? = nil, width: Double? = nil, isRightToLeft: Bool = false
  ) throws -> TextLayout {
    var request = TextRequest(
      [TextSpan(text, font: .system(20))], maxWidth: width, maxLines: 0,
      lineBreakMode: .byWordWrapping, scale: .x2)
    request.language = language
    request.isRightToLeft = isRightToLeft
    return try ScriptFonts.catalog.layout(request)
  }

  @Test(
    "have a font",
    arguments: [
      ("مرحبا", "NotoSansArabic-Regular.ttf"), ("שלום", "NotoSansHebrew-Regular.ttf"),
      ("สวัสดี", "NotoSansThai-Regular.ttf"), ("नमस्ते", "NotoSansDevanagari-Regular.ttf"),
      ("東京", "NotoSansCJK-Regular.ttc"), ("서울", "NotoSansCJK-Regular.ttc"),
      ("😀", "NotoColorEmoji.ttf"), ("e\u{301}", "InterDisplay-Regular.otf"),
    ])
  func fonts(text: String, file: String) throws {
    let set = try layout(text)
    #expect(set.fontFiles == [file])
    #expect(set.missing.isEmpty && set.monochromeEmoji.isEmpty)
  }

  @Test(
    "are one glyph for one emoji, however many characters it takes",
    arguments: [
      "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "🇩🇪", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "☀\u{FE0F}", "🏳️‍🌈",
    ])
  func emoji(text: String) throws {
    let glyphs = try layout(text).lines[0].glyphs.filter { $0.advance > 0 }
    #expect(glyphs.count == 1)
    #expect(glyphs.allSatisfy { $0.isPicture })
  }

  @Test("stay outlines where no colour is asked for", arguments: ["1", "©", "☀\u{FE0E}", "#"])
  func plain(text: String) throws {
    #expect(try layout(text).lines[0].glyphs.allSatisfy { !$0.isPicture })
  }

  @Test("give emoji as pictures around the line")
  func picture() throws {
    let glyph = try #require(try layout("😀").lines[0].glyphs.first)
    let picture = try #require(
      ScriptFonts.catalog.picture(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: 100))
    #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect((110...130).contains(picture.frame.width))
    #expect(picture.frame.minY < -80 && picture.frame.maxY > 0 && picture.frame.maxY < 40)
    #expect(
      ScriptFonts.catalog.picture(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: .nan) == nil)
    let letter = try #require(try layout("a").lines[0].glyphs.first)
    #expect(
      ScriptFonts.catalog.picture(face: letter.face, glyph: letter.glyph, pixelsPerEm: 9) == nil)
  }

  @Test("takes the forms of Chinese characters from the language")
  func forms() throws {
    func glyph(_ language: String?) throws -> [UInt32] {
      try layout("直骨", language: language).lines[0].glyphs.map(\.glyph)
    }
    let languages = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-Hant-HK"]
    #expect(try glyph(nil) == (try glyph("ja")))
    #expect(try glyph("de") == (try glyph("ja")))
    #expect(try glyph("zh") == (try glyph("zh-Hans")))
    #expect(try glyph("zh-TW") == (try glyph("zh-Hant")))
    #expect(Set(try languages.map(glyph)).count >= 3)
  }

  @Test("break Thai between words, which it does not write apart")
  func thai() throws {
    let text = "สวัสดีชาวโลกยินดีต้อนรับ"
    let lines = try layout(text, width: 120).texts
    #expect(lines.count >= 2)
    #expect(lines.joined() == text)
    #expect(lines.first == "สวัสดีชาว" || lines.first == "สวัสดีชาวโลก")
  }

  @Test("stand on the right where the surroundings are read from there")
  func surroundings() throws {
    func end(_ text: String, _ isRightToLeft: Bool) throws -> Double {
      let line = try layout(text, width: 300, isRightToLeft: isRightToLeft).lines[0]
      return line.x + line.width
    }
    for text in ["Latin", "123", "…", "שלום"] {
      #expect(abs(try end(text, true) - 300) < 0.01, "\(text)")
    }
    #expect(try end("Latin", false) < 100)
    #expect(abs(try end("שלום", false) - 300) < 0.01)
  }

  @Test("turn brackets round in leftward text without letters")
  func neutral() throws {
    func glyphs(_ isRightToLeft: Bool) throws -> [UInt32] {
      try layout("(!", isRightToLeft: isRightToLeft).lines[0].glyphs.map(\.glyph)
    }
    let plain = try glyphs(false)
    let turned = try glyphs(true)
    #expect(plain.count == 2 && turned.count == 2)
    #expect(turned[0] == plain[1])
    #expect(turned[1] != plain[0])
  }
}
