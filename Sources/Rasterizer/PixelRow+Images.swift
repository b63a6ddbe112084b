import Drawing

extension PixelRow {
  /// Paints a row of an image's pixels: as they are, or their alpha in a colour.
  ///
  /// - Parameter levels: how much of each pixel is painted; overwritten for a template.
  static func paint(
    _ row: Pixels, _ count: Int, _ colors: UnsafePointer<UInt32>, _ mode: ImagePaint.Mode,
    share: UInt32, through levels: UnsafeMutablePointer<UInt8>
  ) {
    switch mode {
    case .original:
      compose(row, count, premultiplied: colors, share: share, through: levels)
    case .template(let color):
      multiplyAlpha(of: colors, count, into: levels)
      fill(row, count, Ink(color, strength: share), through: levels)
    }
  }
}
