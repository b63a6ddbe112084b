import CHarfBuzz
import Geometry

extension FontCatalog {
  /// The picture of a glyph that a layout names as one; nil where the face has none for it.
  ///
  /// `pixelsPerEm` is the font's size in points times the scale.
  public func picture(face: Int, glyph: UInt32, pixelsPerEm: Double) -> GlyphPicture? {
    guard pixelsPerEm.isFinite, pixelsPerEm > 0, let source = openFace(face), source.hasPictures
    else { return nil }
    let blob = hb_ot_color_glyph_reference_png(source.font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let start = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(source.font, glyph, &extents) != 0
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    let unit = pixelsPerEm / source.unitsPerEm
    return GlyphPicture(
      png: Array(bytes),
      frame: Rect(
        x: Double(extents.x_bearing) * unit, y: -Double(extents.y_bearing) * unit,
        width: Double(extents.width) * unit, height: -Double(extents.height) * unit))
  }

  /// Where the face that a layout names draws lines under and through its text.
  public func decorations(face: Int) -> TextDecorations {
    guard let source = openFace(face) else { return .usual }
    func em(_ tag: hb_ot_metrics_tag_t, _ usual: Double) -> Double {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(source.font, tag, &position) != 0 else { return usual }
      return Double(position) / source.unitsPerEm
    }
    let usual = TextDecorations.usual
    return TextDecorations(
      underlinePosition: em(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, usual.underlinePosition),
      underlineThickness: em(HB_OT_METRICS_TAG_UNDERLINE_SIZE, usual.underlineThickness),
      strikethroughPosition: em(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, usual.strikethroughPosition),
      strikethroughThickness: em(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, usual.strikethroughThickness))
  }
}

extension TextDecorations {
  /// What is drawn for a font that says nothing.
  static let usual = TextDecorations(
    underlinePosition: -0.1, underlineThickness: 0.07, strikethroughPosition: 0.32,
    strikethroughThickness: 0.07)
}
