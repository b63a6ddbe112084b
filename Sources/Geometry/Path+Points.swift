extension Path {
  /// The smallest rectangle around every end and control point, which holds the whole outline;
  /// nil where there is no point.
  public var controlBounds: Rect? {
    var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    forEachPoint { point in
      guard let known = bounds else {
        bounds = (point.x, point.y, point.x, point.y)
        return
      }
      bounds = (
        min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x),
        max(known.maxY, point.y)
      )
    }
    return bounds.map {
      Rect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }

  /// True where no coordinate is infinite or not a number.
  public var isFinite: Bool {
    var finite = true
    forEachPoint { finite = finite && $0.x.isFinite && $0.y.isFinite }
    return finite
  }

  /// The outline moved by `dx` to the right and `dy` downwards.
  public func offset(x dx: Double, y dy: Double) -> Path {
    mapPoints { Point(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The outline with every end and control point put where `transform` says.
  public func mapPoints(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let control, let end):
          .quadratic(control: transform(control), end: transform(end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform(control1), control2: transform(control2), end: transform(end))
        case .close: .close
        }
      })
  }

  private func forEachPoint(_ body: (Point) -> Void) {
    for element in elements {
      switch element {
      case .move(let point), .line(let point): body(point)
      case .quadratic(let control, let end):
        body(control)
        body(end)
      case .cubic(let control1, let control2, let end):
        body(control1)
        body(control2)
        body(end)
      case .close: break
      }
    }
  }
}
