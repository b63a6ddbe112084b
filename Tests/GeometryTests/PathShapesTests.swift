import Geometry
import Testing

@Suite("Paths of shapes")
struct PathShapesTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test("without a radius have four square corners")
  func squareCorners() {
    #expect(
      Path(roundedRect: rect, radius: 0).elements == [
        .move(Point(x: 10, y: 20)), .line(Point(x: 110, y: 20)), .line(Point(x: 110, y: 80)),
        .line(Point(x: 10, y: 80)), .close,
      ])
  }

  @Test("start every corner one radius away from it, clockwise")
  func corners() {
    let path = Path(
      roundedRect: rect, topLeft: 5, topRight: 10, bottomRight: 15, bottomLeft: 20)
    let stops = path.elements.compactMap { element -> [Point]? in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(_, _, let end): [end]
      case .quadratic, .close: nil
      }
    }.flatMap { $0 }
    #expect(
      stops == [
        Point(x: 10, y: 25), Point(x: 15, y: 20), Point(x: 100, y: 20), Point(x: 110, y: 30),
        Point(x: 110, y: 65), Point(x: 95, y: 80), Point(x: 30, y: 80), Point(x: 10, y: 60),
      ])
  }

  @Test(
    "clamp a radius to half the shorter side and to 0",
    arguments: [(1000.0, 30.0), (30, 30), (-4, 0), (.infinity, 30)])
  func clamping(radius: Double, expected: Double) {
    #expect(Path(roundedRect: rect, radius: radius) == Path(roundedRect: rect, radius: expected))
  }

  @Test("bend a corner through the middle of its arc, within 0.03 % of the radius")
  func arc() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 200, height: 200), topLeft: 100, topRight: 0,
      bottomRight: 0, bottomLeft: 0)
    guard case .move(let start) = path.elements[0],
      case .cubic(let control1, let control2, let end) = path.elements[1]
    else {
      #expect(Bool(false), "the first corner is no curve")
      return
    }
    let x = (start.x + 3 * control1.x + 3 * control2.x + end.x) / 8 - 100
    let y = (start.y + 3 * control1.y + 3 * control2.y + end.y) / 8 - 100
    #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
  }

  @Test("of an ellipse touch the middle of every side")
  func ellipse() {
    let path = Path(ellipseIn: rect)
    #expect(path.controlBounds == rect)
    #expect(path.elements.count == 6)
    #expect(path.elements.contains(.move(Point(x: 10, y: 50))))
  }
}

@Suite("Points of a path")
struct PathPointsTests {
  private let path = Path([
    .move(Point(x: 1, y: 2)), .quadratic(control: Point(x: -3, y: 9), end: Point(x: 4, y: 0)),
    .cubic(control1: Point(x: 0, y: 0), control2: Point(x: 8, y: -1), end: Point(x: 5, y: 5)),
    .close,
  ])

  @Test("span bounds with all control points")
  func bounds() {
    #expect(path.controlBounds == Rect(x: -3, y: -1, width: 11, height: 10))
    #expect(Path().controlBounds == nil)
    #expect(Path([.close]).controlBounds == nil)
  }

  @Test("move together")
  func offset() {
    let moved = path.offset(x: 10, y: -2)
    #expect(moved.controlBounds == Rect(x: 7, y: -3, width: 11, height: 10))
    #expect(moved.offset(x: -10, y: 2) == path)
  }

  @Test("can be put elsewhere, one by one")
  func mapping() {
    let mirrored = path.mapPoints { Point(x: -$0.x, y: $0.y) }
    #expect(mirrored.controlBounds == Rect(x: -8, y: -1, width: 11, height: 10))
    #expect(mirrored.elements.count == path.elements.count)
  }

  @Test("are finite or not", arguments: [Double.nan, .infinity, -.infinity])
  func finiteness(value: Double) {
    #expect(path.isFinite)
    #expect(!Path([.move(Point(x: 0, y: value))]).isFinite)
    let control = Path.Element.quadratic(control: Point(x: value, y: 0), end: .zero)
    #expect(!Path(path.elements + [control]).isFinite)
  }
}
