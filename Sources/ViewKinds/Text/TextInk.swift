import Pixels

/// The final colours of one piece of a text, and the lines drawn with it.
struct TextInk: Hashable, Sendable {
  /// A line under or through the text.
  struct Line: Hashable, Sendable {
    var style: TextLineStyle
    var color: RGBA8
  }

  var color: RGBA8
  /// Behind the text, as high as its line.
  var background: RGBA8?
  var underline: Line?
  var strikethrough: Line?

  init(
    _ color: RGBA8, background: RGBA8? = nil, underline: Line? = nil, strikethrough: Line? = nil
  ) {
    self.color = color
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// The lines of `NSUnderlineStyle` without its patterns.
enum TextLineStyle: String, CaseIterable, Sendable {
  case single
  case thick
  case double
}
