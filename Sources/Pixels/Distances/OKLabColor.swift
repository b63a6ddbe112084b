/// A colour in OKLab, in which equal steps look about equally large.
public struct OKLabColor: Hashable, Sendable {
  /// From 0 (black) to 1 (white).
  public var lightness: Double
  /// From green, about -0.23, to red, about 0.28.
  public var a: Double
  /// From blue, about -0.31, to yellow, about 0.20.
  public var b: Double

  /// The colour channels of `color`; alpha counts for nothing.
  ///
  /// Source: Ottosson, “A perceptual color space for image processing”, 2020.
  public init(_ color: RGBA8) {
    let red = linearLight(color.red)
    let green = linearLight(color.green)
    let blue = linearLight(color.blue)
    let long = PortableMath.cubeRoot(
      0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = PortableMath.cubeRoot(
      0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = PortableMath.cubeRoot(
      0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
  }

  /// The straight distance to `other`: about 0.02 is just visible, black to white is 1.
  public func distance(to other: OKLabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
