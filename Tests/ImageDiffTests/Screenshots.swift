import Geometry
import Pixels

/// Small pictures with the shapes of real screens, for telling kinds of changes apart.
enum Screenshots {
  static let ground = RGBA8(rgb: 0x1C1C1E)
  static let ink = RGBA8(rgb: 0xEBEBF5)

  static func blank(_ width: Int = 200, _ height: Int = 160, _ color: RGBA8 = ground) -> Bitmap {
    Bitmap(size: PixelSize(width: width, height: height), filledWith: color)
  }

  /// Strokes like those of letters, with soft rims; `shift` in quarters of a pixel to the right.
  static func text(
    on bitmap: inout Bitmap, x: Int, y: Int, letters: Int = 6, height: Int = 24, seed: Int = 7,
    shift: Int = 0, color: RGBA8 = ink
  ) {
    for letter in 0..<letters {
      let left = x + letter * 14
      let second = 5 + (letter * seed) % 4
      for row in 0..<height {
        stroke(on: &bitmap, x: left, y: y + row, width: 4, shift: shift, color: color)
        if row % 12 > 3 || letter % 2 == seed % 2 {
          stroke(
            on: &bitmap, x: left + second, y: y + row, width: 3, shift: shift, color: color)
        }
      }
    }
  }

  /// A piece of a vertical stroke with half a pixel of softness on each side.
  private static func stroke(
    on bitmap: inout Bitmap, x: Int, y: Int, width: Int, shift: Int, color: RGBA8
  ) {
    let first = 2 + shift
    let last = 2 - shift
    let under = bitmap[x - 1, y]
    bitmap[x - 1, y] = mixed(under, color, max(0, 4 - first - 1))
    bitmap[x, y] = mixed(under, color, 4 - shift)
    for column in 1..<width { bitmap[x + column, y] = color }
    bitmap[x + width, y] = mixed(under, color, max(0, 4 - last - 1))
  }

  /// `share` quarters of `color` over `under`.
  static func mixed(_ under: RGBA8, _ color: RGBA8, _ share: Int) -> RGBA8 {
    func level(_ one: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(one) * (4 - share) + Int(other) * share) / 4)
    }
    return RGBA8(
      red: level(under.red, color.red), green: level(under.green, color.green),
      blue: level(under.blue, color.blue))
  }

  /// A list of rows, each with text of its own and a line below it.
  static func list(_ rows: [Int], height: Int = 400, bar: Bool = true) -> Bitmap {
    var bitmap = blank(200, height)
    for (index, seed) in rows.enumerated() where index * 44 + 44 <= height {
      text(on: &bitmap, x: 12, y: index * 44 + 10, letters: 4 + seed % 5, seed: seed)
      // A mark that no other row has, as names of entries are.
      for bit in 0..<8 where seed >> bit & 1 == 1 {
        bitmap.fill(
          PixelRect(x: 150 + bit * 5, y: index * 44 + 8 + bit, width: 3, height: 3 + seed % 9),
          with: ink)
      }
      bitmap.fill(
        PixelRect(x: 12, y: index * 44 + 43, width: 188, height: 1), with: RGBA8(rgb: 0x38383A))
    }
    if bar {
      bitmap.fill(
        PixelRect(x: 0, y: height - 40, width: 200, height: 40), with: RGBA8(rgb: 0x2C2C2E))
      text(on: &bitmap, x: 20, y: height - 32, letters: 3, height: 20, seed: 3)
    }
    return bitmap
  }
}
