public import Traits

/// The named colours and images of all asset catalogs of a project.
public struct AssetCatalog: Sendable {
  public let colors: NamedColors
  /// Every name of an image, sorted.
  public let imageNames: [String]
  /// What was passed over, a sentence each, beginning with its place; in path order.
  public let ignored: [String]
  private let images: [String: ImageSet]

  init(colors: [String: NamedColorTable], images: [String: ImageSet], ignored: [String]) {
    self.colors = NamedColors(colors)
    self.images = images
    imageNames = images.keys.sorted()
    self.ignored = ignored
  }

  /// Nothing at all, for a project without a catalog.
  public static let empty = AssetCatalog(colors: [:], images: [:], ignored: [])

  /// Every name of a colour, sorted.
  public var colorNames: [String] { colors.names }

  /// The colour of that name, with `Folder/` before it where the folder is a namespace.
  public func color(named name: String) -> NamedColorTable? { colors[name] }

  /// The slots that the image set of that name fills; empty if no catalog has the name.
  public func imageSlots(named name: String) -> Set<NamedColorTable.Slot> {
    guard let set = images[name] else { return [] }
    return Set(set.slots.filter { !$0.value.isEmpty }.keys)
  }

  /// The file that each slot of an image set would show at a scale, from 1 to 3 pixels for a point;
  /// empty if no catalog has the name.
  public func imagePaths(named name: String, scale: Int) -> [NamedColorTable.Slot: String] {
    guard let set = images[name] else { return [:] }
    return set.slots.compactMapValues { set.best(of: $0, for: scale)?.path }
  }

  /// What the slots of an image set are, in the words of Xcode's inspector; empty for an empty set.
  public func slotWords(ofImage name: String) -> [String] {
    imageSlots(named: name).map(\.words).sorted()
  }

  /// The image to show under the given traits.
  ///
  /// The best appearance that has a file wins, in the order of `NamedColorTable.Slot`. Among its
  /// files the wanted scale is taken, else the next larger, else the largest there is; vector
  /// files fit every scale.
  ///
  /// - Parameters:
  ///   - scale: pixels for a point, from 1 to 3.
  ///   - direction: of the interface; files made for it are preferred.
  /// - Returns: nil if no catalog has the name, or no slot fits. An image with a `problem` cannot be
  ///   shown, and no other may take its place.
  public func image(
    named name: String, for traits: TraitSet, scale: Int,
    direction: Variant.Direction = .leftToRight
  ) -> ImageAsset? {
    images[name]?.image(for: traits, scale: scale, direction: direction)
  }
}
