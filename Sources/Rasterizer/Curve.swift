import Geometry

/// A Bézier curve in pixels from a window's top-left corner, drawn as a fixed number of lines.
struct Curve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  /// True where `control1` is the only control point.
  var isQuadratic: Bool

  init(start: Point, control1: Point, control2: Point, end: Point, isQuadratic: Bool) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isQuadratic = isQuadratic
  }

  init(start: Point, quadratic control: Point, end: Point) {
    self.init(start: start, control1: control, control2: control, end: end, isQuadratic: true)
  }

  /// The number of lines that keeps within 1/128 pixel of the curve, at most 512.
  ///
  /// Over a step of 1/n of its parameter a curve is at most |f″| / 8n² off its chord, and |f″| is
  /// at most twice (quadratic) or six times (cubic) the bend of its control polygon.
  var steps: Int {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let square =
      isQuadratic
      ? 32 * bend(start, control1, end)
      : 96 * max(bend(start, control1, control2), bend(control1, control2, end))
    return Int(min(max(square.squareRoot().rounded(.up), 1), 512))
  }

  func point(at t: Double) -> Point {
    let s = 1 - t
    if isQuadratic {
      let (a, b, c) = (s * s, 2 * s * t, t * t)
      return Point(
        x: a * start.x + b * control1.x + c * end.x, y: a * start.y + b * control1.y + c * end.y)
    }
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Adds the curve's lines to `accumulator`, whose window has the extent `size`.
  func add(to accumulator: inout CoverageAccumulator, size: Size, direction: Float) {
    let (left, top) = (min4(\.x), min4(\.y))
    guard top < size.height, -min4({ -$0.y }) > 0, left < size.width else { return }
    // Left of the window only the heights count, and those of the chord are the same.
    let isLeft = -min4({ -$0.x }) <= 0
    let count = isLeft ? 1 : steps
    var previous = start
    for step in 1..<(count + 1) {
      let next =
        step == count ? end : PixelGrid.snapped(point(at: Double(step) / Double(count)))
      accumulator.add(from: previous, to: next, direction: direction)
      previous = next
    }
  }

  private func min4(_ coordinate: (Point) -> Double) -> Double {
    min(
      min(coordinate(start), coordinate(control1)), min(coordinate(control2), coordinate(end)))
  }
}
