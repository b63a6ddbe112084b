/// Slots of an asset catalog (traits, section 5): the style at high contrast, the style, Any at high
/// contrast, Any.
let catalogCases: [AppearanceCase] = colorSlotCases + imageSlotCases + renderingModeCases

private let slots: [(set: String, variant: String, slot: String)] = [
  ("full", "light", "light"), ("full", "dark", "dark"),
  ("full", "light.high-contrast", "light high"), ("full", "dark.high-contrast", "dark high"),
  ("full", "light.ios12", "any"), ("full", "light.high-contrast.ios12", "any"),
  ("anyDark", "light", "any"), ("anyDark", "dark", "dark"),
  ("anyDark", "dark.high-contrast", "dark"), ("anyDark", "light.high-contrast", "any"),
  ("anyDark", "light.ios12", "any"), ("anyOnly", "dark", "any"),
  ("anyOnly", "dark.high-contrast", "any"), ("darkOnly", "dark.high-contrast", "dark"),
  ("darkOnly", "light.high-contrast", "any high"), ("anyHigh", "dark.high-contrast", "any high"),
  ("anyHigh", "dark", "any"), ("anyDark", "dark.elevated", "dark"),
]

private let colorSlotCases = slots.map { set, variant, slot in
  AppearanceCase(
    "5: the colour set \(set)", .medium,
    "{ view: { id: 'v', backgroundColor: 'asset:\(set)' } }", variant, "v", "backgroundColor",
    "#\(AppearanceStage.color(slot))0000FF")
}

private let imageSlotCases = slots.map { set, variant, slot in
  AppearanceCase(
    "5: the image set \(set)", .medium, picture("image: 'asset:\(set)'"), variant, "v", "image",
    "A.xcassets/\(set).imageset/\(AppearanceStage.color(slot)).png")
}

/// A template takes the tint; its own picture for dark is not needed.
private let renderingModeCases: [AppearanceCase] = [
  ("light", "#007AFFFF"), ("dark", "#0A84FFFF"),
].map { variant, expected in
  AppearanceCase(
    "5: a template takes the tint",
    picture("image: 'asset:anyOnly', renderingMode: 'alwaysTemplate'"), variant, "v", "tintColor",
    expected)
}

private func picture(_ members: String) -> String {
  "{ view: { subviews: [{ kind: 'imageView', id: 'v', frame: [0, 0, 20, 10], \(members) }] } }"
}
