/// A line whose content is decided but not placed.
struct FittedLine {
  var items: [TextItem]
  /// The glyphs, where shaping the paragraph already gave them.
  var shaped: ShapedText?
  /// True for a paragraph's first line.
  var startsParagraph = true
  /// True where the paragraph goes on in the next line.
  var isWrapped = false
  /// The paragraph's bidi level.
  var baseLevel: UInt8 = 0
}
