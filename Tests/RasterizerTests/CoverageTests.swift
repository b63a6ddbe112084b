import Drawing
import Geometry
import Pixels
import Testing

@Suite("Coverage")
struct CoverageTests {
  @Test(
    "of a rectangle between pixels is its exact area, rounded to 255ths",
    arguments: [
      (0.25, 0.75, 128), (0.0, 1.0, 255), (0.5, 1.0, 128), (0.0, 0.25, 64), (0.125, 1.0, 223),
      (0.9, 1.0, 26), (0.0, 0.001, 0),
    ])
  func partialColumn(from: Double, to: Double, expected: Int) {
    let column = levels(of: .rect(Rect(x: 3 + from, y: 2, width: to - from, height: 4)), size: 8)
    #expect(column[3] == [0, 0, 0, expected, 0, 0, 0, 0])
    #expect(column[1][3] == 0 && column[6][3] == 0)
    let row = levels(of: .rect(Rect(x: 2, y: 3 + from, width: 4, height: to - from)), size: 8)
    #expect(row.map { $0[3] } == [0, 0, 0, expected, 0, 0, 0, 0])
  }

  @Test("of a corner between pixels is the product of both parts")
  func partialCorner() {
    let result = levels(of: .rect(Rect(x: 1.5, y: 1.25, width: 2, height: 2)), size: 5)
    #expect(
      result == [
        [0, 0, 0, 0, 0], [0, 96, 191, 96, 0], [0, 128, 255, 128, 0], [0, 32, 64, 32, 0],
        [0, 0, 0, 0, 0],
      ])
  }

  @Test("of a circle sums to its area within 0.5 %", arguments: [3.0, 7.5, 20, 60])
  func circleArea(radius: Double) {
    let rect = Rect(x: 64.3 - radius, y: 63.9 - radius, width: 2 * radius, height: 2 * radius)
    let sum = levels(of: .ellipse(rect), size: 128).joined().reduce(0, +)
    let area = Double.pi * radius * radius
    #expect(abs(Double(sum) / 255 - area) < 0.005 * area)
  }

  @Test("of a diagonal edge is one half in the pixels that it halves")
  func diagonal() {
    let triangle = Path([.move(.zero), .line(Point(x: 6, y: 6)), .line(Point(x: 0, y: 6))])
    let result = levels(of: .path(triangle), size: 6)
    for y in 0..<6 {
      #expect(result[y] == (0..<6).map { $0 < y ? 255 : $0 == y ? 128 : 0 })
    }
  }

  @Test(
    "of a symmetric shape is symmetric",
    arguments: [
      Shape.ellipse(Rect(x: 2, y: 5, width: 28, height: 22)),
      .ellipse(Rect(x: 2.25, y: 2.25, width: 27.5, height: 27.5)),
      .roundedRect(Rect(x: 1, y: 3, width: 30, height: 26), radius: 8),
      .roundedRect(Rect(x: 1.5, y: 3.5, width: 29, height: 25), radius: 12.3),
    ])
  func symmetry(shape: Shape) {
    let rows = levels(of: shape)
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
  }

  @Test("of contours that overlap in the same direction is that of their union")
  func overlap() {
    let left = Path(Rect(x: 2, y: 2, width: 10, height: 10))
    let right = Path(Rect(x: 8, y: 4, width: 10, height: 12))
    let both = levels(of: .path(Path(left.elements + right.elements)))
    let (first, second) = (levels(of: .path(left)), levels(of: .path(right)))
    for y in 0..<32 {
      #expect(both[y] == zip(first[y], second[y]).map(max))
    }
  }

  @Test("leaves out a contour that runs the other way")
  func counter() {
    let outer = Path(Rect(x: 2, y: 2, width: 12, height: 12))
    let inner: [Path.Element] = [
      .move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 10)), .line(Point(x: 10, y: 10)),
      .line(Point(x: 10, y: 5)), .close,
    ]
    let result = levels(of: .path(Path(outer.elements + inner)), size: 16)
    #expect(result[7] == [0, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test(
    "is the same whether a box is filled in parts or as a path", arguments: 0..<40 as Range<UInt64>)
  func boxAsPath(seed: UInt64) {
    var scene = SeededScene(seed: seed)
    let rect = scene.rect()
    let radius = Double(scene.number(below: 60)) / 8
    #expect(
      levels(of: .roundedRect(rect, radius: radius))
        == levels(of: .path(Path(roundedRect: rect, radius: radius))))
  }

  @Test("of a shape that begins left of and above the image is that of its visible part")
  func partlyOutside() {
    let moved = levels(of: .ellipse(Rect(x: 4, y: 4, width: 20, height: 20)))
    let cut = levels(of: .ellipse(Rect(x: -6, y: -6, width: 20, height: 20)))
    for y in 0..<16 { #expect(Array(cut[y][0..<16]) == Array(moved[y + 10][10..<26])) }
  }
}

