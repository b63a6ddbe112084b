extension LabColor {
  /// The CIEDE2000 distance to `other`: about 1 is just visible, black to white is 100.
  ///
  /// The same in both directions, to the last bit. Source: Sharma, Wu, Dalal, “The CIEDE2000
  /// color-difference formula”, Color Research and Application 30 (2005), with all three weights
  /// at 1.
  public func distance(to other: LabColor) -> Double {
    let isOrdered =
      (lightness, a, b) < (other.lightness, other.a, other.b)
    return isOrdered
      ? Self.distance(from: self, to: other) : Self.distance(from: other, to: self)
  }

  private static func distance(from one: LabColor, to two: LabColor) -> Double {
    let mean = (one.chroma + two.chroma) / 2
    let stretch = 1 + 0.5 * (1 - saturation(mean))
    let first = Polar(one, stretch)
    let second = Polar(two, stretch)
    let hues = Hues(first, second)

    let lightness = (one.lightness + two.lightness) / 2
    let chroma = (first.chroma + second.chroma) / 2
    let offset = (lightness - 50) * (lightness - 50)
    let weightL = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let weightC = 1 + 0.045 * chroma
    let weightH = 1 + 0.015 * chroma * hues.weight

    let deltaL = (two.lightness - one.lightness) / weightL
    let deltaC = (second.chroma - first.chroma) / weightC
    let deltaH =
      2 * (first.chroma * second.chroma).squareRoot() * PortableMath.sine(hues.difference / 2)
      / weightH
    let rotation = -PortableMath.sine(2 * hues.turn) * 2 * saturation(chroma)
    let square =
      deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + rotation * deltaC * deltaH
    return max(0, square).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// How close a chroma is to being strong, from 0 to 1.
  private static func saturation(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// A colour by chroma and hue, its red-green axis stretched.
  private struct Polar {
    var chroma: Double
    /// In degrees from 0 to 360.
    var hue: Double

    init(_ color: LabColor, _ stretch: Double) {
      let a = color.a * stretch
      chroma = (a * a + color.b * color.b).squareRoot()
      let degrees = PortableMath.angle(y: color.b, x: a) * 180 / .pi
      hue = degrees < 0 ? degrees + 360 : degrees
    }
  }

  /// What two hues have to do with each other; angles in radians but for those of the inside.
  private struct Hues {
    var difference: Double
    /// The weight of hue at the mean hue.
    var weight: Double
    /// How far the blue region is turned.
    var turn: Double

    init(_ first: Polar, _ second: Polar) {
      let isGrey = first.chroma * second.chroma == 0
      var step = isGrey ? 0 : second.hue - first.hue
      var mean = first.hue + second.hue
      // Opposite hues lie 180 degrees apart but for rounding, and the formula then takes the sum.
      let isApart = !isGrey && (first.hue - second.hue).magnitude > 180 + 1e-10
      if !isGrey {
        if step > 180 + 1e-10 { step -= 360 }
        if step < -180 - 1e-10 { step += 360 }
        mean = isApart ? (mean < 360 ? mean + 360 : mean - 360) / 2 : mean / 2
      }
      difference = Self.radians(step)
      weight =
        1 - 0.17 * PortableMath.cosine(Self.radians(mean - 30))
        + 0.24 * PortableMath.cosine(Self.radians(2 * mean))
        + 0.32 * PortableMath.cosine(Self.radians(3 * mean + 6))
        - 0.20 * PortableMath.cosine(Self.radians(4 * mean - 63))
      let blue = (mean - 275) / 25
      turn = Self.radians(30) * PortableMath.exponential(-min(100, blue * blue))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  }
}
