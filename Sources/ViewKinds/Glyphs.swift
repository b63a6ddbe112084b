import Geometry

/// Small signs of the system's chrome, as outlines in points.
enum Glyphs {
  /// A chevron whose left edge is at `origin.x` and whose middle is at `origin.y`.
  static func chevron(at origin: Point, pointsLeft: Bool, height: Double) -> Path {
    let reach = height / 2
    let thickness = height * 0.16
    let half = thickness * 0.7071
    // The outline of a stroked angle, pointing right; a left one is its mirror image.
    var points = [
      Point(x: half, y: -reach - half * 0.1), Point(x: reach + half, y: 0),
      Point(x: half, y: reach + half * 0.1), Point(x: -half * 0.1, y: reach - half * 1.1),
      Point(x: reach - half, y: 0), Point(x: -half * 0.1, y: -reach + half * 1.1),
    ]
    if pointsLeft { points = points.map { Point(x: reach + half - $0.x, y: $0.y) } }
    return polygon(points.map { Point(x: origin.x + $0.x, y: origin.y + $0.y) })
  }

  /// A check mark 14 points wide, times `scale`, whose left edge is at `origin.x`, middle at
  /// `origin.y`.
  static func checkmark(at origin: Point, scale: Double = 1) -> Path {
    polygon(
      [
        Point(x: 0, y: 0.6), Point(x: 1.5, y: -0.9), Point(x: 5, y: 2.7), Point(x: 12.2, y: -5.6),
        Point(x: 13.8, y: -4.3), Point(x: 5.1, y: 5.8),
      ].map { Point(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) })
  }

  static func polygon(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }
}
