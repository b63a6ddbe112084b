import Drawing
import Geometry

/// Where a glyph is drawn: its origin rounded to a quarter of a pixel across and a whole pixel
/// down, so that the same glyph looks the same on every line and needs at most four masks.
struct GlyphPlacement {
  /// The whole pixel of the origin.
  let x: Int
  let y: Int
  /// What is left of the origin's x, in quarters of a pixel, 0 to 3.
  let phase: Int

  /// Nil where the origin is not finite.
  init?(origin: Point) {
    guard origin.x.isFinite, origin.y.isFinite else { return nil }
    let quarters = Int((PixelGrid.snapped(origin.x) * 4 + 0.5).rounded(.down))
    x = quarters >> 2
    phase = quarters & 3
    y = PixelGrid.floor(origin.y + 0.5)
  }

  /// The pixels that an outline with these control bounds may touch, relative to (`x`, `y`).
  func relativeBounds(of bounds: Rect) -> PixelRect {
    PixelGrid.pixels(around: bounds.offset(x: Double(phase) / 4, y: 0))
  }

  /// The same pixels in the image.
  func bounds(of bounds: Rect) -> PixelRect {
    var result = relativeBounds(of: bounds)
    result.x += x
    result.y += y
    return result
  }

  /// The pixels whose coverage `mask` computes where no cache has them.
  func computedBounds(of bounds: Rect, visible: PixelRect) -> PixelRect {
    let window = relativeBounds(of: bounds)
    return Self.isKept(window) ? window : visible
  }

  private static func isKept(_ window: PixelRect) -> Bool {
    window.width * window.height <= 1 << 20
  }

  /// The glyph's mask, relative to (`x`, `y`).
  ///
  /// Masks above 1 MB, of glyphs taller than about 1,000 pixels, are made for `visible` only and
  /// not kept.
  func mask(
    of outline: GlyphOutline, bounds: Rect, visible: PixelRect, cache: GlyphMaskCache
  ) -> CoverageMask {
    let window = relativeBounds(of: bounds)
    let placed = [Outline(path: outline.path, dx: Double(phase) / 4)]
    guard Self.isKept(window) else {
      var part = visible
      part.x -= x
      part.y -= y
      return coverage(of: placed, over: window.intersection(part))
    }
    let key = GlyphMaskCache.Key(outline: outline.key, phase: phase)
    if let known = cache.mask(for: key) { return known }
    let mask = coverage(of: placed, over: window)
    cache.keep(mask, for: key)
    return mask
  }
}
