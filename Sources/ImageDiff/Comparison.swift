public import Geometry

/// What comparing two images found.
public enum Comparison: Hashable, Sendable {
  /// Every channel of every pixel is the same.
  case equal
  /// The sizes are the same and some pixels differ.
  case differs(Difference)
  /// The sizes differ, so the images do too.
  ///
  /// `overlap` compares the part that both have, from the top-left; nil where that is equal.
  case sizeChanged(from: PixelSize, to: PixelSize, overlap: Difference?)
}
