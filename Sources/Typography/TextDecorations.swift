/// Where a font draws lines under and through its text, in em; positions are those of the lines'
/// upper edges, above the baseline.
public struct TextDecorations: Hashable, Sendable {
  /// Negative, as the line lies below the baseline.
  public let underlinePosition: Double
  public let underlineThickness: Double
  public let strikethroughPosition: Double
  public let strikethroughThickness: Double
}
