import Geometry
import PictureReading

extension PictureRules {
  /// Whether the masks cover a whole picture, of which then nothing would be compared.
  func leavesNothing(of size: PixelSize) -> Bool {
    guard !masks.isEmpty else { return false }
    var rest = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)]
    for mask in masks { rest = rest.flatMap { $0.parts(outside: mask) } }
    return rest.isEmpty
  }
}

extension PairReading {
  /// Nil where the pictures have two.
  var size: PixelSize? {
    switch self {
    case .equal(let size): size
    case .differs(let pictures): pictures.size
    case .sizeChanged: nil
    }
  }
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
