public import Geometry
import Screens
public import Traits

/// A layer's shadow.
public struct ShadowValue: Hashable, Sendable {
  public var color: ColorValue
  /// 0 to 1; multiplies with the colour's alpha.
  public var opacity: Double
  /// The blur's standard deviation in points.
  public var radius: Double
  /// To the right and down, in points.
  public var offset: Point
  /// True where code sets the colour again when traits change.
  public var setsColorAgain: Bool

  /// Nil where no shadow is seen.
  init?(reading reader: AttributeReader) throws(ScreenError) {
    let opacity = try reader.number("shadowOpacity", in: 0...1) ?? 0
    color = try reader.color("shadowColor") ?? .system("black")
    radius = try reader.number("shadowRadius", in: 0...100) ?? 3
    let offset = try reader.numbers("shadowOffset", count: 2, in: -1000...1000) ?? [0, -3]
    self.offset = Point(x: offset[0], y: offset[1])
    self.opacity = opacity
    setsColorAgain = try SetAgain.names(reader).contains("shadowColor")
    if opacity == 0 { return nil }
  }
}
