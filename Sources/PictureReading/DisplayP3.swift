import Geometry
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

  private static let inverse = [
    [53_901, 11_635, 0], [2_175, 63_361, 0],
    [1_120, 4_744, 59_672],
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

  /// How far a colour is from what sRGB has nearest, in levels of Display P3: the largest of the three
  /// channels. Up to 1 is what rounding to 8 bits does; more than that was cut off.
  static func levelsCutOff(_ color: RGBA8) -> Int {
    let near = toSRGB(color)
    let linear = [near.red, near.green, near.blue].map { Int(TransferTable.linear($0)) }
    return zip(inverse, [color.red, color.green, color.blue]).reduce(0) { most, channel in
      let sum = zip(channel.0, linear).reduce(32_768) { $0 + $1.0 * $1.1 } >> 16
      return max(most, abs(Int(TransferTable.level(UInt16(clamping: sum))) - Int(channel.1)))
    }
  }
}

extension FineDifference {
  /// The pixels that are equal in sRGB only because that has no such colour as `wide`, the one of the
  /// two pictures in Display P3 as it is stored. Nil where there are none.
  init?(
    cutOff wide: Bitmap, equalIn one: Bitmap, and other: Bitmap, outside masks: [PixelRect]
  ) {
    var (pixels, box) = (0, PixelRect(x: 0, y: 0, width: 0, height: 0))
    var largest = 0
    let width = wide.size.width
    var (last, distance) = (RGBA8.clear, 0)
    for index in 0..<wide.size.area {
      let color = wide.pixels[index]
      if color != last { (last, distance) = (color, DisplayP3.levelsCutOff(color)) }
      guard distance > 1, one.pixels[index] == other.pixels[index] else { continue }
      let (x, y) = (index % width, index / width)
      if masks.contain(x: x, y: y) { continue }
      pixels += 1
      largest = max(largest, distance * 257)
      box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
    }
    guard pixels > 0 else { return nil }
    self.init(pixels: pixels, box: box, largest: largest)
  }
}
