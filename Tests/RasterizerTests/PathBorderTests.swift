import Drawing
import Geometry
import Pixels
import Rasterizer
import Testing

@Suite("The border of a path")
struct PathBorderTests {
  private func levels(_ shape: Shape, width: Double) -> [[Int]] {
    let bitmap = image([.border(shape, width: width, .black, view: 0)], size: 64)
    return (0..<64).map { y in (0..<64).map { x in 255 - Int(bitmap[x, y].red) } }
  }

  @Test(
    "is that of the ellipse or box that the path draws, to a few levels of 255",
    arguments: [1.0, 2.5, 6])
  func ellipse(width: Double) {
    let rect = Rect(x: 4.5, y: 6.25, width: 50, height: 44)
    let expected = levels(.ellipse(rect), width: width)
    let drawn = levels(.path(Path(ellipseIn: rect)), width: width)
    var largest = 0
    for (first, second) in zip(expected, drawn) {
      for (one, other) in zip(first, second) { largest = max(largest, abs(one - other)) }
    }
    #expect(largest <= 24, "\(largest)")
  }

  @Test("has an inner edge as smooth as its outer one")
  func slanted() {
    // A square on its tip: along a side every step of one pixel has the same levels.
    let path = Path([
      .move(Point(x: 32, y: 2)), .line(Point(x: 62, y: 32)), .line(Point(x: 32, y: 62)),
      .line(Point(x: 2, y: 32)), .close,
    ])
    let drawn = levels(.path(path), width: 4)
    for step in 1..<12 {
      for depth in 0..<10 {
        #expect(
          drawn[14 + step][20 - step + depth] == drawn[14][20 + depth], "step \(step), \(depth)")
      }
    }
  }

  @Test("of a shape with far too many lines is drawn all the same")
  func manyLines() {
    var elements: [Path.Element] = [.move(Point(x: 2, y: 2))]
    for index in 0..<20_000 {
      elements.append(.line(Point(x: Double(index % 2) * 58 + 2, y: 2 + Double(index) / 400)))
    }
    let drawn = levels(.path(Path(elements + [.close])), width: 3)
    #expect(drawn.joined().contains { $0 > 0 })
  }

  @Test("of huge and of tiny extent is bounded")
  func extremes() {
    for path in [
      Path(ellipseIn: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)),
      Path(ellipseIn: Rect(x: 5, y: 5, width: 1e-9, height: 1e-9)),
    ] {
      _ = levels(.path(path), width: 3)
      _ = levels(.path(path), width: 1e12)
    }
  }
}
