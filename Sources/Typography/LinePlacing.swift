import Geometry

/// Gives every glyph of the fitted lines its place.
struct LinePlacing {
  let request: TextRequest
  var fonts: FontSet

  /// The lines with their tops one below the other, and the height of all, in points.
  mutating func place(
    _ lines: [FittedLine]
  ) throws(FontError) -> (lines: [TextLine], height: Double, width: Double) {
    let shaped = lines.map { $0.shaped ?? Shaper.shape($0.items[...], fonts: fonts) }
    let widest = zip(lines, shaped).reduce(0) { widest, line in
      let head = request.paragraph.head(isFirst: line.0.startsParagraph)
      return max(widest, head + line.1.width + max(0, -request.paragraph.tailIndent))
    }
    let room = request.maxWidth.flatMap { $0.isFinite ? $0 : nil } ?? widest
    var top = 0.0
    var placed: [TextLine] = []
    for (line, text) in zip(lines, shaped) {
      let box = try lineBox(of: line)
      let height = request.paragraph.lineHeight(box.height)
      if !placed.isEmpty { top += gap(before: line) }
      let baseline = request.scale.rounded(top + height - box.height + box.ascender)
      placed.append(place(line, text, room: room, baseline: baseline))
      top += height
    }
    return (placed, top, widest)
  }

  /// What is kept free above a line that is not the first, in points.
  private func gap(before line: FittedLine) -> Double {
    let style = request.paragraph
    guard line.startsParagraph else { return style.lineSpacing }
    return style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore
  }

  /// The tallest box among the line's spans; an empty line has the first span's.
  private mutating func lineBox(of line: FittedLine) throws(FontError) -> LineBox {
    guard let first = line.items.first else { return try fonts.lineBox(span: 0) }
    var box = try fonts.lineBox(span: first.span)
    var span = first.span
    for item in line.items where item.span != span {
      span = item.span
      box = box.union(try fonts.lineBox(span: span))
    }
    return box
  }

  private func place(
    _ line: FittedLine, _ text: ShapedText, room: Double, baseline: Double
  ) -> TextLine {
    let head = request.paragraph.head(isFirst: line.startsParagraph)
    let tail = request.paragraph.tail(in: room)
    let isLeftward = request.isRightToLeft || line.baseLevel % 2 == 1
    let room = max(0, room - head - tail)
    let gap = justifiedGap(line, text, room: room)
    let spaces = gap > 0 ? line.items.count { $0.isSpace } : 0
    let width = text.width + gap * Double(spaces)
    let left =
      (isLeftward ? tail : head) + offset(width: width, room: room, level: line.baseLevel)
    var pen = left
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(text.glyphs.count)
    for run in text.visualRuns {
      for glyph in text.glyphs[run.glyphs] {
        let face = glyph.face == TextItem.missingFace ? nil : fonts.faces[glyph.face]
        glyphs.append(
          PlacedGlyph(
            face: face?.number ?? MissingGlyph.face, glyph: glyph.glyph,
            size: fonts.spans[glyph.span].size, x: pen + glyph.offsetX,
            y: baseline + glyph.offsetY - request.spans[glyph.span].baselineOffset,
            advance: glyph.advance, isPicture: face?.hasPictures ?? false, span: glyph.span))
        pen += glyph.advance
        if gap > 0, line.items[glyph.item].isSpace { pen += gap }
      }
    }
    return TextLine(
      text: line.items.string, x: left, baseline: baseline, width: width, glyphs: glyphs,
      isLeftward: line.baseLevel % 2 == 1)
  }

  /// Points to add to each space of a wrapped line; 0 without justification.
  private func justifiedGap(_ line: FittedLine, _ text: ShapedText, room: Double) -> Double {
    guard request.alignment == .justified, line.isWrapped else { return 0 }
    let spaces = line.items.count { $0.isSpace }
    return spaces > 0 ? max(0, (room - text.width) / Double(spaces)) : 0
  }

  private func offset(width: Double, room: Double, level: UInt8) -> Double {
    let free = room - width
    switch request.alignment {
    case .left: return 0
    case .center: return max(0, free / 2)
    case .right: return max(0, free)
    case .natural, .justified:
      return request.isRightToLeft || level % 2 == 1 ? max(0, free) : 0
    }
  }
}
