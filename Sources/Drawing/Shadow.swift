public import Geometry
public import Pixels

/// A blurred copy of a shape or picture in one colour, to lie beneath it.
public struct Shadow: Hashable, Sendable {
  /// With the shadow's opacity in its alpha.
  public var color: RGBA8
  /// The blur's standard deviation in pixels.
  public var blur: Double
  /// How far the copy lies to the right and down, in pixels; drawn at the nearest whole ones.
  public var offset: Point

  public init(color: RGBA8, blur: Double, offset: Point = .zero) {
    self.color = color
    self.blur = blur
    self.offset = offset
  }

  /// The shadow under `mapping`, which moves and scales it with everything else.
  func mapped(by mapping: AffineMapping) -> Shadow {
    let moved = mapping(offset)
    return Shadow(
      color: color, blur: blur * mapping.meanScale,
      offset: Point(x: moved.x - mapping.tx, y: moved.y - mapping.ty))
  }
}
