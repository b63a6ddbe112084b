import Geometry
import Testing

@testable import Typography

@Suite("An icon of an icon font")
struct IconTests {
  @Test("is found by its family and character, and in nothing else")
  func finding() throws {
    let fonts = TestFonts.catalog
    let icon = try #require(try fonts.icon("A", family: "Inter", pixelsPerEm: 100))
    #expect(icon.file == "Inter-Regular.otf")
    let bounds = try #require(icon.path.controlBounds)
    #expect(bounds.height > 60 && bounds.height < 80 && bounds.maxY <= 1)
    #expect(icon.ascender > 80 && icon.descender > 20)
    #expect(try fonts.icon("A", family: "Nothing", pixelsPerEm: 100) == nil)
    #expect(try fonts.icon("\u{10FFFD}", family: "Inter", pixelsPerEm: 100) == nil)
  }
}
