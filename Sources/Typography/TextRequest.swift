public import Geometry

/// A text and the room it has to be set in.
public struct TextRequest: Hashable, Sendable {
  public var spans: [TextSpan]
  /// The room in points, or nil for as much as the text needs. In a room that is not wider than
  /// 0 nothing is set.
  public var maxWidth: Double?
  /// The number of lines allowed; 0 for any.
  public var maxLines: Int
  public var lineBreakMode: LineBreakMode
  public var alignment: TextAlignment
  /// How lines follow each other.
  public var paragraph = TextParagraph.plain
  /// The device pixels that heights and baselines are rounded to.
  public var scale: Scale
  /// True where the surroundings are read from right to left: natural text then stands on the right,
  /// and a paragraph without letters runs leftwards.
  public var isRightToLeft = false
  /// The language of the interface, such as `ja` or `zh-Hant`; it chooses among the forms of Chinese
  /// characters and the rules for ending lines. Nil for Japanese ones.
  public var language: String?

  public init(
    _ spans: [TextSpan], maxWidth: Double? = nil, maxLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    scale: Scale = .x1
  ) {
    self.spans = spans
    self.maxWidth = maxWidth
    self.maxLines = maxLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.scale = scale
  }
}
