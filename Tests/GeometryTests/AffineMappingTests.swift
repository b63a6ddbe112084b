import Geometry
import Testing

@Suite("Affine mappings")
struct AffineMappingTests {
  private let point = Point(x: 3, y: 4)

  @Test("follow each other in the order in which they are written")
  func order() {
    let growThenMove = AffineMapping.scale(x: 2, y: 3).then(.translation(x: 10, y: 20))
    #expect(growThenMove(point) == Point(x: 16, y: 32))
    let moveThenGrow = AffineMapping.translation(x: 10, y: 20).then(.scale(x: 2, y: 3))
    #expect(moveThenGrow(point) == Point(x: 26, y: 72))
  }

  @Test("turn clockwise, since y grows downwards")
  func rotation() {
    #expect(AffineMapping.rotation(degrees: 90)(point) == Point(x: -4, y: 3))
  }

  @Test("leave the point in place that they are about")
  func about() {
    let turn = AffineMapping.rotation(degrees: 180).about(point)
    #expect(turn(point) == point)
    #expect(turn(Point(x: 4, y: 4)) == Point(x: 2, y: 4))
  }

  @Test("have a way back")
  func inverse() throws {
    let mapping = AffineMapping(a: 2, b: 0, c: 1, d: 4, tx: 5, ty: -3)
    let back = try #require(mapping.inverse)
    #expect(back(mapping(point)) == point)
  }

  @Test(
    "without an area or a number have none",
    arguments: [
      AffineMapping.scale(x: 0, y: 1), AffineMapping(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      .scale(x: .nan, y: 1), .translation(x: .infinity, y: 0), .scale(x: 1e-200, y: 1e-200),
    ])
  func singular(mapping: AffineMapping) { #expect(mapping.inverse == nil) }

  @Test("put a rectangle into the smallest upright one")
  func bounds() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(
      AffineMapping.rotation(degrees: 90).bounds(of: rect)
        == Rect(x: -4, y: 0, width: 4, height: 10))
    let slant = AffineMapping(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(slant.bounds(of: rect) == Rect(x: 0, y: 0, width: 12, height: 4))
  }

  @Test("scale lengths by the root of the area on average")
  func meanScale() {
    #expect(AffineMapping.scale(x: 4, y: -9).meanScale == 6)
  }
}

@Suite("Outlines")
struct OutlineTests {
  @Test("run backwards through the same points")
  func reversed() {
    let (a, b, c) = (Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 4))
    let (d, e) = (Point(x: 2, y: 6), Point(x: 0, y: 4))
    let path = Path([.move(a), .line(b), .cubic(control1: c, control2: d, end: e), .close])
    #expect(
      path.reversed
        == Path([.move(e), .cubic(control1: d, control2: c, end: b), .line(a), .close]))
    #expect(path.reversed.reversed == path)
    #expect(Path([]).reversed == Path([]))
  }

  @Test("with continuous corners begin further from the corner than circular ones")
  func continuous() {
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 100, height: 80),
      CornerRadii(topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 0))
    #expect(path.elements.first == .move(Point(x: 100 - 20 * Path.continuousReach, y: 0)))
    #expect(path.elements.count == 8)
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test("whose radius is half the side are circles within a thousandth of the radius")
  func capsule() {
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 40, height: 40), .uniform(20))
    for element in path.elements {
      guard case .cubic(_, _, let end) = element else { continue }
      let (x, y) = (end.x - 20, end.y - 20)
      #expect(abs((x * x + y * y).squareRoot() - 20) < 0.02)
    }
  }
}
