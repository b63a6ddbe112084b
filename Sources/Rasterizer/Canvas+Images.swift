import Drawing
import Geometry
import Pixels

extension Canvas {
  /// Paints an image at the strength `strength`, 0 to 255; one without pixels or whose destination is not finite paints nothing.
  mutating func draw(_ image: ImagePaint, strength: UInt32, through clip: Clip) {
    guard image.mapping.isIdentity else {
      drawMapped(image, strength: strength, through: clip)
      return
    }
    guard let destination = PixelGrid.snapped(image.destination), image.bitmap.size.area > 0 else {
      return
    }
    let around = PixelGrid.pixels(around: destination)
    let area = around.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    let isAligned = around.rect == destination
    if isAligned, around.width == image.bitmap.size.width,
      around.height == image.bitmap.size.height
    {
      drawUnscaled(image, origin: around, area: area, strength: strength, clip: clip)
    } else {
      drawScaled(image, destination: destination, area: area, strength: strength, clip: clip)
    }
  }

  private mutating func drawUnscaled(
    _ image: ImagePaint, origin: PixelRect, area: PixelRect, strength: UInt32, clip: Clip
  ) {
    let width = image.bitmap.size.width
    image.bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        withLevels(count: area.width) { scratch in
          forEachRow(of: area, clip: clip) { row, y, clipLevels in
            let source = words + (y - origin.y) * width + area.x - origin.x
            switch image.mode {
            case .original:
              PixelRow.compose(
                row, area.width, straight: source, share: strength, through: clipLevels)
            case .template(let color):
              for x in 0..<area.width { scratch[x] = clipLevels?[x] ?? 255 }
              PixelRow.multiplyAlpha(of: source, area.width, into: scratch)
              PixelRow.fill(row, area.width, Ink(color, strength: strength), through: scratch)
            }
          }
        }
      }
    }
  }

  private mutating func drawScaled(
    _ image: ImagePaint, destination: Rect, area: PixelRect, strength: UInt32, clip: Clip
  ) {
    var scaled = ScaledImage(image.bitmap, destination: destination, area: area)
    // A destination between pixels covers the pixels of its edges in part.
    var edges = Clip(bounds: area)
    if let shape = ShapeOutline(.rect(destination)) {
      edges = edges.intersection(shape, allowance: .max)
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { buffer in
      buffer.initialize(repeating: 0)
      guard let colors = buffer.baseAddress else { return }
      withLevels(count: area.width) { scratch in
        forEachRow(of: area, clip: clip) { row, y, clipLevels in
          scaled.write(row: y, into: colors)
          edges.writeRow(y, from: area.x, area.width, into: scratch)
          if let clipLevels { PixelRow.multiply(scratch, clipLevels, area.width, into: scratch) }
          PixelRow.paint(row, area.width, colors, image.mode, share: strength, through: scratch)
        }
      }
    }
  }
}
