import CHarfBuzz
import Synchronization

/// One open face of a font file, closed exactly once, with its last owner.
///
/// Unchecked because of the C pointers: face and font are immutable from the end of `init` on,
/// and HarfBuzz lets any number of threads use immutable objects.
final class FontFace: @unchecked Sendable {
  private static let registrations = Atomic<Int>(0)

  let file: FontFile
  /// Differs between all faces opened in this process.
  let number: Int
  /// The units of one em.
  let unitsPerEm: Double
  /// In units, both positive, from the font's horizontal header.
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let font: OpaquePointer
  /// True where glyphs are pictures in colour.
  let hasPictures: Bool

  private let blob: FontBlob
  private let face: OpaquePointer

  init(_ file: FontFile, blob: FontBlob) throws(FontError) {
    let broken = FontError.broken(file: file.name, faceIndex: file.faceIndex)
    guard file.faceIndex >= 0, file.faceIndex < blob.faceCount,
      let face = hb_face_create(blob.handle, UInt32(file.faceIndex))
    else { throw broken }
    // HarfBuzz opens anything and answers with defaults; a font without these tables is none.
    let complete = ["head", "hhea", "hmtx", "maxp", "cmap"].allSatisfy { name in
      let table = hb_face_reference_table(face, Self.tag(name))
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
    guard complete, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      throw broken
    }
    hb_face_make_immutable(face)
    let variations = file.variations.map {
      hb_variation_t(tag: Self.tag($0.axis), value: Float($0.value))
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    hasPictures = hb_ot_color_has_png(face) != 0
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    self.file = file
    self.blob = blob
    self.face = face
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))
    ascender = Double(extents.ascender)
    descender = -Double(extents.descender)
    lineGap = max(0, Double(extents.line_gap))
    number = Self.registrations.add(1, ordering: .relaxed).newValue
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// True where the font maps `scalar` to a glyph of its own.
  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The four-letter tag as OpenType's number.
  static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
