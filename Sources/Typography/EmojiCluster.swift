/// Which characters ask for a picture in colour.
enum EmojiCluster {
  /// True for emoji, unless the variation selector for text follows; digits, signs and letters only
  /// where more than the selector makes them one, as in a keycap.
  static func wantsColor(_ scalars: some Collection<UInt32>) -> Bool {
    guard let first = scalars.first else { return false }
    if first < 0x80 { return scalars.contains(0x20E3) }
    if scalars.contains(0xFE0E) { return false }
    if scalars.contains(0xFE0F) { return true }
    return Unicode.Scalar(first)?.properties.isEmojiPresentation ?? false
  }
}
