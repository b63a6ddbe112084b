public import Geometry
public import Pixels

extension Bitmap {
  /// The same picture with rectangles that nobody looks at; two masked alike are equal there.
  public func masked(_ rectangles: [PixelRect]) -> Bitmap {
    guard !rectangles.isEmpty else { return self }
    var copy = self
    for rectangle in rectangles { copy.fill(rectangle, with: .clear) }
    return copy
  }
}
