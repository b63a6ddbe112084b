/// The light that a channel of sRGB stands for, from 0 to 1.
///
/// Source: IEC 61966-2-1; the switch point 0.04045 lies between two levels of 8 bits, as the older
/// 0.03928 does, so both give the same.
func linearLight(_ level: UInt8) -> Double { linearLevels[Int(level)] }

private let linearLevels: [Double] = (0...255).map { level in
  let value = Double(level) / 255
  return value <= 0.04045 ? value / 12.92 : PortableMath.power2_4((value + 0.055) / 1.055)
}
