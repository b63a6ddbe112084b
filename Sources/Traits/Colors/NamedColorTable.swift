/// One named colour of an asset catalog, with a slot for each appearance it tells apart.
public struct NamedColorTable: Hashable, Sendable {
  /// The first choice in Xcode's attribute inspector; `any` is also what an iOS without dark mode
  /// takes.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case any
    case light
    case dark
  }

  /// Which appearance and contrast a slot is for.
  public struct Slot: Hashable, Sendable {
    public var appearance: Appearance
    public var contrast: TraitSet.Contrast

    public init(_ appearance: Appearance, _ contrast: TraitSet.Contrast = .normal) {
      self.appearance = appearance
      self.contrast = contrast
    }
  }

  /// Literal colours, or system ones where the catalog refers to them.
  public var slots: [Slot: ColorValue]

  public init(slots: [Slot: ColorValue]) {
    self.slots = slots
  }

  /// The colour under the given traits, or nil if no slot fits.
  public func value(for traits: TraitSet) -> ColorValue? {
    for slot in Slot.searchOrder(for: traits) {
      if let value = slots[slot] { return value }
    }
    return nil
  }
}

extension NamedColorTable.Slot {
  /// The slots that fit the traits, best first: the style before `any`, and within each high
  /// contrast, if it is on, before normal. Images of a catalog follow the same order.
  public static func searchOrder(for traits: TraitSet) -> [NamedColorTable.Slot] {
    let style: NamedColorTable.Appearance =
      switch traits.drawnStyle {
      case .light: .light
      case .dark: .dark
      }
    let appearances = traits.generation.hasDarkStyle ? [style, .any] : [.any]
    let contrasts: [TraitSet.Contrast] = traits.contrast == .high ? [.high, .normal] : [.normal]
    return appearances.flatMap { appearance in
      contrasts.map { NamedColorTable.Slot(appearance, $0) }
    }
  }
}
