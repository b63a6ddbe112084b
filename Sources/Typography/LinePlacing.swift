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
    let widest = shaped.reduce(0) { max($0, $1.width) }
    let room = request.maxWidth.flatMap { $0.isFinite ? $0 : nil } ?? widest
    var top = 0.0
    var placed: [TextLine] = []
    for (line, text) in zip(lines, shaped) {
      let box = try lineBox(of: line)
      let baseline = request.scale.rounded(top + box.ascender)
      placed.append(place(line, text, room: room, baseline: baseline))
      top += box.height
    }
    return (placed, top, widest)
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
    let gap = justifiedGap(line, text, room: room)
    let spaces = gap > 0 ? line.items.count { $0.isSpace } : 0
    let width = text.width + gap * Double(spaces)
    let left = offset(width: width, room: room, level: line.baseLevel)
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
            y: baseline + glyph.offsetY, span: glyph.span))
        pen += glyph.advance
        if gap > 0, line.items[glyph.item].isSpace { pen += gap }
      }
    }
    return TextLine(
      text: line.items.string, x: left, baseline: baseline, width: width, glyphs: glyphs)
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
