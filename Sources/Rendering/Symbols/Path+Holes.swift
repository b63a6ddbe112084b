import Geometry

extension Path {
  /// The outline with every contour running the same way round, so that filling it by the non-zero
  /// rule leaves no hole.
  var withoutHoles: Path {
    Path(contours.flatMap { $0.area < 0 ? $0.reversed.elements : $0.elements })
  }

  private var contours: [Contour] {
    var contours: [Contour] = []
    for element in elements {
      if case .move(let start) = element {
        contours.append(Contour(start: start))
      } else if !contours.isEmpty {
        contours[contours.count - 1].append(element)
      }
    }
    return contours
  }
}

/// One closed line of an outline.
private struct Contour {
  /// A line or a curve, by its control points and its end.
  struct Segment {
    var controls: [Point]
    var end: Point
  }

  var start: Point
  var segments: [Segment] = []

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move, .close: break
    case .line(let end): segments.append(Segment(controls: [], end: end))
    case .quadratic(let control, let end):
      segments.append(Segment(controls: [control], end: end))
    case .cubic(let control1, let control2, let end):
      segments.append(Segment(controls: [control1, control2], end: end))
    }
  }

  /// Twice the area of the polygon through all points; negative one way round.
  var area: Double {
    let points = [start] + segments.flatMap { $0.controls + [$0.end] }
    return points.indices.reduce(0) { sum, index in
      let next = points[(index + 1) % points.count]
      return sum + points[index].x * next.y - next.x * points[index].y
    }
  }

  var reversed: Contour {
    var result = Contour(start: segments.last?.end ?? start)
    let ends = [start] + segments.dropLast().map(\.end)
    for (segment, end) in zip(segments, ends).reversed() {
      result.segments.append(Segment(controls: segment.controls.reversed(), end: end))
    }
    return result
  }

  var elements: [Path.Element] {
    [.move(start)]
      + segments.map { segment -> Path.Element in
        switch segment.controls.count {
        case 0: .line(segment.end)
        case 1: .quadratic(control: segment.controls[0], end: segment.end)
        default:
          .cubic(
            control1: segment.controls[0], control2: segment.controls[1], end: segment.end)
        }
      } + [.close]
  }
}
