public import Geometry

/// A text set in lines: where every glyph goes.
public struct TextLayout: Sendable {
  public let lines: [TextLine]
  /// In points, both rounded up to a device pixel: the width of the widest line, and the height
  /// of all lines' boxes. Zero for an empty text.
  public let size: Size
  /// From the top to the first line's baseline, in points, on a device pixel.
  public let firstBaseline: Double
  /// From the top to the last line's baseline, in points, on a device pixel.
  public var lastBaseline: Double { lines.last?.baseline ?? firstBaseline }
  /// True where some of the text is not shown.
  public let isTruncated: Bool
  /// True where glyphs may reach beyond the width and have to be clipped.
  public let needsClipping: Bool
  /// Characters that no font has, each once, in order, such as `U+1F600 "😀"`.
  public let missing: [String]
  /// Emoji drawn as plain outlines because the catalog has no colour glyph for them, each once,
  /// in order, named as in `missing`.
  public let monochromeEmoji: [String]
  /// Families that were asked for and replaced by the system font, sorted.
  public let substitutedFamilies: [String]
  /// The names of the font files the glyphs come from, sorted.
  public let fontFiles: [String]
}
