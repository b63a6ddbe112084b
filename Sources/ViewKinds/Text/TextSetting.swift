import Typography

/// A text that a kind wants to show, and the room it has.
struct TextSetting: Hashable, Sendable {
  /// A stretch of text in one font.
  struct Piece: Hashable, Sendable {
    var text: String
    var font: FontValue
    /// Points added after each glyph; nil for nothing.
    var kern: Double?
    /// Above the line's baseline, in points.
    var baselineOffset = 0.0
  }

  var pieces: [Piece]
  /// In points; nil for as much as the text needs.
  var width: Double?
  /// 0 for any number.
  var lines: Int
  var mode: LineBreakMode
  var alignment: TextAlignment
  var paragraph = TextParagraph.plain
  /// The least share of its size to which a single line may shrink to fit, from 0 to 1.
  var minimumScale = 1.0
  /// Set by the view's `TextSource`.
  var isRightToLeft = false

  init(
    _ text: String, font: FontValue, width: Double? = nil, lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) {
    self.init(
      [Piece(text: text, font: font)], width: width, lines: lines, mode: mode, alignment: alignment)
  }

  init(
    _ pieces: [Piece], width: Double? = nil, lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) {
    self.pieces = pieces
    self.width = width
    self.lines = lines
    self.mode = mode
    self.alignment = alignment
  }
}
