extension Path {
  /// The same outline run through backwards, contours in the same order, so that its inside counts
  /// against that of outlines in the first direction.
  public var reversed: Path {
    var result: [Element] = []
    var contour: [Element] = []
    for element in elements {
      if case .move = element, !contour.isEmpty {
        result += Self.reversed(contour)
        contour = []
      }
      contour.append(element)
    }
    return Path(result + Self.reversed(contour))
  }

  private static func reversed(_ contour: [Element]) -> [Element] {
    let drawn = contour.filter { $0 != .close }
    guard let last = drawn.last.flatMap(end) else { return [] }
    var result: [Element] = [.move(last)]
    for index in drawn.indices.dropFirst().reversed() {
      guard let target = end(drawn[index - 1]) else { continue }
      switch drawn[index] {
      case .quadratic(let control, _): result.append(.quadratic(control: control, end: target))
      case .cubic(let control1, let control2, _):
        result.append(.cubic(control1: control2, control2: control1, end: target))
      case .move, .line, .close: result.append(.line(target))
      }
    }
    return result + [.close]
  }

  private static func end(_ element: Element) -> Point? {
    switch element {
    case .move(let point), .line(let point): point
    case .quadratic(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}
