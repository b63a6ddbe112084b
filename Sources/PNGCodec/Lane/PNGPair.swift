public import Geometry
public import Pixels

/// What reading two PNGs side by side found.
public enum PNGPair: Equatable, Sendable {
  /// Both have this size, and all their pixels are equal.
  case equal(PixelSize)
  /// They have the same size and differ in some row of `rows`; all other rows are equal.
  ///
  /// The bitmaps hold these rows only, the first at their top, unless both whole pictures were
  /// asked for or `rows` are so many that reading the others costs nothing.
  case differs(PixelSize, rows: Range<Int>, old: Bitmap, new: Bitmap)
  /// The sizes differ; both whole pictures.
  case sizeChanged(old: Bitmap, new: Bitmap)
}
