import Drawing
import Geometry
import Pixels
import Typography

extension ViewCanvas {
  /// Paints `text` with its top leading corner at `origin`, in points of the bounds, as wide as its
  /// own lines.
  mutating func text(_ text: TypesetText, at origin: Point, _ color: RGBA8) {
    let indent = text.layout?.lines.map(\.x).min() ?? 0
    let left = left(of: origin.x, width: text.size.width) - indent * scaleFactor
    paint(text, left: left, y: origin.y, [TextInk(color)])
  }

  /// Paints `text` where its lines stand in `room` points of width that begin at `origin`, in points
  /// of the bounds.
  mutating func text(
    _ text: TypesetText, in room: Double, at origin: Point, _ color: RGBA8
  ) {
    self.text(text, in: room, at: origin, [TextInk(color)])
  }

  /// The same with an ink for each piece of the text.
  mutating func text(
    _ text: TypesetText, in room: Double, at origin: Point, _ inks: [TextInk]
  ) {
    paint(text, left: left(of: origin.x, width: room), y: origin.y, inks)
  }

  /// `left` is in pixels of the image, `y` in points of the bounds.
  private mutating func paint(_ text: TypesetText, left: Double, y: Double, _ inks: [TextInk]) {
    guard let layout = text.layout, !inks.isEmpty else { return }
    noteMissing(layout.missing)
    // The baseline goes to a whole pixel, as UIKit's does; glyphs may lie between columns.
    let origin = Point(x: left, y: Double(frame.y) + (y * scaleFactor).rounded())
    let clips = layout.needsClipping && layout.lines.contains { !$0.glyphs.isEmpty }
    if clips { clip(radius: 0) }
    for line in layout.lines {
      for stretch in line.stretches {
        paint(stretch, behind: true, at: origin, inks[min(stretch.span, inks.count - 1)])
      }
    }
    var runs = GlyphPainting(origin: origin, factor: scaleFactor, view: view)
    for line in layout.lines {
      for glyph in line.glyphs {
        let ink = inks[min(glyph.span, inks.count - 1)].color
        guard ink.alpha > 0 else { continue }
        if glyph.isPicture, let picture = picture(glyph) {
          runs.add(picture, of: glyph, ink)
        } else {
          runs.add(glyph, ink, from: fonts)
        }
      }
    }
    for command in runs.finished() { append(command) }
    for line in layout.lines {
      for stretch in line.stretches {
        paint(stretch, behind: false, at: origin, inks[min(stretch.span, inks.count - 1)])
      }
    }
    if clips { restore() }
  }

  /// Paints what lies behind a stretch of glyphs, or the line through it.
  private mutating func paint(
    _ stretch: TextStretch, behind: Bool, at origin: Point, _ ink: TextInk
  ) {
    let metrics = fonts.decorations(face: stretch.face)
    guard behind else {
      if let line = ink.strikethrough {
        paint(
          line, stretch, at: origin, top: metrics.strikethroughPosition,
          thickness: metrics.strikethroughThickness)
      }
      return
    }
    if let background = ink.background {
      let box = LineBox.system(size: stretch.size)
      fill(
        stretch, at: origin, from: stretch.baseline - box.ascender,
        to: stretch.baseline + box.descender, background)
    }
    if let line = ink.underline {
      paint(
        line, stretch, at: origin, top: metrics.underlinePosition,
        thickness: metrics.underlineThickness)
    }
  }

  /// `top` and `thickness` are in em, the former above the baseline.
  private mutating func paint(
    _ line: TextInk.Line, _ stretch: TextStretch, at origin: Point, top: Double, thickness: Double
  ) {
    let pixel = 1 / scaleFactor
    let thin = max(pixel, (thickness * stretch.size * scaleFactor).rounded() * pixel)
    let height = line.style == .thick ? 2 * thin : thin
    let y = stretch.baseline - top * stretch.size
    fill(stretch, at: origin, from: y, to: y + height, line.color)
    if line.style == .double {
      fill(stretch, at: origin, from: y + 2 * thin, to: y + 3 * thin, line.color)
    }
  }

  /// Fills between two heights of the text, in points from its top; edges go to whole pixels.
  private mutating func fill(
    _ stretch: TextStretch, at origin: Point, from top: Double, to bottom: Double, _ color: RGBA8
  ) {
    guard color.alpha > 0 else { return }
    let factor = scaleFactor
    let left = (origin.x + stretch.left * factor).rounded()
    let y = (origin.y + top * factor).rounded()
    let rect = Rect(
      x: left, y: y, width: (origin.x + stretch.right * factor).rounded() - left,
      height: (origin.y + bottom * factor).rounded() - y)
    guard !rect.isEmpty else { return }
    append(.fill(.rect(rect), color, view: view))
  }
}

/// Neighbouring glyphs of one piece of text.
private struct TextStretch {
  var span: Int
  var face: Int
  var size: Double
  /// In points from the text's top left corner.
  var left: Double
  var right: Double
  var baseline: Double
}

extension TextLine {
  /// The line in stretches of one piece each, from left to right.
  fileprivate var stretches: [TextStretch] {
    var stretches: [TextStretch] = []
    for glyph in glyphs {
      if let last = stretches.last, last.span == glyph.span {
        stretches[stretches.count - 1].right = glyph.x + glyph.advance
      } else {
        stretches.append(
          TextStretch(
            span: glyph.span, face: glyph.face, size: glyph.size, left: glyph.x,
            right: glyph.x + glyph.advance, baseline: baseline))
      }
    }
    return stretches
  }
}
