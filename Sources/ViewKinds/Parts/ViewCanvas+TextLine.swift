import Geometry
import Pixels
import Typography

extension ViewCanvas {
  /// Paints one line of text in the middle of `rect`'s height, and across at a share of what is
  /// left of its width: 0 at the left edge, 0.5 in the middle.
  mutating func line(
    _ text: String, _ font: FontValue, in rect: Rect, at share: Double = 0.5, _ color: RGBA8,
    _ context: ViewContext
  ) {
    guard !text.isEmpty, rect.width > 0 else { return }
    let natural = context.text.typeset(TextSetting(text, font: font), scale: context.scale)
    // Rounding both edges may cost a pixel, which must not truncate a text that fits.
    let fits = natural.size.width <= rect.width + 1 / scaleFactor
    let typeset =
      fits
      ? natural
      : context.text.typeset(
        TextSetting(text, font: font, width: rect.width), scale: context.scale)
    self.text(
      typeset,
      at: Point(
        x: rect.minX + (rect.width - typeset.size.width) * share,
        y: rect.midY - typeset.size.height / 2), color)
  }

  /// Paints one line of text around `center`, its outlines stretched down by `stretch`, as on a
  /// wheel that turns away.
  mutating func line(
    _ text: String, _ font: FontValue, center: Point, at share: Double, stretch: Double,
    _ color: RGBA8, _ context: ViewContext
  ) {
    let typeset = context.text.typeset(TextSetting(text, font: font), scale: context.scale)
    guard let layout = typeset.layout else { return }
    noteMissing(layout.missing)
    let left = center.x - typeset.size.width * share
    var elements: [Path.Element] = []
    for line in layout.lines {
      for glyph in line.glyphs {
        let outline = fonts.outline(
          face: glyph.face, glyph: glyph.glyph, pixelsPerEm: glyph.size)
        elements +=
          outline.mapPoints {
            Point(
              x: left + glyph.x + $0.x,
              y: center.y + (glyph.y + $0.y - typeset.size.height / 2) * stretch)
          }.elements
      }
    }
    if !elements.isEmpty { fill(Path(elements), color, keepsShape: true) }
  }
}
