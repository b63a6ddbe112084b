import Traits

/// What keeps the style of first display when the style changes (traits, sections 5 and 8).
let switchedCases: [AppearanceCase] =
  layerCases + resolvedCases + bitmapCases + nestedCases + unchangedCases

private let pair = "{ light: '#000001', dark: '#000002' }"
private let everySlot = """
  { light: '#000001', dark: '#000002', highContrastLight: '#000003', highContrastDark: '#000004' }
  """

private func bordered(_ color: String, _ more: String = "") -> String {
  """
  { view: { subviews: [{ kind: 'view', id: 'v', frame: [0, 0, 90, 30], borderWidth: 1,
      borderColor: \(color), \(more) }] } }
  """
}

private let again = "traitCollectionDidChange: ['borderColor'],"

/// A border lies on a layer, which holds a `CGColor`.
private let layerCases: [AppearanceCase] = [
  (pair, "", "light", "#000001FF"), (pair, "", "dark", "#000002FF"),
  (pair, "", "dark.switched", "#000001FF"), (pair, "", "light.switched", "#000002FF"),
  (pair, again, "dark.switched", "#000002FF"), (pair, again, "light.switched", "#000001FF"),
  (pair, again, "dark", "#000002FF"),
  (everySlot, "", "dark.high-contrast.switched", "#000003FF"),
  (everySlot, again, "dark.high-contrast.switched", "#000004FF"),
  (pair, "", "dark.ios13.switched", "#000001FF"),
  ("'label'", "", "dark.switched", "#000000FF"), ("'label'", again, "dark.switched", "#FFFFFFFF"),
  ("'#123456'", "", "dark.switched", "#123456FF"),
  ("{ captured: \(pair) }", "", "dark.switched", "#000001FF"),
  ("{ captured: \(pair) }", again, "dark.switched", "#000002FF"),
  ("{ color: \(pair), alpha: 0.5 }", "", "dark.switched", "#00000180"),
  // The view’s own style never changes, so nothing is kept.
  (pair, "overrideUserInterfaceStyle: 'dark',", "dark.switched", "#000002FF"),
  (pair, "overrideUserInterfaceStyle: 'dark',", "light.switched", "#000002FF"),
  (pair, "overrideUserInterfaceStyle: 'light',", "dark.switched", "#000001FF"),
].map { color, more, variant, expected in
  AppearanceCase(
    "5: a border’s CGColor", bordered(color, more), variant, "v", "borderColor", expected)
}

private func background(_ color: String, _ more: String = "") -> String {
  "{ view: { id: 'v', \(more) backgroundColor: \(color) } }"
}

/// What code resolved once, with `resolvedColor(with:)` or as `UIColor(Color)` outside the tree.
private let resolvedCases: [AppearanceCase] = [
  (pair, "", "dark.switched", "#000002FF"), (pair, "", "light.switched", "#000001FF"),
  ("{ captured: \(pair) }", "", "dark.switched", "#000001FF"),
  ("{ captured: \(pair) }", "", "light.switched", "#000002FF"),
  (
    "{ captured: \(pair) }", "traitCollectionDidChange: ['backgroundColor'],", "dark.switched",
    "#000002FF"
  ),
  ("{ captured: 'systemBackground' }", "", "dark.switched", "#FFFFFFFF"),
  ("{ captured: 'asset:anyDark' }", "", "dark.switched", "#A10000FF"),
  ("'asset:anyDark'", "", "dark.switched", "#D10000FF"),
  ("{ color: { captured: \(pair) }, alpha: 0.5 }", "", "dark.switched", "#00000180"),
  ("{ light: '#000001', dark: { captured: \(pair) } }", "", "dark.switched", "#000001FF"),
].map { color, more, variant, expected in
  AppearanceCase(
    "5: a colour resolved once", background(color, more), variant, "v", "backgroundColor", expected)
}

private func picture(_ image: String, _ more: String = "") -> String {
  """
  { view: { subviews: [
      { kind: 'imageView', id: 'v', frame: [0, 0, 20, 10], image: \(image), \(more) }] } }
  """
}

/// An image chooses its slot anew; a bitmap made from it does not.
private let bitmapCases: [AppearanceCase] = [
  ("'asset:full'", "", "dark.switched", "D1"), ("'asset:full'", "", "light.switched", "B1"),
  ("{ image: 'asset:full', captured: true }", "", "dark", "D1"),
  ("{ image: 'asset:full', captured: true }", "", "dark.switched", "B1"),
  ("{ image: 'asset:full', captured: true }", "", "light.switched", "D1"),
  ("{ image: 'asset:full', captured: false }", "", "dark.switched", "D1"),
  (
    "{ image: 'asset:full', captured: true }", "traitCollectionDidChange: ['image']",
    "dark.switched", "D1"
  ),
  ("{ image: 'asset:full', captured: true }", "", "dark.high-contrast.switched", "B2"),
].map { image, more, variant, slot in
  AppearanceCase(
    "5: a bitmap made from an image", picture(image, more), variant, "v", "image",
    "A.xcassets/full.imageset/\(slot).png")
}

private func row(_ more: String = "") -> String {
  """
  { view: { kind: 'tableView', id: 't', \(more) sections: [
      { rows: [{ text: 'a', textColor: { captured: \(pair) } }] }] } }
  """
}

private func bar(_ more: String = "") -> String {
  """
  { controller: { kind: 'navigationController', id: 'n', \(more)
      navigationBar: { titleTextColor: { captured: \(pair) } },
      root: { title: 'a', view: {} } } }
  """
}

/// Captured colours in rows, bars and tints, and who sets them again.
private let nestedCases: [AppearanceCase] = [
  ("a row", row(), "t.0.0", "textColor", "#000001FF"),
  (
    "a row set again", row("traitCollectionDidChange: ['textColor'],"), "t.0.0", "textColor",
    "#000002FF"
  ),
  ("a bar", bar(), "n.navigationBar", "titleColor", "#000001FF"),
  (
    "a bar set again", bar("traitCollectionDidChange: ['titleTextColor'],"), "n.navigationBar",
    "titleColor", "#000002FF"
  ),
  (
    "a tint",
    "{ view: { tintColor: { captured: \(pair) }, subviews: [{ kind: 'button', id: 'v', title: 'b', frame: [0, 0, 80, 30] }] } }",
    "v", "titleColor", "#000001FF"
  ),
].map { what, screen, view, property, expected in
  AppearanceCase(
    "5: a captured colour in \(what)", .high, screen, "dark.switched", view, property, expected)
}

/// Where the style does not change, nothing is kept.
private let unchangedCases: [AppearanceCase] =
  [
    ("{ window: { overrideUserInterfaceStyle: 'dark' }, ", "dark.switched", "#000002FF"),
    ("{ window: { overrideUserInterfaceStyle: 'dark' }, ", "light.switched", "#000002FF"),
    ("{ window: { overrideUserInterfaceStyle: 'light' }, ", "dark.switched", "#000001FF"),
  ].map { window, variant, expected in
    AppearanceCase(
      "5: a border in a window whose style is fixed",
      window + "view: { id: 'v', borderWidth: 1, borderColor: \(pair) } }", variant, "v",
      "borderColor", expected)
  } + [
    AppearanceCase(
      "2: a border in an app that the Info.plist keeps light", .high, bordered(pair),
      "dark.switched",
      "v", "borderColor", "#000001FF", plist: .light)
  ]
