/// Where lines sit between the edges of their text, under UIKit's names.
public enum TextAlignment: String, CaseIterable, Sendable {
  case left, center, right
  /// Word spaces grow until a line fills the width; the last line of a paragraph is natural.
  case justified
  /// Left, or right where the surroundings are read from right to left or the paragraph begins with
  /// right-to-left text.
  case natural
}
