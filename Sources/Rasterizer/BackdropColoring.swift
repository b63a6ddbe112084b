import Drawing
import Pixels

/// What a backdrop's recipe makes of one blurred cell.
struct BackdropColoring {
  /// In 256ths.
  private let saturation: Int
  private let tint: (red: Int, green: Int, blue: Int, alpha: Int)
  private let blend: (mode: Backdrop.BlendMode, red: Int, green: Int, blue: Int)?

  /// What tint and blend make of every channel value of an opaque cell: red, then green, then blue.
  private let tables: [UInt16]

  private static let values = 4081

  init(_ backdrop: Backdrop) {
    saturation = min(max(backdrop.saturation, 0), 400) * 256 / 100
    tint = (
      Int(backdrop.tint.red), Int(backdrop.tint.green), Int(backdrop.tint.blue),
      Int(backdrop.tint.alpha)
    )
    blend = backdrop.blend.map {
      ($0.mode, Int($0.color.red), Int($0.color.green), Int($0.color.blue))
    }
    var tables: [UInt16] = []
    tables.reserveCapacity(3 * Self.values)
    let channels = [(tint.red, blend?.red), (tint.green, blend?.green), (tint.blue, blend?.blue)]
    for (color, other) in channels {
      for value in 0..<Self.values {
        var result = Self.tinted(value, color, tint.alpha)
        if let other, let blend { result = Self.blended(result, other, 4080, blend.mode) }
        tables.append(UInt16(truncatingIfNeeded: result))
      }
    }
    self.tables = tables
  }

  /// The lanes of a cell after saturation, tint and blend; all in sixteenths, premultiplied.
  func colored(_ cell: UInt64) -> UInt64 {
    var red = Int(cell & 0xFFFF)
    var blue = Int(cell >> 16 & 0xFFFF)
    var green = Int(cell >> 32 & 0xFFFF)
    var alpha = Int(cell >> 48)
    if saturation != 256 {
      // Rec. 709 shares in 256ths.
      let grey = (red * 54 + green * 183 + blue * 19 + 128) >> 8
      red = saturated(red, grey, alpha)
      green = saturated(green, grey, alpha)
      blue = saturated(blue, grey, alpha)
    }
    if alpha == 4080 {
      return tables.withUnsafeBufferPointer { tables in
        UInt64(tables[red]) | UInt64(tables[2 * Self.values + blue]) << 16
          | UInt64(tables[Self.values + green]) << 32 | UInt64(4080) << 48
      }
    }
    red = Self.tinted(red, tint.red, tint.alpha)
    green = Self.tinted(green, tint.green, tint.alpha)
    blue = Self.tinted(blue, tint.blue, tint.alpha)
    alpha = Self.tinted(alpha, 255, tint.alpha)
    if let blend {
      red = Self.blended(red, blend.red, alpha, blend.mode)
      green = Self.blended(green, blend.green, alpha, blend.mode)
      blue = Self.blended(blue, blend.blue, alpha, blend.mode)
    }
    return UInt64(red) | UInt64(blue) << 16 | UInt64(green) << 32 | UInt64(alpha) << 48
  }

  private func saturated(_ channel: Int, _ grey: Int, _ alpha: Int) -> Int {
    min(max(grey + ((channel - grey) * saturation) >> 8, 0), alpha)
  }

  private static func tinted(_ channel: Int, _ color: Int, _ alpha: Int) -> Int {
    (channel * (255 - alpha) + 16 * color * alpha + 127) / 255
  }

  private static func blended(
    _ channel: Int, _ color: Int, _ alpha: Int, _ mode: Backdrop.BlendMode
  ) -> Int {
    switch mode {
    case .colorDodge:
      return color == 255 ? alpha : min(alpha, (channel * 255 + 127) / (255 - color))
    case .overlay:
      if 2 * channel <= alpha { return (2 * channel * color + 127) / 255 }
      return alpha - (2 * (alpha - channel) * (255 - color) + 127) / 255
    }
  }
}
