/// Outlines of lines with round ends, for signs that controls draw by themselves.
public enum Stroke {
  /// A line from `start` to `end`, `width` points wide, with half circles at its ends.
  public static func line(from start: Point, to end: Point, width: Double) -> Path {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let half = width / 2
    // A line without length is a dot.
    let (ux, uy) = length > 0 ? (dx / length, dy / length) : (1.0, 0.0)
    // A point at `along` half widths past an end and `across` half widths to its right.
    func at(_ base: Point, _ along: Double, _ across: Double) -> Point {
      Point(
        x: base.x + (ux * along - uy * across) * half,
        y: base.y + (uy * along + ux * across) * half)
    }
    let pull = Path.quarterCircleControl
    return Path([
      .move(at(start, 0, -1)), .line(at(end, 0, -1)),
      .cubic(control1: at(end, pull, -1), control2: at(end, 1, -pull), end: at(end, 1, 0)),
      .cubic(control1: at(end, 1, pull), control2: at(end, pull, 1), end: at(end, 0, 1)),
      .line(at(start, 0, 1)),
      .cubic(control1: at(start, -pull, 1), control2: at(start, -1, pull), end: at(start, -1, 0)),
      .cubic(
        control1: at(start, -1, -pull), control2: at(start, -pull, -1), end: at(start, 0, -1)),
      .close,
    ])
  }

  /// The lines from each point to the next one.
  public static func lines(_ points: [Point], width: Double) -> Path {
    Path(
      zip(points, points.dropFirst()).flatMap { line(from: $0, to: $1, width: width).elements })
  }

  /// Two crossing lines in a square of `size` points around `center`: ×.
  public static func cross(center: Point, size: Double, width: Double) -> Path {
    let half = size / 2
    func corner(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * half, y: center.y + y * half)
    }
    return Path(
      line(from: corner(-1, -1), to: corner(1, 1), width: width).elements
        + line(from: corner(1, -1), to: corner(-1, 1), width: width).elements)
  }

  /// A horizontal line, and a vertical one unless `isMinus`, around `center`: + and −.
  public static func plus(center: Point, size: Double, width: Double, isMinus: Bool = false) -> Path
  {
    let half = size / 2
    let across = line(
      from: Point(x: center.x - half, y: center.y), to: Point(x: center.x + half, y: center.y),
      width: width)
    if isMinus { return across }
    return Path(
      across.elements
        + line(
          from: Point(x: center.x, y: center.y - half),
          to: Point(x: center.x, y: center.y + half), width: width
        ).elements)
  }
}
