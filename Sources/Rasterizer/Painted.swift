public import Pixels

/// A finished image and what it took to paint.
public struct Painted: Equatable, Sendable {
  /// Opaque, of the display list's size.
  public var bitmap: Bitmap
  /// How many pixels the commands painted, after clipping, counted once for every command that
  /// touched them. Equal on every machine, for use as a measure of work.
  public var paintedPixels: Int
  /// How many glyphs were painted whole or in part.
  public var glyphs: Int

  public init(bitmap: Bitmap, paintedPixels: Int, glyphs: Int) {
    self.bitmap = bitmap
    self.paintedPixels = paintedPixels
    self.glyphs = glyphs
  }
}
