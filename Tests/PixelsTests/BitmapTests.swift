import Geometry
import Pixels
import TestSupport
import Testing

@Suite("Bitmaps")
struct BitmapTests {
  let size = PixelSize(width: 5, height: 4)

  @Test("keep pixels row by row")
  func layout() {
    let bitmap = Bitmap(art: "#..\n.#.")
    #expect(bitmap.size == PixelSize(width: 3, height: 2))
    #expect(bitmap[0, 0] == .black)
    #expect(bitmap[1, 1] == .black)
    #expect(Array(bitmap.row(1)) == [.white, .black, .white])
  }

  @Test("are equal to themselves and to a copy", arguments: 0..<10 as Range<UInt64>)
  func equal(seed: UInt64) {
    let bitmap = Bitmap.random(size, seed: seed)
    #expect(bitmap == bitmap)
    #expect(bitmap == Bitmap.random(size, seed: seed))
  }

  @Test("differ by one channel of one pixel", arguments: 0..<20)
  func different(index: Int) {
    let bitmap = Bitmap.random(size, seed: 1)
    var other = bitmap
    other.withUnsafeMutablePixels { $0[index].alpha ^= 1 }
    #expect(bitmap != other)
  }

  @Test("of equal area and other shape differ")
  func shape() {
    #expect(Bitmap(size: size) != Bitmap(size: PixelSize(width: 4, height: 5)))
  }

  @Test("without pixels are equal when their sizes are")
  func noPixels() {
    let none = Bitmap(size: PixelSize(width: 0, height: 3))
    #expect(none == Bitmap(size: PixelSize(width: 0, height: 3)))
    #expect(none != Bitmap(size: PixelSize(width: 3, height: 0)))
    #expect(none.isOpaque)
  }

  @Test("are opaque until one pixel is not", arguments: [0, 4095, 4096, 9_999])
  func opaque(index: Int) {
    var bitmap = Bitmap(size: PixelSize(width: 100, height: 100), filledWith: .black)
    #expect(bitmap.isOpaque)
    bitmap.withUnsafeMutablePixels { $0[index].alpha = 254 }
    #expect(!bitmap.isOpaque)
  }

  @Test("do not change with their copies")
  func copyOnWrite() {
    let bitmap = Bitmap(size: size, filledWith: .white)
    var copy = bitmap
    copy.withUnsafeMutablePixels { $0[0] = .black }
    #expect(bitmap[0, 0] == .white)
    #expect(copy[0, 0] == .black)
  }
}
