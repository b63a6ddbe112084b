public import Geometry
public import Pixels

/// What reading two pictures side by side found.
public enum PairReading: Equatable, Sendable {
  /// Both have this size, and all their pixels are equal.
  case equal(PixelSize)
  case differs(DifferingPictures)
  /// The sizes differ; both whole pictures.
  case sizeChanged(old: Bitmap, new: Bitmap)
}

/// Two pictures of one size that are not equal.
public struct DifferingPictures: Equatable, Sendable {
  /// Of both whole pictures.
  public let size: PixelSize
  /// The rows among which all differences are; the first of them has one.
  public let rows: Range<Int>
  /// The pixels of `rows`, the first row at the top; or of the whole picture where that was asked
  /// for or `rows` are many, which `isWhole` tells.
  public let old: Bitmap
  /// The same rows of the other picture.
  public let new: Bitmap
  /// For pictures of 16 bits a channel, what their bitmaps do not show; these may then be equal.
  public let fine: FineDifference?

  /// Whether the bitmaps hold all rows.
  public var isWhole: Bool { old.size == size }
  /// The row of the whole picture that is the first one of the bitmaps.
  public var firstRow: Int { isWhole ? 0 : rows.lowerBound }

  init(
    size: PixelSize, rows: Range<Int>, old: Bitmap, new: Bitmap, fine: FineDifference? = nil
  ) {
    self.size = size
    self.rows = rows
    self.old = old
    self.new = new
    self.fine = fine
  }
}
