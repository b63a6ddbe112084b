extension Path {
  /// How far a cubic Bézier's control points lie along the tangents of a quarter circle, as a
  /// share of the radius: 4/3 · (√2 − 1), which is at most 0.028 % of the radius off the circle.
  public static let quarterCircleControl = 0.5522847498

  /// The outline of `rect` with circular corners of one radius, clockwise.
  ///
  /// The radius is clamped to 0 … half the shorter side.
  public init(roundedRect rect: Rect, radius: Double) {
    self.init(
      roundedRect: rect, topLeft: radius, topRight: radius, bottomRight: radius,
      bottomLeft: radius)
  }

  /// The outline of `rect` whose corners have their own radii, clockwise.
  ///
  /// Each radius is clamped to 0 … half the shorter side; a corner of radius 0 is square.
  public init(
    roundedRect rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double,
    bottomLeft: Double
  ) {
    let limit = max(0, min(rect.width, rect.height) / 2)
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { min(max($0, 0), limit) }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    // The direction in which the outline runs into each corner; it leaves in the next one's.
    let directions = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
    var elements: [Element] = []
    for index in 0..<4 {
      let corner = corners[index]
      let radius = radii[index]
      let (inX, inY) = directions[index]
      let (outX, outY) = directions[(index + 1) % 4]
      let before = Point(x: corner.x - inX * radius, y: corner.y - inY * radius)
      elements.append(elements.isEmpty ? .move(before) : .line(before))
      guard radius > 0 else { continue }
      let rest = radius * (1 - Self.quarterCircleControl)
      elements.append(
        .cubic(
          control1: Point(x: corner.x - inX * rest, y: corner.y - inY * rest),
          control2: Point(x: corner.x + outX * rest, y: corner.y + outY * rest),
          end: Point(x: corner.x + outX * radius, y: corner.y + outY * radius)))
    }
    elements.append(.close)
    self.init(elements)
  }

  /// The largest ellipse inside `rect`, clockwise from its leftmost point.
  public init(ellipseIn rect: Rect) {
    let shiftX = rect.width / 2 * Self.quarterCircleControl
    let shiftY = rect.height / 2 * Self.quarterCircleControl
    let (midX, midY) = (rect.midX, rect.midY)
    self.init([
      .move(Point(x: rect.minX, y: midY)),
      .cubic(
        control1: Point(x: rect.minX, y: midY - shiftY),
        control2: Point(x: midX - shiftX, y: rect.minY), end: Point(x: midX, y: rect.minY)),
      .cubic(
        control1: Point(x: midX + shiftX, y: rect.minY),
        control2: Point(x: rect.maxX, y: midY - shiftY), end: Point(x: rect.maxX, y: midY)),
      .cubic(
        control1: Point(x: rect.maxX, y: midY + shiftY),
        control2: Point(x: midX + shiftX, y: rect.maxY), end: Point(x: midX, y: rect.maxY)),
      .cubic(
        control1: Point(x: midX - shiftX, y: rect.maxY),
        control2: Point(x: rect.minX, y: midY + shiftY), end: Point(x: rect.minX, y: midY)),
      .close,
    ])
  }
}
