import CText

/// The embedding levels of a paragraph by ICU: even ones run rightwards, odd ones leftwards.
struct BidiLevels {
  /// For each scalar.
  let levels: [UInt8]
  /// The paragraph's own, which follows its first letter that has a direction.
  let base: UInt8

  /// - Parameter isRightToLeft: the direction of a paragraph without such a letter.
  init(of scalars: [UInt32], isRightToLeft: Bool) throws(FontError) {
    var levels = [UInt8](repeating: 0, count: scalars.count)
    var base: UInt8 = 0
    let code = ctext_bidi_levels(
      scalars, Int32(clamping: scalars.count), isRightToLeft ? 1 : 0, &levels, &base)
    guard code == 0 else { throw .unicodeLibrary(code: Int(code)) }
    self.levels = levels
    self.base = base
  }
}
