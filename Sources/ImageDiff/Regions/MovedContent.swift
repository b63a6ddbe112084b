import Geometry
import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// Finds content that stands elsewhere now.
struct MovedContent {
  let before: PixelPlane
  let after: PixelPlane

  /// How far the content of a region moved inside it, or nil where it did not.
  func offset(inside content: RegionContent) -> ChangeRegion.Offset? {
    guard content.ground != nil else { return nil }
    return offset(from: content.inked(before), to: content.inked(after))
  }

  /// How far one rectangle of the old image stands in another of the new one, or nil where they do
  /// not show the same.
  private func offset(from old: PixelRect, to new: PixelRect) -> ChangeRegion.Offset? {
    guard !old.isEmpty, old.width == new.width, old.height == new.height,
      (old.x, old.y) != (new.x, new.y)
    else { return nil }
    for row in 0..<old.height {
      let one = before.row(old.y + row).start + old.x * PixelRow.stride
      let other = after.row(new.y + row).start + new.x * PixelRow.stride
      guard memcmp(one, other, old.width * PixelRow.stride) == 0 else { return nil }
    }
    return ChangeRegion.Offset(x: new.x - old.x, y: new.y - old.y)
  }

  /// A region in which content vanished from the ground or appeared on it.
  struct Candidate {
    var index: Int
    var ink: PixelRect
  }

  /// Nil where the region is no such place.
  func candidate(_ index: Int, _ content: RegionContent) -> (Candidate, vanished: Bool)? {
    guard content.ground != nil else { return nil }
    let (old, new) = (content.inked(before), content.inked(after))
    guard old.isEmpty != new.isEmpty else { return nil }
    return (Candidate(index: index, ink: new.isEmpty ? old : new), new.isEmpty)
  }

  /// Each place where something vanished with the first one left where the same appeared.
  func pairs(
    _ vanished: [Candidate], _ appeared: [Candidate]
  ) -> [(from: Int, to: Int, offset: ChangeRegion.Offset)] {
    var left = appeared
    var pairs: [(from: Int, to: Int, offset: ChangeRegion.Offset)] = []
    for old in vanished {
      for (place, new) in left.enumerated() {
        guard let offset = offset(from: old.ink, to: new.ink) else { continue }
        pairs.append((old.index, new.index, offset))
        left.remove(at: place)
        break
      }
    }
    return pairs
  }
}
