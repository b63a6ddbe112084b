extension NamedColorTable.Slot {
  /// The slots of a catalog's set that fit the traits, best first, and then those for other traits.
  ///
  /// - Parameters:
  ///   - order: the slots that are asked; by default those of `searchOrder`.
  ///   - place: where a slot is written; empty where that is not known.
  ///   - content: what a slot holds, in words; nil where the set lacks it.
  public static func rules(
    for traits: TraitSet, order: [NamedColorTable.Slot]? = nil,
    place: (NamedColorTable.Slot) -> String = { _ in "" },
    content: (NamedColorTable.Slot) -> String?
  ) -> [AppearanceRule] {
    let fitting = order ?? searchOrder(for: traits)
    var isDecided = false
    var rules: [AppearanceRule] = []
    for slot in fitting {
      guard let held = content(slot) else {
        rules.append(AppearanceRule("catalog slot \(slot): not in the set", .silent))
        continue
      }
      rules.append(
        AppearanceRule(
          "catalog slot \(slot) → \(held)", place: place(slot), isDecided ? .lost : .decided))
      isDecided = true
    }
    for appearance in NamedColorTable.Appearance.allCases {
      for contrast in TraitSet.Contrast.allCases {
        let slot = NamedColorTable.Slot(appearance, contrast)
        guard !fitting.contains(slot), let held = content(slot) else { continue }
        rules.append(
          AppearanceRule(
            "catalog slot \(slot) → \(held): for other traits", place: place(slot), .lost))
      }
    }
    return rules
  }
}

extension NamedColorTable.Slot: CustomStringConvertible {
  /// `Dark` or `Dark high contrast`, as Xcode's attribute inspector calls them.
  public var description: String {
    let word =
      switch appearance {
      case .any: "Any"
      case .light: "Light"
      case .dark: "Dark"
      }
    return contrast == .high ? "\(word) high contrast" : word
  }
}
