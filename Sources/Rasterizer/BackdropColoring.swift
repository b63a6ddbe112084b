import Drawing
import Pixels

/// What a backdrop's recipe makes of one blurred cell.
struct BackdropColoring {
  private let saturation: Int
  private let tint: (red: Int, green: Int, blue: Int, alpha: Int)
  private let blend: (mode: Backdrop.BlendMode, red: Int, green: Int, blue: Int)?

  init(_ backdrop: Backdrop) {
    saturation = min(max(backdrop.saturation, 0), 400)
    tint = (
      Int(backdrop.tint.red), Int(backdrop.tint.green), Int(backdrop.tint.blue),
      Int(backdrop.tint.alpha)
    )
    blend = backdrop.blend.map {
      ($0.mode, Int($0.color.red), Int($0.color.green), Int($0.color.blue))
    }
  }

  /// The lanes of a cell after saturation, tint and blend; all in sixteenths, premultiplied.
  func colored(_ cell: UInt64) -> UInt64 {
    var red = Int(cell & 0xFFFF)
    var blue = Int(cell >> 16 & 0xFFFF)
    var green = Int(cell >> 32 & 0xFFFF)
    var alpha = Int(cell >> 48)
    if saturation != 100 {
      // Rec. 709 shares in 256ths.
      let grey = (red * 54 + green * 183 + blue * 19 + 128) >> 8
      red = saturated(red, grey, alpha)
      green = saturated(green, grey, alpha)
      blue = saturated(blue, grey, alpha)
    }
    red = tinted(red, tint.red)
    green = tinted(green, tint.green)
    blue = tinted(blue, tint.blue)
    alpha = tinted(alpha, 255)
    if let blend {
      red = blended(red, blend.red, alpha, blend.mode)
      green = blended(green, blend.green, alpha, blend.mode)
      blue = blended(blue, blend.blue, alpha, blend.mode)
    }
    return UInt64(red) | UInt64(blue) << 16 | UInt64(green) << 32 | UInt64(alpha) << 48
  }

  private func saturated(_ channel: Int, _ grey: Int, _ alpha: Int) -> Int {
    min(max(grey + (channel - grey) * saturation / 100, 0), alpha)
  }

  private func tinted(_ channel: Int, _ color: Int) -> Int {
    (channel * (255 - tint.alpha) + 16 * color * tint.alpha + 127) / 255
  }

  private func blended(
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
