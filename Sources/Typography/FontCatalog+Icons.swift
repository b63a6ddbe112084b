import CHarfBuzz
public import Geometry

/// An icon of an icon font, as its outline.
public struct IconOutline: Sendable {
  /// In pixels relative to the glyph's origin on the baseline, y down.
  public var path: Path
  /// The name of the font's file.
  public var file: String
  /// How far the font reaches above and below the baseline, in pixels; both positive.
  public var ascender: Double
  public var descender: Double
}

extension FontCatalog {
  /// The outline of `scalar` in the font of `family`; nil where the catalog has no such family or
  /// the font no such character.
  ///
  /// `pixelsPerEm` is the font's size in points times the scale.
  public func icon(
    _ scalar: Unicode.Scalar, family: String, pixelsPerEm: Double
  ) throws(FontError) -> IconOutline? {
    guard let index = families.index(family: family, weight: .regular, italic: false) else {
      return nil
    }
    let face = try face(at: index)
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(face.font, scalar.value, &glyph) != 0 else { return nil }
    markUsed([face.file.name])
    let factor = pixelsPerEm / face.unitsPerEm
    return IconOutline(
      path: outline(face: face.number, glyph: glyph, pixelsPerEm: pixelsPerEm),
      file: face.file.name, ascender: face.ascender * factor, descender: face.descender * factor)
  }
}
