import Geometry
import ImageDiff
import PictureReading
import Pixels
import RunRecords
import Synchronization

extension PictureRules {
  /// Notes which masks lie in a picture, and whether they leave something of it to compare.
  func leavesNothing(of size: PixelSize) -> Bool {
    guard !masks.isEmpty else { return false }
    usedMasks.note(masks, in: size)
    return masksCover(size, masks)
  }

  /// A line for each mask that lies outside of every picture, as unused exceptions are told.
  var unusedMasks: [String] {
    masks.enumerated().filter { !usedMasks.contains($0.offset) }.map { _, mask in
      "--mask “\(mask.x),\(mask.y),\(mask.width),\(mask.height)” lies outside of every picture; leave it out, or name a rectangle inside"
    }
  }
}

/// Which masks have something of a picture below them; noted by several threads.
final class UsedMasks: Sendable {
  private let indices = Mutex<Set<Int>>([])

  func note(_ masks: [PixelRect], in size: PixelSize) {
    let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    let found = masks.indices.filter { !masks[$0].intersection(bounds).isEmpty }
    indices.withLock { $0.formUnion(found) }
  }

  func contains(_ index: Int) -> Bool { indices.withLock { $0.contains(index) } }
}

extension PairReading {
  var isEqual: Bool { if case .equal = self { true } else { false } }

  /// The larger one where the pictures have two.
  var size: PixelSize {
    switch self {
    case .equal(let size): size
    case .differs(let pictures): pictures.size
    case .sizeChanged(let old, let new):
      PixelSize(
        width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
    }
  }
}

extension MaskRecord {
  /// One of a command line.
  init(_ mask: PixelRect) {
    self.init(box: .init(x: mask.x, y: mask.y, width: mask.width, height: mask.height))
  }
}
