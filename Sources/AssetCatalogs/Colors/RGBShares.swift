/// Red, green and blue as shares from 0 to 1, as they are stored, that is not linear in light.
struct RGBShares: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// The sRGB shares of a colour given in Display P3; what sRGB cannot show is cut off.
  ///
  /// Display P3 has the transfer curve and white of sRGB and other primaries. The matrix follows
  /// from the primaries (0.680, 0.320), (0.265, 0.690), (0.150, 0.060) and the white
  /// (0.3127, 0.3290).
  func convertedFromDisplayP3() -> RGBShares {
    let red = linearLight(red)
    let green = linearLight(green)
    let blue = linearLight(blue)
    return RGBShares(
      red: storedShare(1.2249401762805598 * red - 0.22494017628055996 * green),
      green: storedShare(-0.04205695470968816 * red + 1.042056954709688 * green),
      blue: storedShare(
        -0.019637554590334432 * red - 0.07863604555063189 * green + 1.0982736001409663 * blue))
  }
}

/// The light of a stored share, by the curve of IEC 61966-2-1; both from 0 to 1.
private func linearLight(_ share: Double) -> Double {
  guard share > 0.04045 else { return max(share, 0) / 12.92 }
  let base = (min(share, 1) + 0.055) / 1.055
  // base ^ 2.4
  return base * base * root(5, of: base * base)
}

/// The share by which light is stored, to a millionth; the inverse of `linearLight`. Light outside
/// 0 to 1 is cut.
private func storedShare(_ light: Double) -> Double {
  guard light > 0.0031308 else { return max(light, 0) * 12.92 }
  let root12 = root(3, of: min(light, 1)).squareRoot().squareRoot()
  // light ^ (5 / 12)
  let share = 1.055 * (root12 * root12 * root12 * root12 * root12) - 0.055
  // To a millionth, so that a share that lies between two levels, as 0.5 does, is not pushed below
  // it by the last bit.
  return min(Double(Int(share * 1_000_000 + 0.5)) / 1_000_000, 1)
}

/// The root of a number above 0 and up to 1, by Newton's method.
///
/// Only additions, products and quotients, whose results are the same on every machine; `pow` of
/// the C library differs between processors.
private func root(_ degree: Int, of number: Double) -> Double {
  let count = Double(degree)
  // From above, every step comes closer until rounding stops it.
  var guess = 1.0
  for _ in 0..<100 {
    var power = guess
    for _ in 0..<(degree - 2) { power *= guess }
    let next = ((count - 1) * guess + number / power) / count
    if next >= guess { break }
    guess = next
  }
  return guess
}
