import Geometry

extension Path {
  /// An area that reaches `halfWidth` pixels to both sides of the outline, with round joins.
  ///
  /// One box for every line and one disc for every joint, all of the same direction, so that they
  /// fill as their union.
  func stroked(halfWidth: Double) -> Path {
    var pieces: [Element] = []
    for line in lines {
      let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { continue }
      let (x, y) = (-dy / length * halfWidth, dx / length * halfWidth)
      pieces += [
        .move(Point(x: line.start.x - x, y: line.start.y - y)),
        .line(Point(x: line.end.x - x, y: line.end.y - y)),
        .line(Point(x: line.end.x + x, y: line.end.y + y)),
        .line(Point(x: line.start.x + x, y: line.start.y + y)), .close,
      ]
      pieces +=
        Path(
          ellipseIn: Rect(
            x: line.end.x - halfWidth, y: line.end.y - halfWidth, width: 2 * halfWidth,
            height: 2 * halfWidth)
        ).elements
    }
    return Path(pieces)
  }

  /// The outline's lines, with curves flattened and contours closed.
  var lines: [(start: Point, end: Point)] {
    var result: [(start: Point, end: Point)] = []
    var start: Point?
    var current = Point.zero
    func line(to end: Point) {
      result.append((current, end))
      current = end
    }
    func curve(_ curve: Curve) {
      let count = curve.steps
      for step in 1..<(count + 1) {
        line(to: step == count ? curve.end : curve.point(at: Double(step) / Double(count)))
      }
    }
    func begin(at point: Point) {
      guard start == nil else { return }
      start = point
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let start { line(to: start) }
        start = point
        current = point
      case .line(let point):
        begin(at: point)
        line(to: point)
      case .quadratic(let control, let end):
        begin(at: end)
        curve(Curve(start: current, quadratic: control, end: end))
      case .cubic(let control1, let control2, let end):
        begin(at: end)
        curve(
          Curve(
            start: current, control1: control1, control2: control2, end: end, isQuadratic: false))
      case .close:
        if let start { line(to: start) }
      }
    }
    if let start { line(to: start) }
    return result
  }
}
