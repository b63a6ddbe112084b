public import Drawing
public import Pixels

/// One screen drawn in one variant, with what reviewers shall know about it.
public struct Shot: Sendable {
  public var bitmap: Bitmap
  public var viewTree: ResolvedViewTree
  /// Painted pixels and glyphs, the cost that no clock disturbs.
  public var paintedPixels: Int
  public var glyphs: Int
  /// What was drawn in place of something that cannot be shipped, sorted.
  public var standIns: [String]
  /// Missing glyphs and the like, one line each.
  public var findings: [String]
  /// The names of the font files whose glyphs were used, sorted.
  public var fontFiles: [String]
  /// Why the window's content is in its style, for people.
  public var styleReason: String
  /// The device that was drawn, as people say it.
  public var device: String
  /// Each picture that was read, with the digest of its file, sorted.
  public var resources: [String]
  /// What keeps the style of first display although the style has changed, in drawing order.
  public var stale: [StaleProperty]
}
