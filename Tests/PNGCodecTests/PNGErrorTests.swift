import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

@Suite("Errors of PNGs")
struct PNGErrorTests {
  @Test(
    "tell what a file is that is no PNG",
    arguments: [
      ("", PNGError.empty),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n", .lfsPointer),
      ("GIF89a", .notPNG), ("<!doctype html>", .notPNG), ("v", .notPNG),
    ])
  func kinds(text: String, expected: PNGError) {
    #expect(throws: expected) { try decodePNG(Array(text.utf8)) }
  }

  @Test("tell an animation from a picture, whose first one would stand for all")
  func animation() throws {
    var file = PNGAssembly(width: 2, height: 2) { _, _ in [1, 2, 3, 255] }
    #expect(try decodePNG(file.bytes).bitmap.size == PixelSize(width: 2, height: 2))
    file.after = [chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]
    #expect(throws: Never.self) { try decodePNG(file.bytes) }
    file.before = file.after
    file.after = []
    #expect(throws: PNGError.animated) { try decodePNG(file.bytes) }
    #expect(throws: PNGError.animated) { try pngHeader(file.bytes) }
  }

  @Test(
    "say what is wrong and what would be right",
    arguments: [
      (PNGError.empty, "the file is empty; a PNG would be right"),
      (.lfsPointer, "this is a Git LFS pointer, not the image; “git lfs pull” fetches the image"),
      (.notPNG, "this is not a PNG; its first 8 bytes are not those of one"),
      (
        .tooLarge(width: 100_000, height: 100_000, limits: .default),
        "the image claims 100000 × 100000 pixels; at most 16384 a side and 64000000 in all are read"
      ),
      (.truncated, "the data ends before the image does; the whole file would be right"),
      (.trailingBytes(1), "1 byte follows the end of the image; nothing may follow it"),
      (.trailingBytes(20), "20 bytes follow the end of the image; nothing may follow it"),
      (
        .damaged("IDAT: CRC error"),
        "the PNG is damaged (libpng: IDAT: CRC error); an intact one would be right"
      ),
      (.animated, "this is an animated PNG; one with a single picture would be right"),
      (.outOfMemory, "there is not enough memory for the image; a smaller one would be right"),
      (
        .noPixels(PixelSize(width: 0, height: 3)),
        "an image of 0 × 3 pixels has none; a PNG needs at least 1 × 1"
      ),
      (
        .invalidKeyword("明暗"),
        "the keyword “明暗” does not fit a PNG; 1 to 79 printable Latin-1 characters would"
      ),
      (
        .invalidText(keyword: "tree"),
        "the text of “tree” contains U+0000; a PNG's text may not"
      ),
      (.notWritten("x"), "the PNG could not be written (libpng: x)"),
    ])
  func sentences(error: PNGError, expected: String) { #expect("\(error)" == expected) }
}
