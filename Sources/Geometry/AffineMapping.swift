/// An affine mapping of the plane, as `CGAffineTransform` names its numbers.
///
/// A point (x, y) goes to (a · x + c · y + tx, b · x + d · y + ty); `y` grows downwards, so that a
/// positive angle turns clockwise.
public struct AffineMapping: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  /// In the unit of the coordinate space.
  public var tx: Double
  /// In the unit of the coordinate space.
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineMapping(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func translation(x: Double, y: Double) -> AffineMapping {
    AffineMapping(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Grows everything from the origin.
  public static func scale(x: Double, y: Double) -> AffineMapping {
    AffineMapping(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns everything clockwise round the origin.
  public static func rotation(degrees: Double) -> AffineMapping {
    let turn = Rotation(degrees: degrees)
    return AffineMapping(
      a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
  }

  /// This mapping first, then `next`.
  public func then(_ next: AffineMapping) -> AffineMapping {
    AffineMapping(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// This mapping, done as if `point` were the origin.
  public func about(_ point: Point) -> AffineMapping {
    AffineMapping.translation(x: -point.x, y: -point.y).then(self)
      .then(.translation(x: point.x, y: point.y))
  }

  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The change of area, negative where shapes are turned over.
  public var determinant: Double { a * d - b * c }

  /// The factor by which lengths grow on average: the square root of that of areas.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The way back; nil where there is none.
  public var inverse: AffineMapping? {
    let determinant = determinant
    guard isFinite, determinant.isFinite, determinant != 0 else { return nil }
    let result = AffineMapping(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  public var isIdentity: Bool { self == .identity }

  /// True where everything only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True where shapes keep their proportions and their sides upright.
  public var isUprightScale: Bool { a == d && b == 0 && c == 0 && a > 0 }

  /// The smallest upright rectangle around what becomes of `rect`.
  public func bounds(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ].map { self($0) }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return Rect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}
