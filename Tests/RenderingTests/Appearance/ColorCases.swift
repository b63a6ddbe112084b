/// What colours become (traits, section 5).
let colorCases: [AppearanceCase] =
  dynamicCases + capturedCases + tintCases + defaultCases + systemCases

private func background(_ color: String, _ more: String = "") -> String {
  "{ view: { id: 'v', \(more) backgroundColor: \(color) } }"
}

private let everySlot = """
  { light: '#000001', dark: '#000002', highContrastLight: '#000003', highContrastDark: '#000004',
    legacy: '#000005' }
  """
private let pair = "{ light: '#000001', dark: '#000002' }"

private let dynamicCases: [AppearanceCase] = [
  (everySlot, "light", "", "#000001FF"), (everySlot, "dark", "", "#000002FF"),
  (everySlot, "light.high-contrast", "", "#000003FF"),
  (everySlot, "dark.high-contrast", "", "#000004FF"), (everySlot, "light.ios12", "", "#000005FF"),
  (everySlot, "light.high-contrast.ios12", "", "#000005FF"),
  (pair, "light.ios12", "", "#000001FF"), (pair, "light.high-contrast", "", "#000001FF"),
  (pair, "dark.high-contrast", "", "#000002FF"), (pair, "dark.elevated", "", "#000002FF"),
  (pair, "dark", "overrideUserInterfaceStyle: 'light',", "#000001FF"),
  (pair, "light", "overrideUserInterfaceStyle: 'dark',", "#000002FF"),
  (pair, "light.ios12", "overrideUserInterfaceStyle: 'dark',", "#000001FF"),
  ("{ light: 'systemGreen', dark: 'systemBlue' }", "dark", "", "#0A84FFFF"),
  ("{ color: \(pair), alpha: 0.5 }", "dark", "", "#00000280"),
  ("'#12345678'", "dark", "", "#12345678"), ("'clear'", "dark", "", "#00000000"),
].map { color, variant, more, expected in
  AppearanceCase(
    "5: a dynamic colour", background(color, more), variant, "v", "backgroundColor", expected)
}

/// A colour that became a `CGColor` keeps the style of first display; without a switch, the view’s.
private let capturedCases: [AppearanceCase] = [
  ("light", "", "#000001FF"), ("dark", "", "#000002FF"),
].map { variant, more, expected in
  AppearanceCase(
    "5: a captured colour", background("{ captured: \(pair) }", more), variant, "v",
    "backgroundColor", expected)
}

private func tinted(_ window: String, _ outer: String, _ inner: String) -> String {
  """
  { window: { \(window) }, view: { \(outer) subviews: [
      { kind: 'button', id: 'v', title: 'b', frame: [0, 0, 80, 30], \(inner) }] } }
  """
}

/// Tints are inherited, and systemBlue at the window (section 7).
private let tintCases: [AppearanceCase] = [
  ("", "", "", "light", "#007AFFFF"), ("", "", "", "dark", "#0A84FFFF"),
  ("tintColor: '#010101'", "", "", "dark", "#010101FF"),
  ("tintColor: '#010101'", "tintColor: '#020202',", "", "dark", "#020202FF"),
  ("tintColor: '#010101'", "tintColor: '#020202',", "tintColor: '#030303'", "dark", "#030303FF"),
  ("", "tintColor: \(pair),", "overrideUserInterfaceStyle: 'dark'", "light", "#000002FF"),
  ("", "", "tintColor: '#030303', titleColor: '#040404'", "dark", "#040404FF"),
  ("", "", "", "light.high-contrast", "#0040DDFF"),
].map { window, outer, inner, variant, expected in
  AppearanceCase(
    "7: a button’s tint", tinted(window, outer, inner), variant, "v", "titleColor", expected)
}

/// An unset text colour is `label`, and black before iOS 13 (section 9).
private let defaultCases: [AppearanceCase] = [
  ("light", "#000000FF"), ("dark", "#FFFFFFFF"), ("light.ios12", "#000000FF"),
].map { variant, expected in
  AppearanceCase(
    "9: an unset text colour",
    "{ view: { subviews: [{ kind: 'label', id: 'v', text: 'a', frame: [0, 0, 90, 30] }] } }",
    variant, "v", "textColor", expected)
}

/// System colours by style, contrast and iOS.
private let systemCases: [AppearanceCase] = [
  ("systemBlue", "light", "#007AFFFF"), ("systemBlue", "dark", "#0A84FFFF"),
  ("systemBlue", "light.high-contrast", "#0040DDFF"),
  ("systemBlue", "dark.high-contrast", "#409CFFFF"), ("systemBlue", "light.ios12", "#007AFFFF"),
  ("systemGreen", "light.ios12", "#4CD964FF"), ("systemGreen", "light.ios13", "#34C759FF"),
  ("systemTeal", "light.ios13", "#5AC8FAFF"), ("systemTeal", "light.ios15", "#30B0C7FF"),
  ("label", "dark", "#FFFFFFFF"), ("darkText", "dark", "#000000FF"), ("white", "dark", "#FFFFFFFF"),
].map { name, variant, expected in
  AppearanceCase(
    "5: \(name)", background("'\(name)'"), variant, "v", "backgroundColor", expected)
}
