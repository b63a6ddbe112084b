import Traits

/// The files of one image set by appearance.
struct ImageSet: Sendable {
  private(set) var slots: [NamedColorTable.Slot: [ImageAsset]] = [:]

  mutating func add(_ image: ImageAsset, to slot: NamedColorTable.Slot) {
    slots[slot, default: []].append(image)
  }

  func image(for traits: TraitSet, scale: Int) -> ImageAsset? {
    for slot in NamedColorTable.Slot.searchOrder(for: traits) {
      if let image = best(of: slots[slot] ?? [], for: scale) { return image }
    }
    return nil
  }

  /// The wanted scale, else the next larger, else the largest.
  func best(of images: [ImageAsset], for scale: Int) -> ImageAsset? {
    images.first { $0.kind.isVector || $0.scale == scale }
      ?? images.filter { $0.scale > scale }.min { $0.scale < $1.scale }
      ?? images.max { $0.scale < $1.scale }
  }
}
