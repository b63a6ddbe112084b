/// A glyph and its place in a text.
public struct PlacedGlyph: Hashable, Sendable {
  /// The face's registration number: unique in this process, unlike its index in the catalog.
  /// 0 is the frame drawn for a missing character.
  public let face: Int
  public let glyph: UInt32
  /// The font's size, in points.
  public let size: Double
  /// The origin on the baseline, in points from the text's top-left corner.
  public let x: Double
  public let y: Double
  /// How far the pen moves, in points.
  public let advance: Double
  /// True where the glyph is a picture in colour (`FontCatalog.picture`).
  public let isPicture: Bool
  /// Index of the span it belongs to.
  public let span: Int
}
