import Geometry
import Pixels

/// Pixels to draw on, premultiplied, with their place in the image.
///
/// The finished image's canvas is opaque from the start, so that its colours are straight as well.
struct Canvas {
  let bounds: PixelRect
  private(set) var pixels: [RGBA8]
  /// How many pixels have been painted so far, after clipping.
  private(set) var paintedPixels = 0

  init(bounds: PixelRect, filledWith color: RGBA8) {
    self.bounds = bounds
    let count = bounds.width * bounds.height
    let ink = PackedColor.word(color)
    pixels = [RGBA8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard count > 0, let base = buffer.baseAddress else { return }
      base.initialize(to: color)
      // The first row pixel by pixel, the others as copies of it.
      base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
        for x in 0..<bounds.width { words[x] = ink }
      }
      for y in 1..<max(1, bounds.height) {
        (base + y * bounds.width).update(from: base, count: bounds.width)
      }
      initialized = count
    }
  }

  /// Paints `rect` with `ink`.
  mutating func fill(_ rect: PixelRect, _ ink: Ink, through clip: Clip) {
    let area = rect.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty, ink.alpha > 0 else { return }
    if ink.alpha == 255, clip.mask == nil {
      copyFill(area, ink)
      return
    }
    forEachRow(of: area, clip: clip) { row, _, clipLevels in
      if let clipLevels {
        PixelRow.fill(row, area.width, ink, through: clipLevels)
      } else {
        PixelRow.fill(row, area.width, ink, alpha: ink.alpha)
      }
    }
  }

  /// Paints what `mask` covers with `ink`; the mask is moved by `offset` pixels.
  mutating func fill(
    _ mask: CoverageMask, offset: (x: Int, y: Int) = (0, 0), _ ink: Ink, through clip: Clip
  ) {
    var moved = mask.bounds
    moved.x += offset.x
    moved.y += offset.y
    let area = moved.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty, ink.alpha > 0 else { return }
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      withLevels(count: area.width) { scratch in
        forEachRow(of: area, clip: clip) { row, y, clipLevels in
          let levels = base + mask.index(area.x - offset.x, y - offset.y)
          if let clipLevels {
            PixelRow.multiply(levels, clipLevels, area.width, into: scratch)
            PixelRow.fill(row, area.width, ink, through: scratch)
          } else {
            PixelRow.fill(row, area.width, ink, through: levels)
          }
        }
      }
    }
  }

  mutating func fill(_ coverage: Coverage, _ ink: Ink, through clip: Clip) {
    for solid in coverage.solids { fill(solid, ink, through: clip) }
    for mask in coverage.masks { fill(mask, ink, through: clip) }
  }

  /// Paints `layer` at the strength `opacity`, 0 to 255.
  mutating func compose(_ layer: Canvas, opacity: UInt32, through clip: Clip) {
    count(layer)
    let area = layer.bounds.intersection(clip.bounds).intersection(bounds)
    guard !area.isEmpty, opacity > 0 else { return }
    layer.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        forEachRow(of: area, clip: clip) { row, y, clipLevels in
          let start = (y - layer.bounds.y) * layer.bounds.width + area.x - layer.bounds.x
          PixelRow.compose(
            row, area.width, premultiplied: words + start, share: opacity, through: clipLevels)
        }
      }
    }
  }

  /// Adds what was painted on a picture of its own to what has been painted here.
  mutating func count(_ layer: Canvas) { paintedPixels += layer.paintedPixels }

  /// Hands `body` every row of `area`, which must lie inside `bounds` and the clip's: the first
  /// pixel, the row's y, and the clip's levels from that pixel on, where it has any.
  mutating func forEachRow(
    of area: PixelRect, clip: Clip,
    _ body: (PixelRow.Pixels, Int, PixelRow.Levels?) -> Void
  ) {
    paintedPixels += area.width * area.height
    let bounds = bounds
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        func visit(_ mask: CoverageMask?, _ levels: PixelRow.Levels?) {
          for y in area.y..<area.maxY {
            let row = words + (y - bounds.y) * bounds.width + area.x - bounds.x
            body(row, y, levels.flatMap { start in mask.map { start + $0.index(area.x, y) } })
          }
        }
        if let mask = clip.mask {
          mask.bytes.withUnsafeBufferPointer { visit(mask, $0.baseAddress) }
        } else {
          visit(nil, nil)
        }
      }
    }
  }

  /// Fills rows of `area` as copies of the first one.
  private mutating func copyFill(_ area: PixelRect, _ ink: Ink) {
    paintedPixels += area.width * area.height
    let bounds = bounds
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { words in
        let first = words + (area.y - bounds.y) * bounds.width + area.x - bounds.x
        PixelRow.fill(first, area.width, ink, alpha: 255)
        for row in 1..<max(1, area.height) {
          (first + row * bounds.width).update(from: first, count: area.width)
        }
      }
    }
  }
}

/// Hands `body` room for `count` levels.
func withLevels(count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
    buffer.initialize(repeating: 0)
    if let base = buffer.baseAddress { body(base) }
  }
}
