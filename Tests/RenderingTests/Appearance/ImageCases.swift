/// How images follow the style, the tint and the rendering mode (traits, sections 5 and 7).
let imageCases: [AppearanceCase] = inheritedTintCases + originCases + scopeCases

private func picture(_ outer: String, _ inner: String) -> String {
  """
  { view: { \(outer) subviews: [
      { kind: 'imageView', id: 'v', frame: [0, 0, 20, 10], image: 'asset:anyDark', \(inner) }] } }
  """
}

private let template = "renderingMode: 'alwaysTemplate',"

/// A template takes the nearest tint, in the style of the view that shows it.
private let inheritedTintCases: [AppearanceCase] = [
  ("tintColor: '#010101',", "", "light", "#010101FF"),
  ("tintColor: '#010101',", "tintColor: '#020202',", "light", "#020202FF"),
  ("tintColor: 'label',", "overrideUserInterfaceStyle: 'dark',", "light", "#FFFFFFFF"),
  ("tintColor: { light: '#010101', dark: '#020202' },", "", "dark", "#020202FF"),
  ("tintColor: 'asset:anyDark',", "", "dark", "#D10000FF"),
  ("tintColor: 'systemBlue',", "", "light.high-contrast", "#0040DDFF"),
  ("tintColor: 'systemBlue',", "", "dark.high-contrast", "#409CFFFF"),
  // By how much iOS darkens such a tint is not known, so it stays as written.
  ("tintColor: '#FF8000',", "", "light.high-contrast", "#FF8000FF"),
].map { outer, inner, variant, expected in
  AppearanceCase(
    "5: a template’s tint", picture(outer, template + inner), variant, "v", "tintColor", expected)
}

/// An original image takes the slot of the style, whatever the tint.
private let originCases: [AppearanceCase] = [
  ("", "light", "any"), ("", "dark", "dark"), ("renderingMode: 'alwaysOriginal',", "dark", "dark"),
  (template, "dark", "dark"),
].map { mode, variant, slot in
  AppearanceCase(
    "5: a template chooses its slot as an original does", picture("tintColor: '#010101',", mode),
    variant, "v", "image", "A.xcassets/anyDark.imageset/\(AppearanceStage.color(slot)).png")
}

/// The traits are those of the view that shows the image.
private let scopeCases: [AppearanceCase] = [
  ("overrideUserInterfaceStyle: 'dark',", "light", "dark"),
  ("overrideUserInterfaceStyle: 'light',", "dark", "any"),
  ("traitOverrides: { userInterfaceStyle: 'dark' },", "light", "dark"),
  ("traitOverrides: { userInterfaceStyle: 'dark' },", "light.ios15", "any"),
].map { inner, variant, slot in
  AppearanceCase(
    "5: the image view’s own traits choose", picture("", inner), variant, "v", "image",
    "A.xcassets/anyDark.imageset/\(AppearanceStage.color(slot)).png")
}
