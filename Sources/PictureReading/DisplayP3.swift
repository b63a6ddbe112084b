import Pixels

/// Converts Display P3 to sRGB.
///
/// Both have the white point D65 and the same transfer, so a colour is made linear by a table,
/// multiplied by one matrix in 65536ths, cut off at the ends of sRGB and brought back to the
/// nearest of 256 levels by a table: integers throughout, the same on every machine. Greys stay
/// what they are, since each row of the matrix sums to one. Alpha is not touched.
enum DisplayP3 {
  // From the primaries of P3 (0.680, 0.320), (0.265, 0.690), (0.150, 0.060) to those of sRGB
  // (0.640, 0.330), (0.300, 0.600), (0.150, 0.060). Source: SMPTE EG 432-1, IEC 61966-2-1.
  private static let matrix = [
    [80_278, -14_742, 0], [-2_756, 68_292, 0], [-1_287, -5_153, 71_976],
  ]

  static func toSRGB(_ bitmap: Bitmap) -> Bitmap {
    // Neighbours mostly have one colour.
    var last = RGBA8.clear
    var converted = RGBA8.clear
    return Bitmap(
      size: bitmap.size,
      pixels: bitmap.pixels.map { color in
        if color != last {
          last = color
          converted = toSRGB(color)
        }
        return converted
      })
  }

  static func toSRGB(_ color: RGBA8) -> RGBA8 {
    let linear = [color.red, color.green, color.blue].map { Int(TransferTable.linear($0)) }
    let levels = matrix.map { row in
      let sum = zip(row, linear).reduce(32_768) { $0 + $1.0 * $1.1 } >> 16
      return TransferTable.level(UInt16(clamping: sum))
    }
    return RGBA8(red: levels[0], green: levels[1], blue: levels[2], alpha: color.alpha)
  }
}
