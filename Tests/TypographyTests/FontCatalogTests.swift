import Geometry
import Synchronization
import Testing

@testable import Typography

@Suite("Font catalog")
struct FontCatalogTests {
  @Test("says which font is absent and which package has it")
  func empty() {
    let catalog = FontCatalog(files: [])
    #expect(throws: FontError.noSystemFont(family: "Inter")) {
      try catalog.layoutText("a", font: .system(17), scale: .x1)
    }
    #expect("\(FontError.noSystemFont(family: "Inter"))".contains("fonts-inter"))
  }

  @Test(
    "refuses bytes that are no font, by the file's name",
    arguments: [
      [], [0], Array("OTTO".utf8), [UInt8](repeating: 0xFF, count: 4096),
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    let file = FontFile(name: "Bad.otf", family: "Inter", weight: .regular) {
      CopiedFontBytes(bytes)
    }
    #expect(throws: FontError.broken(file: "Bad.otf", faceIndex: 0)) {
      try FontCatalog(files: [file]).layoutText("a", font: .system(17), scale: .x1)
    }
  }

  @Test("survives a font with damaged bytes", arguments: 0..<24 as Range<UInt64>)
  func damaged(seed: UInt64) throws {
    var bytes = try TestFonts.inter[12].load().withBytes { $0.withUnsafeBytes(Array.init) }
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[Int(state >> 33) % (seed < 12 ? 2000 : bytes.count)] = UInt8(
        truncatingIfNeeded: state >> 20)
    }
    let damaged = bytes
    let catalog = FontCatalog(
      files: [
        FontFile(name: "Bad.otf", family: "Inter", weight: .regular) { CopiedFontBytes(damaged) }
      ])
    do {
      let layout = try catalog.layoutText("Hello, world", font: .system(17), scale: .x1)
      for glyph in layout.lines.flatMap(\.glyphs) {
        _ = catalog.outline(face: glyph.face, glyph: glyph.glyph, pixelsPerEm: 17)
      }
    } catch {
      #expect(error == .broken(file: "Bad.otf", faceIndex: 0))
    }
  }

  @Test("passes on why a file cannot be read")
  func unreadable() {
    struct Gone: Error, CustomStringConvertible { let description = "gone" }
    let file = FontFile(name: "A.otf", family: "Inter", weight: .regular) { throw Gone() }
    #expect(throws: FontError.unreadable(file: "A.otf", reason: "gone")) {
      try FontCatalog(files: [file]).layoutText("a", font: .system(17), scale: .x1)
    }
  }

  @Test("reads a file once, on first use, and reports it")
  func lazy() throws {
    final class Count: Sendable { let value = Mutex(0) }
    let count = Count()
    let files = (TestFonts.inter + TestFonts.cjk).map { file in
      FontFile(
        name: file.name, family: file.family, weight: file.weight, italic: file.italic
      ) {
        count.value.withLock { $0 += 1 }
        return try file.load()
      }
    }
    let catalog = FontCatalog(files: files)
    #expect(catalog.usedFiles.isEmpty)
    for _ in 0..<3 { _ = try catalog.layoutText("abc", font: .system(17), scale: .x1) }
    #expect(count.value.withLock { $0 } == 1)
    #expect(catalog.usedFiles == ["Inter-Regular.otf"])
    _ = try catalog.layoutText("東京", font: .system(17, .bold), scale: .x1)
    #expect(catalog.usedFiles == ["Inter-Regular.otf", "NotoSansCJK-Bold.ttc"])
  }

  @Test(
    "matches weights as CSS does",
    arguments: [
      (FontWeight.medium, "Regular"), (.semibold, "Bold"), (.black, "Bold"), (.light, "Regular"),
    ])
  func weights(wanted: FontWeight, found: String) {
    let index = FontFamilies(TestFonts.cjk).index(
      family: "noto sans cjk jp", weight: wanted, italic: false)
    #expect(index.map { TestFonts.cjk[$0].name } == "NotoSansCJK-\(found).ttc")
  }

  @Test("prefers the slant asked for")
  func slant() throws {
    let layout = try TestFonts.catalog.layoutText(
      "a", font: FontDescriptor(size: 12, weight: .bold, italic: true), scale: .x1)
    #expect(layout.fontFiles == ["Inter-BoldItalic.otf"])
  }

  @Test("replaces an unknown family and says so")
  func substituted() throws {
    let layout = try TestFonts.catalog.layoutText(
      "a", font: FontDescriptor(family: "Comic Neue", size: 12), scale: .x1)
    #expect(layout.substitutedFamilies == ["Comic Neue"])
    #expect(layout.fontFiles == ["Inter-Regular.otf"])
  }

  @Test("frames and reports what no font has, once")
  func missing() throws {
    let layout = try typeset("a\u{10A0B}b😀😀")
    #expect(layout.missing == ["U+10A0B \"\u{10A0B}\"", "U+1F600 \"😀\""])
    let frames = layout.lines[0].glyphs.filter { $0.face == 0 }
    #expect(frames.count == 3)
    let path = TestFonts.catalog.outline(face: 0, glyph: 0, pixelsPerEm: 100)
    #expect(path.elements.count == 10)
  }

  @Test("names emoji that are drawn without colour")
  func monochrome() throws {
    let layout = try typeset("☀\u{FE0F} ☀ 🈁 ☀\u{FE0E} 1\u{FE0F}")
    #expect(layout.missing.isEmpty)
    #expect(layout.monochromeEmoji == ["U+2600 U+FE0F \"☀\u{FE0F}\"", "U+1F201 \"🈁\""])
  }

  @Test("serves many threads at once with the same answer")
  func threads() async throws {
    let catalog = FontCatalog(files: TestFonts.inter + TestFonts.cjk)
    let widths = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<64 {
        group.addTask {
          try catalog.layoutText("東京 Weather", font: .system(17), scale: .x3).size.width
        }
      }
      return try await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }
}
