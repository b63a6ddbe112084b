public import Geometry

/// A glyph that is a picture, as colour emoji are.
public struct GlyphPicture: Sendable {
  /// The picture's file, a PNG.
  public let png: [UInt8]
  /// Where the picture stands, in pixels relative to the glyph's origin on the baseline, y down.
  public let frame: Rect
}
