import Traits

/// The files of one image set by appearance.
struct ImageSet: Sendable {
  private(set) var slots: [NamedColorTable.Slot: [ImageAsset]] = [:]

  mutating func add(_ image: ImageAsset, to slot: NamedColorTable.Slot) {
    slots[slot, default: []].append(image)
  }

  func image(
    for traits: TraitSet, scale: Int, direction: Variant.Direction
  ) -> ImageAsset? {
    for slot in NamedColorTable.Slot.searchOrder(for: traits) {
      let images = slots[slot] ?? []
      // A picture made for the other direction is better than none: it is turned round.
      let fitting = images.filter { $0.direction == nil || $0.direction == direction }
      if let image = best(of: fitting, for: scale) ?? best(of: images, for: scale) { return image }
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
