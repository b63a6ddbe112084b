extension Path {
  /// How far a continuous corner reaches along both of its sides, as a share of its radius.
  public static let continuousReach = 1.52866483

  /// The outline of `rect` with continuous corners, clockwise from the top side's left end.
  ///
  /// A corner is three curves whose control points were read from what iOS draws for
  /// `UIBezierPath(roundedRect:cornerRadius:)` (PaintCode, “Code for iOS 7 Rounded Rectangles”,
  /// 2013). It begins 1.53 radii before the corner. Where half the shorter side is less than that,
  /// the points run evenly towards those of a circle, which they reach at a radius of half the side;
  /// what iOS draws in between is not known.
  public init(continuousRect rect: Rect, _ radii: CornerRadii) {
    let limit = max(0, min(rect.width, rect.height) / 2)
    let radii = radii.map { min(max($0, 0), limit) }
    let corners: [(Point, Double, into: (Double, Double), out: (Double, Double))] = [
      (Point(x: rect.maxX, y: rect.minY), radii.topRight, (1, 0), (0, 1)),
      (Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, (0, 1), (-1, 0)),
      (Point(x: rect.minX, y: rect.maxY), radii.bottomLeft, (-1, 0), (0, -1)),
      (Point(x: rect.minX, y: rect.minY), radii.topLeft, (0, -1), (1, 0)),
    ]
    var elements: [Element] = []
    for (corner, radius, into, out) in corners {
      /// A place as far before the corner and as far behind it, both in radii.
      func point(_ before: Double, _ behind: Double) -> Point {
        Point(
          x: corner.x - into.0 * before * radius + out.0 * behind * radius,
          y: corner.y - into.1 * before * radius + out.1 * behind * radius)
      }
      guard radius > 0 else {
        elements.append(elements.isEmpty ? .move(corner) : .line(corner))
        continue
      }
      let share = min(max((limit / radius - 1) / (Self.continuousReach - 1), 0), 1)
      let bend = zip(Self.circular, Self.continuous).map { $0 + ($1 - $0) * share }
      let (start, first, second) = (bend[0], bend[1], bend[2])
      elements.append(elements.isEmpty ? .move(point(start, 0)) : .line(point(start, 0)))
      elements.append(
        .cubic(
          control1: point(first, 0), control2: point(second, bend[3]),
          end: point(bend[4], bend[5])))
      elements.append(
        .cubic(
          control1: point(bend[6], bend[7]), control2: point(bend[7], bend[6]),
          end: point(bend[5], bend[4])))
      elements.append(
        .cubic(
          control1: point(bend[3], second), control2: point(0, first), end: point(0, start)))
    }
    elements.append(.close)
    self.init(elements)
  }

  // Start, first control, second control (before, behind), joint (before, behind), and the middle
  // curve's first control (before, behind); the rest of the corner is their mirror image.
  private static let continuous = [
    continuousReach, 1.08849296, 0.86840694, 0, 0.63149379, 0.07491139, 0.37282383, 0.16905956,
  ]
  /// A quarter circle of three arcs, which meet at the angles of the continuous corner's joints.
  private static let circular = [
    1, 0.87326028, 0.74767578, 0.0240925, 0.6299339, 0.07099458, 0.37476589, 0.17263987,
  ]
}