@Suite("Borders")
struct BorderTests {
  private func levels(_ shape: Shape, width: Double) -> [[Int]] {
    let bitmap = image([.border(shape, width: width, .black, view: 0)], size: 16)
    return (0..<16).map { y in (0..<16).map { x in 255 - Int(bitmap[x, y].red) } }
  }

  @Test("lie inside the edge and are as wide as they say")
  func rectangle() {
    let result = levels(.rect(Rect(x: 2, y: 3, width: 10, height: 8)), width: 1.5)
    #expect(result[6] == [0, 0, 255, 128, 0, 0, 0, 0, 0, 0, 128, 255, 0, 0, 0, 0])
    #expect(result.map { $0[6] } == [0, 0, 0, 255, 128, 0, 0, 0, 0, 128, 255, 0, 0, 0, 0, 0])
  }

  @Test(
    "and the shape inside them make up the shape",
    arguments: [
      (Shape.roundedRect(Rect(x: 1, y: 1, width: 14, height: 13), radius: 5), 2.0),
      (.ellipse(Rect(x: 1, y: 2, width: 13, height: 12)), 1.25),
      (.continuousCorners(Rect(x: 1, y: 1, width: 14, height: 13), .uniform(4)), 2.0),
    ])
  func complement(shape: Shape, width: Double) {
    let inner: Shape =
      switch shape {
      case .roundedRect(let rect, let radius):
        .roundedRect(rect.inset(by: .uniform(width)), radius: radius - width)
      case .ellipse(let rect): .ellipse(rect.inset(by: .uniform(width)))
      case .continuousCorners(let rect, let radii):
        .continuousCorners(rect.inset(by: .uniform(width)), radii.reduced(by: width))
      case .rect, .roundedCorners, .path: shape
      }
    let band = levels(shape, width: width).joined()
    let inside = RasterizerTests.levels(of: inner, size: 16).joined()
    let whole = RasterizerTests.levels(of: shape, size: 16).joined()
    for (parts, all) in zip(zip(band, inside).map(+), whole) { #expect(abs(parts - all) <= 1) }
  }

  @Test("wider than half the shape fill it")
  func wide() {
    let shape = Shape.roundedRect(Rect(x: 1, y: 1, width: 9.5, height: 7), radius: 3)
    #expect(levels(shape, width: 20) == RasterizerTests.levels(of: shape, size: 16))
  }

  @Test("of a path stay inside it and cover its edge")
  func path() {
    let triangle = Shape.path(
      Path([.move(Point(x: 8, y: 1)), .line(Point(x: 15, y: 15)), .line(Point(x: 1, y: 15))]))
    let band = levels(triangle, width: 2)
    let whole = RasterizerTests.levels(of: triangle, size: 16)
    #expect(zip(band.joined(), whole.joined()).allSatisfy { $0 <= $1 })
    #expect(band[14][2...13].allSatisfy { $0 == 255 })
    #expect(band[11][8] == 0)
  }
}
