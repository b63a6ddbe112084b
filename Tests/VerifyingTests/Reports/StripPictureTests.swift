import Geometry
import Pixels
import Testing

@testable import Verifying

@Suite("Strip of a shot's pictures")
struct StripPictureTests {
  private let ground = RGBA8(rgb: 0x808084)

  @Test("has the pictures from left to right at half their size, on a ground of mid-grey")
  func order() {
    let red = Bitmap(size: PixelSize(width: 4, height: 6), filledWith: RGBA8(rgb: 0xFF0000))
    let blue = Bitmap(size: PixelSize(width: 2, height: 2), filledWith: RGBA8(rgb: 0x0000FF))
    let strip = stripPicture([red, blue])
    #expect(strip.size == PixelSize(width: 16 + 2 + 16 + 1 + 16, height: 3 + 32))
    #expect(strip[16, 16] == RGBA8(rgb: 0xFF0000) && strip[17, 18] == RGBA8(rgb: 0xFF0000))
    #expect(strip[34, 16] == RGBA8(rgb: 0x0000FF) && strip[34, 17] == ground)
    #expect(strip[0, 0] == ground && strip[18, 16] == ground && strip.isOpaque)
  }

  @Test("takes the mean of four pixels, and the ground where a picture is clear")
  func means() {
    var picture = Bitmap(size: PixelSize(width: 2, height: 2), filledWith: RGBA8(rgb: 0x000000))
    picture[0, 0] = RGBA8(rgb: 0xFFFFFF)
    #expect(stripPicture([picture])[16, 16] == RGBA8(rgb: 0x404040))
    #expect(stripPicture([Bitmap(size: PixelSize(width: 2, height: 2))])[16, 16] == ground)
  }

  @Test("takes pictures of one pixel")
  func single() {
    let pixel = Bitmap(size: PixelSize(width: 1, height: 1), filledWith: RGBA8(rgb: 0x010203))
    #expect(stripPicture([pixel])[16, 16] == RGBA8(rgb: 0x010203))
  }
}
