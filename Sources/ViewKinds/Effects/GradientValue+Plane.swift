import Drawing
import Geometry
import Pixels

extension GradientValue {
  /// The gradient over bounds of `size` points, with final colours and the plane in points of the
  /// bounds; nil where start and end leave no direction, which CoreGraphics fills with the last
  /// colour.
  func gradient(
    _ colors: [RGBA8], in size: Size, isRightToLeft: Bool
  ) -> Gradient? {
    guard let plane = plane(in: size, isRightToLeft: isRightToLeft)?.inverse else { return nil }
    return Gradient(kind.drawn, stops: stops(colors), plane: plane)
  }

  /// The mapping from the gradient's own plane to points of the bounds.
  private func plane(in size: Size, isRightToLeft: Bool) -> AffineMapping? {
    let start = start.point(in: size, isRightToLeft: isRightToLeft)
    let end = end.point(in: size, isRightToLeft: isRightToLeft)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    switch kind {
    case .axial:
      return AffineMapping(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
    case .radial:
      if let radii {
        return .scale(x: radii.upperBound, y: radii.upperBound)
          .then(.translation(x: start.x, y: start.y))
      }
      return .scale(x: abs(dx), y: abs(dy)).then(.translation(x: start.x, y: start.y))
    case .conic:
      if let angles {
        return .rotation(degrees: angles.start).then(.translation(x: start.x, y: start.y))
      }
      return AffineMapping(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
    }
  }

  /// SwiftUI's inner radius and its angles as locations on the whole way.
  private func stops(_ colors: [RGBA8]) -> [Gradient.Stop] {
    var first = 0.0
    var share = 1.0
    if let radii, kind == .radial {
      first = radii.lowerBound / radii.upperBound
      share = 1 - first
    }
    if let angles, kind == .conic { share = min((angles.end - angles.start) / 360, 1) }
    var stops = zip(locations, colors).map { Gradient.Stop(first + $0 * share, $1) }
    // Beyond the end angle the last colour goes on up to the middle of the rest, then the first.
    if kind == .conic, share < 1, let begin = stops.first, let end = stops.last {
      let middle = (1 + share) / 2
      stops += [Gradient.Stop(middle, end.color), Gradient.Stop(middle, begin.color)]
    }
    return stops
  }
}

extension GradientValue.Kind {
  fileprivate var drawn: Gradient.Kind {
    switch self {
    case .axial: .linear
    case .radial: .radial
    case .conic: .conic
    }
  }
}
