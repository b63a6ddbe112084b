/// One scalar of a text with everything that decides how it is shaped.
struct TextItem {
  /// Stands for a face slot: no font has the character.
  static let missingFace = -1

  let scalar: UInt32
  let span: Int
  /// Slot in the font set, or `missingFace`.
  var face = TextItem.missingFace
  /// HarfBuzz's script tag.
  var script: UInt32 = 0
  /// Bidi embedding level: odd runs from right to left.
  var level: UInt8 = 0
  /// True for the first scalar of a grapheme cluster.
  var startsCluster = true

  /// White space that hangs over the edge where a line ends.
  var isSpace: Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A place where a word may be divided; it shows only at a line's end.
  var isSoftHyphen: Bool { scalar == 0xAD }

  /// True where both can be shaped in one run.
  func continues(_ previous: TextItem) -> Bool {
    span == previous.span && face == previous.face && level == previous.level
      && script == previous.script
  }
}

extension Collection where Element == TextItem {
  /// The characters, in logical order.
  var string: String {
    var text = String.UnicodeScalarView()
    for item in self {
      if let scalar = Unicode.Scalar(item.scalar) { text.append(scalar) }
    }
    return String(text)
  }
}
