import Geometry
import LayoutEngine
import Testing

@Suite("Rounding to pixels")
struct RoundingTests {
  private func pixels(_ frame: Rect, _ scale: Scale) -> PixelRect {
    let parent = LayoutBox(children: [LayoutBox(placement: .frame(frame))])
    return layOut(parent, in: Size(width: 100, height: 100), scale: scale).places[1].pixels
  }

  @Test(
    "moves each edge to the nearest pixel",
    arguments: [
      (Rect(0.2, 0.3, 10, 10), Scale.x1, PixelRect(x: 0, y: 0, width: 10, height: 10)),
      (Rect(0.5, 0.7, 10, 10), Scale.x1, PixelRect(x: 1, y: 1, width: 10, height: 10)),
      (Rect(0.4, 0, 0.2, 10), Scale.x1, PixelRect(x: 0, y: 0, width: 1, height: 10)),
      (Rect(10, 10, 0.333, 0.333), Scale.x3, PixelRect(x: 30, y: 30, width: 1, height: 1)),
      (Rect(-1.5, -1.6, 3, 3), Scale.x1, PixelRect(x: -1, y: -2, width: 3, height: 3)),
      (Rect(5, 5, -3, -3), Scale.x2, PixelRect(x: 10, y: 10, width: 0, height: 0)),
    ])
  func nearest(frame: Rect, scale: Scale, expected: PixelRect) {
    #expect(pixels(frame, scale) == expected)
  }

  @Test("lets neighbours touch", arguments: 1...20)
  func neighbours(count: Int) {
    let row = LayoutBox.stack(
      .horizontal, align: .fill, share: .fillEqually,
      (0..<count).map { _ in LayoutBox.content(nil, nil) })
    let places = layOut(row, in: Size(width: 100, height: 10), scale: .x3).places.dropFirst()
    let edges = places.map(\.pixels)
    #expect(edges.first?.x == 0)
    #expect(edges.last?.maxX == 300)
    for (left, right) in zip(edges, edges.dropFirst()) { #expect(left.maxX == right.x) }
  }

  @Test("changes nothing that lies on pixels already", arguments: 0..<20 as Range<UInt64>)
  func idempotent(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    let root = boxes.stack(depth: 3)
    let places = layOut(root, in: Size(width: 101, height: 203), scale: .x3).places
    for place in places {
      let rect = place.pixels.rect
      let points = Rect(rect.minX / 3, rect.minY / 3, rect.width / 3, rect.height / 3)
      #expect(pixels(points, .x3) == place.pixels)
    }
  }

  @Test(
    "holds frames that no screen has within bounds",
    arguments: [1e300, -1e300, Double.infinity, -Double.infinity, Double.nan])
  func huge(value: Double) {
    let rect = pixels(Rect(value, value, value, value), .x3)
    #expect(rect.width >= 0 && rect.width <= 2_000_000_000)
    #expect(abs(rect.x) <= 1_000_000_000)
  }
}
