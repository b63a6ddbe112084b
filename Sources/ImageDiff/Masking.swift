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

/// Whether the masks cover every pixel of a picture, of which then nothing would be compared.
public func masksCover(_ size: PixelSize, _ masks: [PixelRect]) -> Bool {
  guard !masks.isEmpty else { return false }
  var rest = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
  for mask in masks { rest = rest.flatMap { $0.parts(outside: mask) } }
  return rest.isEmpty
}

extension PixelRect {
  /// What is left without another rectangle: above, below, and on both sides.
  fileprivate func parts(outside other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: common.y - y),
      PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY),
      PixelRect(x: x, y: common.y, width: common.x - x, height: common.height),
      PixelRect(
        x: common.maxX, y: common.y, width: maxX - common.maxX, height: common.height),
    ].filter { !$0.isEmpty }
  }
}
