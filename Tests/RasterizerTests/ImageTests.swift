import Drawing
import Geometry
import Pixels
import Testing

@Suite("Images")
struct ImageTests {
  private let red = RGBA8(rgb: 0xFF0000)

  private func checkerboard(_ size: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: size, height: size), filledWith: .white)
    for y in 0..<size { for x in 0..<size where (x + y) % 2 == 0 { bitmap[x, y] = .black } }
    return bitmap
  }

  private func drawn(
    _ bitmap: Bitmap, _ destination: Rect, mode: ImagePaint.Mode = .original, size: Int = 8
  ) -> Bitmap {
    image(
      [.image(ImagePaint(bitmap: bitmap, destination: destination, mode: mode), view: 0)],
      size: size)
  }

  @Test("in their own size on whole pixels are copied")
  func copy() {
    let source = checkerboard(8)
    #expect(drawn(source, Rect(x: 0, y: 0, width: 8, height: 8)) == source)
    let cut = drawn(source, Rect(x: -3, y: 5, width: 8, height: 8))
    #expect(cut[0, 5] == source[3, 0] && cut[4, 7] == source[7, 2] && cut[5, 7] == .white)
  }

  @Test("shrunk to half are averaged over the pixels of each")
  func halved() {
    let result = drawn(checkerboard(8), Rect(x: 0, y: 0, width: 4, height: 4))
    for y in 0..<4 { for x in 0..<4 { #expect(result[x, y] == RGBA8(rgb: 0x808080)) } }
    #expect(result[4, 0] == .white)
  }

  @Test("of one colour keep it at every scale", arguments: [3.0, 5.5, 7, 16, 61])
  func flat(size: Double) {
    let color = RGBA8(red: 13, green: 200, blue: 77)
    let source = Bitmap(size: PixelSize(width: 7, height: 7), filledWith: color)
    let result = drawn(source, Rect(x: 0, y: 0, width: size, height: size), size: 64)
    let whole = Int(size)
    #expect(result[0, 0] == color && result[whole - 1, whole - 1] == color)
  }

  @Test("do not let the colour of clear pixels through when scaled")
  func clearPixels() {
    var source = Bitmap(
      size: PixelSize(width: 2, height: 1),
      filledWith: RGBA8(red: 0, green: 255, blue: 0, alpha: 0))
    source[0, 0] = red
    let result = drawn(source, Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(result[0, 0] == RGBA8(red: 255, green: 127, blue: 127))
  }

  @Test("enlarged run evenly between their pixels")
  func enlarged() {
    var source = Bitmap(size: PixelSize(width: 2, height: 1), filledWith: .black)
    source[1, 0] = .white
    let result = drawn(source, Rect(x: 0, y: 0, width: 8, height: 8))
    #expect((0..<8).map { result[$0, 3].red } == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test("between pixels cover their edges in part")
  func edges() {
    let source = Bitmap(size: PixelSize(width: 4, height: 4), filledWith: .black)
    let result = drawn(source, Rect(x: 1.5, y: 2, width: 4, height: 4))
    #expect((0..<8).map { result[$0, 3].red } == [255, 127, 0, 0, 0, 127, 255, 255])
  }

  @Test(
    "as a template paint one colour by their alpha, scaled or not", arguments: [4.0, 2, 8])
  func template(size: Double) {
    let source = Bitmap(
      size: PixelSize(width: 4, height: 4),
      filledWith: RGBA8(red: 1, green: 2, blue: 3, alpha: 128))
    let result = drawn(
      source, Rect(x: 0, y: 0, width: size, height: size), mode: .template(red))
    #expect(result[1, 1] == RGBA8(rgb: 0xFF7F7F))
  }

  @Test("show the same part through a clip", arguments: 0..<20 as Range<UInt64>)
  func clipped(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let paint = ImagePaint(bitmap: scene.bitmap(), destination: scene.rect())
    let window = Rect(x: 6, y: 7, width: 11, height: 9)
    let whole = image([.image(paint, view: 0)])
    let part = image([.clip(.rect(window)), .image(paint, view: 0)])
    for y in 7..<16 { for x in 6..<17 { #expect(part[x, y] == whole[x, y]) } }
  }
}
