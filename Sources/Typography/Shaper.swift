import CHarfBuzz

/// Turns items into glyphs with HarfBuzz, in whole font units.
enum Shaper {
  /// Shapes `items` as one line: context does not reach beyond them.
  static func shape(_ items: ArraySlice<TextItem>, fonts: FontSet) -> ShapedText {
    let items = Array(items)
    let scalars = items.map(\.scalar)
    var result = ShapedText(advances: [Double](repeating: 0, count: items.count))
    result.glyphs.reserveCapacity(items.count)
    guard let buffer = hb_buffer_create() else { return result }
    defer { hb_buffer_destroy(buffer) }
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].continues(items[end - 1]) { end += 1 }
      let first = result.glyphs.count
      if items[start].face == TextItem.missingFace {
        frame(items, start..<end, fonts: fonts, into: &result)
      } else {
        shape(items, scalars, start..<end, fonts: fonts, buffer: buffer, into: &result)
      }
      result.runs.append(
        ShapedRun(glyphs: first..<result.glyphs.count, level: items[start].level))
      start = end
    }
    for glyph in result.glyphs { result.advances[glyph.item] += glyph.advance }
    return result
  }

  /// True where `face` has a glyph for the whole cluster, though not one for each scalar.
  static func composes(_ scalars: [UInt32], in face: FontFace) -> Bool {
    guard let buffer = hb_buffer_create() else { return false }
    defer { hb_buffer_destroy(buffer) }
    let count = Int32(clamping: scalars.count)
    hb_buffer_add_utf32(buffer, scalars, count, 0, count)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(
      buffer, hb_unicode_script(hb_unicode_funcs_get_default(), scalars[0]))
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(face.font, buffer, nil, 0)
    var length: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &length), count: Int(length))
    return !infos.isEmpty && infos.allSatisfy { $0.codepoint != 0 }
  }

  private static func shape(
    _ items: [TextItem], _ scalars: [UInt32], _ range: Range<Int>, fonts: FontSet,
    buffer: OpaquePointer, into result: inout ShapedText
  ) {
    let item = items[range.lowerBound]
    let face = fonts.faces[item.face]
    let font = fonts.spans[item.span]
    let isHan = item.script == HB_SCRIPT_HAN.rawValue
    hb_buffer_reset(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_add_utf32(
      buffer, scalars, Int32(clamping: scalars.count), UInt32(range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(
      buffer, item.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
    // Never HarfBuzz's default language, which is the process's locale.
    let language = isHan ? fonts.language.ofHan : fonts.language.ofText
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    var features: [hb_feature_t] = []
    if font.descriptor.monospacedDigits { features.append(feature("tnum", 1)) }
    if let kern = fonts.kerns[item.span] {
      if kern == 0 { features.append(feature("kern", 0)) }
      // Letters that are set apart are no ligatures.
      if kern != 0 { features += [feature("liga", 0), feature("clig", 0)] }
    }
    hb_shape(face.font, buffer, features, UInt32(features.count))
    append(buffer, item: item, face: face, font: font, fonts: fonts, into: &result)
  }

  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: FontFace.tag(name), value: value, start: 0, end: UInt32.max)
  }

  private static func append(
    _ buffer: OpaquePointer, item: TextItem, face: FontFace, font: FontSet.SpanFont,
    fonts: FontSet, into result: inout ShapedText
  ) {
    var length: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &length), count: Int(length))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &length), count: Int(length))
    let unit = font.size / face.unitsPerEm
    let tracking = fonts.tracking(span: item.span, face: face)
    for (info, position) in zip(infos, positions) {
      let advance = Double(position.x_advance) * unit
      result.glyphs.append(
        ShapedGlyph(
          face: item.face, glyph: info.codepoint, span: item.span, item: Int(info.cluster),
          // Marks and hidden characters have no advance and get no tracking either.
          advance: position.x_advance == 0 ? 0 : advance + tracking,
          offsetX: Double(position.x_offset) * unit,
          offsetY: -Double(position.y_offset) * unit))
    }
  }

  /// One frame for each cluster of `range`.
  private static func frame(
    _ items: [TextItem], _ range: Range<Int>, fonts: FontSet, into result: inout ShapedText
  ) {
    let clusters = range.filter { items[$0].startsCluster || $0 == range.lowerBound }
    let isLeftward = items[range.lowerBound].level % 2 == 1
    for index in isLeftward ? clusters.reversed() : clusters {
      result.glyphs.append(
        ShapedGlyph(
          face: TextItem.missingFace, glyph: 0, span: items[index].span, item: index,
          advance: MissingGlyph.advance * fonts.spans[items[index].span].size, offsetX: 0,
          offsetY: 0))
    }
  }
}
