import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("Glyphs")
struct GlyphTests {
  private func run(_ origins: [Point], glyph: UInt32 = 0, size: Double = 10) -> GlyphRun {
    GlyphRun(
      outlines: [
        GlyphOutline(
          key: .init(face: 0, glyph: glyph, size: Int(size * 64)),
          path: Path(ellipseIn: Rect(x: 0, y: -size, width: size * 0.6, height: size)))
      ], glyphs: origins.map { .init(outline: 0, origin: $0) })
  }

  @Test("are drawn as their outline on quarters of a pixel")
  func outline() {
    let result = painted([.glyphs(run([Point(x: 5.3, y: 20.4)]), .black, view: 0)])
    let ellipse = Shape.ellipse(Rect(x: 5.25, y: 10, width: 6, height: 10))
    #expect(result.bitmap == image([.fill(ellipse, .black, view: 0)]))
    #expect(result.glyphs == 1)
  }

  @Test(
    "round their origin to the nearest quarter across and pixel down",
    arguments: [(5.12, 5.0), (5.13, 5.25), (5.88, 6.0), (-0.1, 0.0), (-1.3, -1.25)])
  func rounding(x: Double, rounded: Double) {
    func drawn(_ x: Double, _ y: Double) -> Bitmap {
      image([.glyphs(run([Point(x: x, y: y)]), .black, view: 0)])
    }
    #expect(drawn(x, 20) == drawn(rounded, 20))
    #expect(drawn(x, 20.49) == drawn(rounded, 20))
    #expect(drawn(x, 19.5) == drawn(rounded, 20))
  }

  @Test("look the same from a cache that has them and one that has not")
  func cache() {
    let cache = GlyphMaskCache()
    let commands: [DrawCommand] = [
      .glyphs(run((0..<9).map { Point(x: Double($0) * 3.3, y: 15) }), .black, view: 0)
    ]
    let first = image(commands, painter: Painter(cache: cache))
    let used = cache.bytes
    #expect(used > 0)
    #expect(image(commands, painter: Painter(cache: cache)) == first)
    #expect(cache.bytes == used)
    #expect(image(commands) == first)
  }

  @Test("never take more memory than the cache may have")
  func bounded() {
    let cache = GlyphMaskCache()
    let painter = Painter(cache: cache)
    for glyph in 0..<12 as Range<UInt32> {
      _ = image(
        [.glyphs(run([Point(x: 0, y: 1000)], glyph: glyph, size: 1300), .black, view: 0)],
        size: 8, painter: painter)
      #expect(cache.bytes <= GlyphMaskCache.capacity)
    }
    #expect(cache.bytes > 0)
  }

  @Test("outside the clip are not counted")
  func outside() {
    let glyphs = run([Point(x: 2, y: 20), Point(x: 90, y: 20), Point(x: 2, y: -40)])
    #expect(painted([.glyphs(glyphs, .black, view: 0)]).glyphs == 1)
  }

  @Test("too large for the cache are drawn as well")
  func large() {
    let glyphs = run([Point(x: -400, y: 1000)], size: 2000)
    #expect(
      image([.glyphs(glyphs, .black, view: 0)], size: 16)
        == Bitmap(size: PixelSize(width: 16, height: 16), filledWith: .black))
  }
}
