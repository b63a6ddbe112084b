import CHarfBuzz

/// Decides for every scalar of a paragraph its cluster, script, direction and font.
enum Itemizer {
  /// Fills in `items`, the scalars of one paragraph, and returns the paragraph's bidi level.
  ///
  /// A paragraph without a letter that has a direction runs as its surroundings do.
  static func itemize(
    _ items: inout [TextItem], fonts: inout FontSet, isRightToLeft: Bool
  ) throws(FontError) -> UInt8 {
    markClusters(&items)
    markScripts(&items)
    try chooseFaces(&items, fonts: &fonts)
    return try markLevels(&items, isRightToLeft: isRightToLeft)
  }

  private static func markClusters(_ items: inout [TextItem]) {
    // Below the combining marks every scalar is a cluster: newlines are gone.
    guard items.contains(where: { $0.scalar >= 0x300 }) else { return }
    var index = 0
    for character in items.string {
      let end = index + character.unicodeScalars.count
      for inner in index + 1..<max(end, index + 1) where inner < items.count {
        items[inner].startsCluster = false
      }
      index = end
    }
  }

  /// Gives each scalar its script; punctuation and marks take the one before them, or the first
  /// one that follows. Kana and Chinese characters count as one script, as Japanese mixes them.
  private static func markScripts(_ items: inout [TextItem]) {
    let functions = hb_unicode_funcs_get_default()
    var current: UInt32?
    for index in items.indices {
      let scalar = items[index].scalar
      if scalar < 0x80, current == nil || current == HB_SCRIPT_LATIN.rawValue {
        let isLetter = (0x41...0x5A).contains(scalar & ~0x20)
        if isLetter, current == nil { backfill(&items, before: index, HB_SCRIPT_LATIN.rawValue) }
        if isLetter { current = HB_SCRIPT_LATIN.rawValue }
      } else {
        let script = hb_unicode_script(functions, scalar)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: break
        case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA:
          if current == nil { backfill(&items, before: index, HB_SCRIPT_HAN.rawValue) }
          current = HB_SCRIPT_HAN.rawValue
        default:
          if current == nil { backfill(&items, before: index, script.rawValue) }
          current = script.rawValue
        }
      }
      items[index].script = current ?? HB_SCRIPT_LATIN.rawValue
    }
  }

  private static func backfill(_ items: inout [TextItem], before end: Int, _ script: UInt32) {
    for index in 0..<end { items[index].script = script }
  }

  /// Whole clusters get one face, so that marks stay with their base.
  private static func chooseFaces(
    _ items: inout [TextItem], fonts: inout FontSet
  ) throws(FontError) {
    var start = 0
    // Texts repeat their characters, and asking every font for one that none has takes long.
    var known: [CharacterFont: Int] = [:]
    while start < items.count {
      var end = start + 1
      while end < items.count, !items[end].startsCluster { end += 1 }
      let character = CharacterFont(scalar: items[start].scalar, span: items[start].span)
      if end == start + 1, let slot = known[character] {
        items[start].face = slot
        start = end
        continue
      }
      let scalars = items[start..<end].map(\.scalar).filter { !isIgnorable($0) }
      let span = items[start].span
      let hasCluster = { (face: FontFace) in
        scalars.allSatisfy(face.covers)
          || (scalars.count > 1 && Shaper.composes(scalars, in: face))
      }
      var slot = TextItem.missingFace
      if EmojiCluster.wantsColor(items[start..<end].map(\.scalar)) {
        slot = try fonts.pictureSlot(span: span, where: hasCluster)
      }
      if slot == TextItem.missingFace { slot = try fonts.slot(span: span, where: hasCluster) }
      for index in start..<end { items[index].face = slot }
      if end == start + 1 { known[character] = slot }
      start = end
    }
  }

  private struct CharacterFont: Hashable {
    let scalar: UInt32
    let span: Int
  }

  /// Characters without a shape of their own, which any font may carry.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFFA0, 0xFFF0...0xFFF8,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private static func markLevels(
    _ items: inout [TextItem], isRightToLeft: Bool
  ) throws(FontError) -> UInt8 {
    guard isRightToLeft || items.contains(where: { mayRunLeft($0.scalar) }) else { return 0 }
    let bidi = try BidiLevels(of: items.map(\.scalar), isRightToLeft: isRightToLeft)
    // A cluster is never split between directions.
    for index in items.indices {
      items[index].level =
        items[index].startsCluster || index == 0 ? bidi.levels[index] : items[index - 1].level
    }
    return bidi.base
  }

  /// The blocks of right-to-left scripts and the bidi controls.
  private static func mayRunLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
