import Pixels

extension ColorValue {
  /// The choices between the colour as written and its value, in the order in which iOS makes them.
  ///
  /// - Parameters:
  ///   - firstDisplay: the style in which the screen was first shown; that of the traits where it
  ///     is left out.
  ///   - assets: the named colours of the project. A colour that cannot be found has no rule.
  ///   - slotPlace: where the slot of that name of a dynamic colour is written.
  public func rules(
    in traits: TraitSet, firstDisplay: UserInterfaceStyle? = nil, assets: NamedColors,
    slotPlace: (_ slot: String) -> String = { _ in "" }
  ) -> [AppearanceRule] {
    let first = firstDisplay ?? traits.firstDisplay ?? traits.style
    switch self {
    case .literal(let rgba):
      return [AppearanceRule("\(rgba.hex) is the same under all traits", .decided)]
    case .system(let name):
      return [AppearanceRule(Self.systemSentence(name, traits), .decided)]
    case .asset(let name):
      guard let table = assets[name] else { return [] }
      let slots = NamedColorTable.Slot.rules(
        for: traits, order: table.searchOrder(for: traits), place: { table.places[$0] ?? "" },
        content: { table.slots[$0].map(\.token) })
      let value = table.value(for: traits)
      return slots + (value?.nestedRules(in: traits, firstDisplay: first, assets: .none) ?? [])
    case .dynamic(let slots):
      return slots.rules(for: traits, place: slotPlace)
        + slots.value(for: traits).nestedRules(in: traits, firstDisplay: first, assets: assets)
    case .withAlpha(let color, let share):
      return color.rules(in: traits, firstDisplay: first, assets: assets)
        + [AppearanceRule("alpha times \(share)", .decided)]
    case .captured(let color):
      var captured = traits
      captured.style = first
      return [AppearanceRule("captured in \(first), the style of first display", .decided)]
        + color.rules(in: captured, firstDisplay: first, assets: assets)
    }
  }

  /// The rules of a slot's colour; a literal is said by the slot already.
  private func nestedRules(
    in traits: TraitSet, firstDisplay: UserInterfaceStyle, assets: NamedColors
  ) -> [AppearanceRule] {
    if case .literal = self { return [] }
    return rules(in: traits, firstDisplay: firstDisplay, assets: assets)
  }

  /// `systemBlue in ios17, dark, base, normal contrast`.
  private static func systemSentence(_ name: String, _ traits: TraitSet) -> String {
    if SystemPalette.isFixed(name) == true { return "\(name) is the same under all traits" }
    guard traits.generation.hasDarkStyle else {
      return "\(name) in \(traits.generation), which has one value for it"
    }
    return "\(name) in \(traits.generation), \(traits.style), \(traits.level), "
      + "\(traits.contrast) contrast"
  }
}

extension ColorValue.Dynamic {
  /// The slots that fit the traits, best first, and then those that are for other traits.
  fileprivate func rules(
    for traits: TraitSet, place: (_ slot: String) -> String
  ) -> [AppearanceRule] {
    let isHigh = traits.contrast == .high
    let fitting: [String] =
      if !traits.generation.hasDarkStyle {
        ["legacy", "light"]
      } else if traits.style == .light {
        isHigh ? ["highContrastLight", "light"] : ["light"]
      } else {
        isHigh ? ["highContrastDark", "dark"] : ["dark"]
      }
    var isDecided = false
    var rules: [AppearanceRule] = []
    for name in fitting {
      guard let color = slot(name) else {
        rules.append(AppearanceRule("slot \(name): not given", .silent))
        continue
      }
      rules.append(
        AppearanceRule(
          "slot \(name) → \(color.token)", place: place(name), isDecided ? .lost : .decided))
      isDecided = true
    }
    for name in Self.slotNames where !fitting.contains(name) {
      guard let color = slot(name) else { continue }
      rules.append(
        AppearanceRule(
          "slot \(name) → \(color.token): for other traits", place: place(name), .lost))
    }
    return rules
  }

  private static let slotNames = [
    "light", "dark", "highContrastLight", "highContrastDark", "legacy",
  ]

  private func slot(_ name: String) -> ColorValue? {
    switch name {
    case "light": light
    case "dark": dark
    case "highContrastLight": highContrastLight
    case "highContrastDark": highContrastDark
    default: legacy
    }
  }
}
