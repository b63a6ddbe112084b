public import Geometry

extension Shape {
  /// What becomes of the shape under `mapping`: the same kind of shape where its sides stay upright,
  /// else an outline.
  public func mapped(by mapping: AffineMapping) -> Shape {
    guard mapping.isTranslation || mapping.isUprightScale else {
      return .path(outline.mapPoints { mapping($0) })
    }
    let scale = mapping.a
    func mapped(_ rect: Rect) -> Rect {
      let origin = mapping(rect.origin)
      return Rect(
        x: origin.x, y: origin.y, width: rect.width * scale, height: rect.height * scale)
    }
    switch self {
    case .rect(let rect): return .rect(mapped(rect))
    case .roundedRect(let rect, let radius):
      return .roundedRect(mapped(rect), radius: radius * scale)
    case .roundedCorners(let rect, let topLeft, let topRight, let bottomRight, let bottomLeft):
      return .roundedCorners(
        mapped(rect), topLeft: topLeft * scale, topRight: topRight * scale,
        bottomRight: bottomRight * scale, bottomLeft: bottomLeft * scale)
    case .continuousCorners(let rect, let radii):
      return .continuousCorners(mapped(rect), radii.scaled(by: scale))
    case .ellipse(let rect): return .ellipse(mapped(rect))
    case .path(let path): return .path(path.mapPoints { mapping($0) })
    }
  }

  /// The shape's edge.
  public var outline: Path {
    switch self {
    case .rect(let rect): Path(rect)
    case .roundedRect(let rect, let radius): Path(roundedRect: rect, radius: radius)
    case .roundedCorners(let rect, let topLeft, let topRight, let bottomRight, let bottomLeft):
      Path(
        roundedRect: rect, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
        bottomLeft: bottomLeft)
    case .continuousCorners(let rect, let radii): Path(continuousRect: rect, radii)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path): path
    }
  }

  /// The shape `width` further inside; nil where nothing is left, and for outlines.
  func inset(by width: Double) -> Shape? {
    func inner(_ rect: Rect) -> Rect? {
      let inner = rect.inset(by: .uniform(width))
      return inner.isEmpty ? nil : inner
    }
    func less(_ radius: Double) -> Double { max(0, radius - width) }
    switch self {
    case .rect(let rect): return inner(rect).map(Shape.rect)
    case .roundedRect(let rect, let radius):
      let radius = min(radius, min(rect.width, rect.height) / 2)
      return inner(rect).map { .roundedRect($0, radius: less(radius)) }
    case .roundedCorners(let rect, let topLeft, let topRight, let bottomRight, let bottomLeft):
      return inner(rect).map {
        .roundedCorners(
          $0, topLeft: less(topLeft), topRight: less(topRight), bottomRight: less(bottomRight),
          bottomLeft: less(bottomLeft))
      }
    case .continuousCorners(let rect, let radii):
      return inner(rect).map { .continuousCorners($0, radii.reduced(by: width)) }
    case .ellipse(let rect): return inner(rect).map(Shape.ellipse)
    case .path: return nil
    }
  }
}
