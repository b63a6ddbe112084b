import Geometry

/// A closed shape that a symbol shows as a line along its edge or filled, in a square from 0 to 1 with
/// y down.
enum SymbolOutline: Hashable, Sendable {
  /// A disc that a second one to the upper right is cut out of.
  case crescent
  case disc

  /// The shape in a square of `side` around `center`.
  func path(center: Point, side: Double) -> Path {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + (x / 100 - 0.5) * side, y: center.y + (y / 100 - 0.5) * side)
    }
    switch self {
    case .disc:
      return Path(
        roundedRect: Rect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
        radius: side / 2)
    case .crescent:
      var elements: [Path.Element] = [.move(point(93, 60.2))]
      for curve in Self.crescentCurves {
        elements.append(
          .cubic(
            control1: point(curve[0], curve[1]), control2: point(curve[2], curve[3]),
            end: point(curve[4], curve[5])))
      }
      return Path(elements + [.close])
    }
  }

  /// In hundredths: a circle of 45 around 49, 51 clockwise from its lower right to its top, and back
  /// along one of 38 around 70, 30.
  private static let crescentCurves: [[Double]] = [
    [89.7, 76.4, 77.7, 89.4, 61.9, 94.1], [46, 98.8, 28.9, 94.5, 17.2, 82.8],
    [5.5, 71.1, 1.2, 54, 5.9, 38.1], [10.6, 22.3, 23.6, 10.3, 39.8, 7],
    [32.3, 16.8, 30, 29.7, 33.8, 41.5], [37.5, 53.3, 46.7, 62.5, 58.5, 66.2],
    [70.3, 70, 83.2, 67.7, 93, 60.2],
  ]
}
