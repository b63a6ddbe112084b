/// A piece of text in one font.
public struct TextSpan: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  /// Points added after each glyph on top of the font's own tracking; 0 turns the kerning of pairs
  /// off, nil leaves everything as it is.
  public var kern: Double?
  /// How far the glyphs stand above the line's baseline, in points.
  public var baselineOffset: Double

  public init(
    _ text: String, font: FontDescriptor, kern: Double? = nil, baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}
