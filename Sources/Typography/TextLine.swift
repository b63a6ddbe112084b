/// One line of set text.
public struct TextLine: Sendable {
  /// What the line shows, an ellipsis included, in reading order.
  public let text: String
  /// From the left edge of the room to the line, in points.
  public let x: Double
  /// From the top of the text to the baseline, in points, on a device pixel.
  public let baseline: Double
  /// The sum of the advances, in points.
  public let width: Double
  public let glyphs: [PlacedGlyph]
  /// True where the line's paragraph runs from right to left, so that it ends on the left.
  public let isLeftward: Bool
}
