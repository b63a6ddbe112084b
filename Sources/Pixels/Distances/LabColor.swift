/// A colour in CIE L\*a\*b\* under the white of D65.
public struct LabColor: Hashable, Sendable {
  /// From 0 (black) to 100 (white).
  public var lightness: Double
  /// From green, about -86, to red, about 98.
  public var a: Double
  /// From blue, about -108, to yellow, about 94.
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour channels of `color`; alpha counts for nothing.
  ///
  /// Source: CIE 15, with the matrix of sRGB from IEC 61966-2-1.
  public init(_ color: RGBA8) {
    let red = linearLight(color.red)
    let green = linearLight(color.green)
    let blue = linearLight(color.blue)
    let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The cube root, straight below the sixth of 29/3.
  private static func root(_ value: Double) -> Double {
    let limit = 216.0 / 24389
    return value > limit ? PortableMath.cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }
}
