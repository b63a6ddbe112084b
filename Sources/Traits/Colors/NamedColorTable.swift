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
  /// Where each slot is written; empty where that is not known.
  public var places: [Slot: String]
  /// True where an iOS without a dark style takes the Dark slot all the same, as iOS 11 and 12 did
  /// in apps that an early Xcode 11 built.
  public var isDarkBeforeDarkStyle = false

  /// The path of the file that the table was read from; empty where that is not known.
  public let file: String

  public init(slots: [Slot: ColorValue], places: [Slot: String] = [:], file: String = "") {
    self.slots = slots
    self.places = places
    self.file = file
  }

  /// The colour under the given traits, or nil if no slot fits.
  public func value(for traits: TraitSet) -> ColorValue? {
    for slot in searchOrder(for: traits) {
      if let value = slots[slot] { return value }
    }
    return nil
  }

  /// The slots that are asked under the traits, best first.
  func searchOrder(for traits: TraitSet) -> [Slot] {
    let order = Slot.searchOrder(for: traits)
    let isDefective = isDarkBeforeDarkStyle && !traits.generation.hasDarkStyle
    return isDefective ? [Slot(.dark)] + order : order
  }
}

extension NamedColorTable.Slot {
  /// The slots that fit the traits, best first: the style before `any`, and within each high
  /// contrast, if it is on, before normal. Images of a catalog follow the same order.
  ///
  /// iOS 12 knows neither trait, so it takes `any` alone.
  public static func searchOrder(for traits: TraitSet) -> [NamedColorTable.Slot] {
    let style: NamedColorTable.Appearance =
      switch traits.drawnStyle {
      case .light: .light
      case .dark: .dark
      }
    guard traits.generation.hasDarkStyle else { return [NamedColorTable.Slot(.any)] }
    let appearances = [style, .any]
    let contrasts: [TraitSet.Contrast] = traits.contrast == .high ? [.high, .normal] : [.normal]
    return appearances.flatMap { appearance in
      contrasts.map { NamedColorTable.Slot(appearance, $0) }
    }
  }
}
