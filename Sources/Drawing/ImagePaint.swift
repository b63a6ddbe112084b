public import Geometry
public import Pixels

/// An image, where it goes, and how its pixels are used.
public struct ImagePaint: Sendable {
  /// What the image's pixels mean.
  public enum Mode: Hashable, Sendable {
    /// The pixels are painted as they are.
    case original
    /// Only the alpha counts; it is painted in this colour.
    case template(RGBA8)
  }

  public var bitmap: Bitmap
  /// Where the whole bitmap lands, in pixels of the image; scaled by bilinear or area filtering
  /// where the size differs from the bitmap's own.
  public var destination: Rect
  public var mode: Mode
  /// What turns `destination` into the place in the image.
  public var mapping: AffineMapping

  public init(
    bitmap: Bitmap, destination: Rect, mode: Mode = .original, mapping: AffineMapping = .identity
  ) {
    self.bitmap = bitmap
    self.destination = destination
    self.mode = mode
    self.mapping = mapping
  }
}
