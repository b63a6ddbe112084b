import Rendering
import Testing

@Suite("Picture files")
struct PictureFormatTests {
  @Test("of JPEG are drawn")
  func jpeg() throws {
    let shot = try Stage().view(
      "{ kind: 'imageView', image: 'file:photo.jpg', frame: [0, 0, 60, 40] }")
    #expect(shot.count(other: "#FFFFFF", x: 0, y: 0, width: 60, height: 40) > 1000)
    #expect(shot.color(100, 100) == "#FFFFFF")
  }

  @Test("of HEIC are refused with the program that converts them")
  func heic() throws {
    #expect(
      try Stage().problem(
        "{ view: { subviews: [{ kind: 'imageView', image: 'file:photo.heic' }] } }"
      ).hasSuffix(
        "photo.heic is a HEIC or AVIF picture, which is not read; convert it to PNG, as heif-convert of the package libheif-examples does"
      ))
  }
}
