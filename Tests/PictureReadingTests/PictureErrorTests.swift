import PNGCodec
import PictureReading
import Testing

@Suite("Errors of pictures")
struct PictureErrorTests {
  @Test(
    "say what is wrong and what would be right",
    arguments: [
      (
        PictureError.png(.notPNG),
        "this is no picture that is known; a PNG, a JPEG or a WebP would be right"
      ),
      (.png(.truncated), "the data ends before the image does; the whole file would be right"),
      (
        .tooLarge(.jpeg, width: 60_000, height: 2, limits: .default),
        "the JPEG claims 60000 × 2 pixels; at most 16384 a side and 64000000 in all are read"
      ),
      (.truncated(.webp), "the WebP ends before its picture does; the whole file would be right"),
      (.damaged(.jpeg, "x"), "the JPEG is damaged (x); an intact one would be right"),
      (.animated, "the WebP is animated; one of a single picture would be right"),
      (.outOfMemory, "there is not enough memory for the picture; a smaller one would be right"),
      (
        .colorSpaces(.other(name: "Wide", description: []), other: .sRGB),
        "the picture is in the colour space “Wide”, the other in sRGB; both in one colour space would be right"
      ),
      (
        .deepColorSpaces(.displayP3, other: .sRGB),
        "the picture is in Display P3, the other in sRGB, and one of them has 16 bits a channel; both in one colour space would be right"
      ),
    ])
  func sentences(error: PictureError, expected: String) { #expect("\(error)" == expected) }

  @Test(
    "are known by name",
    arguments: [
      ("a.png", true), ("b/C.JPG", true), ("x.jpeg", true),
      ("y.WebP", true), ("png", false), ("z.gif", false), ("", false),
    ])
  func names(name: String, isPicture: Bool) {
    #expect((PictureFormat(named: name) != nil) == isPicture)
  }
}
