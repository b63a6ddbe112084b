import Traits

/// What `traitOverrides` and `overrideTraitCollection` decide (traits, sections 3 and 6).
let overrideCases: [AppearanceCase] =
  traitOverrideCases + parentCases + presentationOverrideCases + sceneCases + windowCases

private let generations = ["ios13", "ios15", "ios17", "ios26"]

private func overriding(_ place: String, _ words: String) -> String {
  func say(_ here: String) -> String { here == place ? "traitOverrides: { \(words) }," : "" }
  return """
    { window: { \(say("window")) \(place == "scene" ? "windowScene: { \(say("scene")) }" : "") },
      controller: { \(say("controller")) view: { \(say("superview"))
        subviews: [{ kind: 'view', id: 'v', \(say("view")) backgroundColor: 'systemBackground' }] } } }
    """
}

/// Everywhere that traits can be set, from iOS 17 on; before, the property does not exist.
private let traitOverrideCases: [AppearanceCase] =
  ["view", "superview", "controller", "window", "scene"].flatMap { place in
    generations.flatMap { generation in
      let isKnown = generation == "ios17" || generation == "ios26"
      return [
        AppearanceCase(
          "3: traitOverrides of the \(place)", overriding(place, "userInterfaceStyle: 'dark'"),
          "light.\(generation)", isKnown ? "dark" : "light"),
        AppearanceCase(
          "6: traitOverrides of the \(place)", overriding(place, "userInterfaceLevel: 'elevated'"),
          "dark.\(generation)", "v", "level", isKnown ? "elevated" : "base"),
        AppearanceCase(
          "3: traitOverrides of the \(place)", overriding(place, "accessibilityContrast: 'high'"),
          "dark.\(generation)", "v", "contrast", isKnown ? "high" : "normal"),
      ]
    }
  } + [
    AppearanceCase(
      "3: traitOverrides before iOS 13", overriding("view", "userInterfaceStyle: 'dark'"),
      "light.ios12", "light"),
    AppearanceCase(
      "3: unspecified falls through", overriding("view", "userInterfaceStyle: 'unspecified'"),
      "dark", "dark"),
    AppearanceCase(
      "6: an elevated view has the elevated background",
      overriding("view", "userInterfaceLevel: 'elevated'"), "dark", "v", "backgroundColor",
      "#1C1C1EFF"),
    AppearanceCase(
      "6: base inside elevated", overriding("view", "userInterfaceLevel: 'base'"), "dark.elevated",
      "v", "backgroundColor", "#000000FF"),
    AppearanceCase(
      "5: normal contrast inside high", overriding("view", "accessibilityContrast: 'normal'"),
      "dark.high-contrast.elevated", "v", "backgroundColor", "#1C1C1EFF"),
    AppearanceCase(
      "6: unspecified levels fall through", overriding("view", "userInterfaceLevel: 'unspecified'"),
      "dark.elevated", "v", "level", "elevated"),
  ]

private func child(_ parent: String, _ own: String, _ box: String = "") -> String {
  """
  { controller: { view: { subviews: [{ kind: 'view', id: 'box', \(box) }] },
      children: [{ container: 'box', overrideTraitCollection: { \(parent) }, \(own)
        view: { id: 'v' } }] } }
  """
}

/// `setOverrideTraitCollection(_:forChild:)`: nearer than what the child inherits, further away than
/// its own override; deprecated with iOS 17 and still heard.
private let parentCases: [AppearanceCase] =
  generations.map { generation in
    AppearanceCase(
      "3: a parent’s override for its child", child("userInterfaceStyle: 'dark'", ""),
      "light.\(generation)", "dark")
  } + [
    AppearanceCase(
      "3: a parent’s override before iOS 13", child("userInterfaceStyle: 'dark'", ""),
      "light.ios12", "light"),
    AppearanceCase(
      "3: a child’s own override beats its parent’s", .medium,
      child("userInterfaceStyle: 'dark'", "overrideUserInterfaceStyle: 'light',"), "dark.ios15",
      "v", "style", "light"),
    AppearanceCase(
      "3: a parent’s override beats the view around", .medium,
      child("userInterfaceStyle: 'light'", "", "overrideUserInterfaceStyle: 'dark'"), "light", "v",
      "style", "light"),
    AppearanceCase(
      "6: a parent elevates its child", child("userInterfaceLevel: 'elevated'", ""), "dark.ios15",
      "v", "level", "elevated"),
    AppearanceCase(
      "3: a parent’s override does not reach the parent", child("userInterfaceStyle: 'dark'", ""),
      "light", "box", "style", "light"),
  ]

private func presenting(_ style: String, _ members: String, _ own: String = "") -> String {
  """
  { controller: { presents: { style: '\(style)', \(members)
      controller: { \(own) view: { id: 'v', backgroundColor: 'systemBackground' } } } } }
  """
}

private let presentationOverrideCases: [AppearanceCase] =
  [
    ("overrideTraitCollection", "light.ios13", "dark"),
    ("overrideTraitCollection", "light.ios15", "dark"),
    ("overrideTraitCollection", "light", "dark"), ("traitOverrides", "light.ios15", "light"),
    ("traitOverrides", "light", "dark"), ("traitOverrides", "light.ios26", "dark"),
  ].map { property, variant, expected in
    AppearanceCase(
      "3: \(property) of a presentation",
      presenting("pageSheet", "\(property): { userInterfaceStyle: 'dark' },"), variant, expected)
  } + [
    AppearanceCase(
      "3: a presented controller beats its presentation",
      presenting(
        "pageSheet", "overrideTraitCollection: { userInterfaceStyle: 'dark' },",
        "overrideUserInterfaceStyle: 'light',"), "dark", "light"),
    AppearanceCase(
      "6: a custom overlay that its presentation elevates",
      presenting("overFullScreen", "overrideTraitCollection: { userInterfaceLevel: 'elevated' },"),
      "dark.ios15", "v", "backgroundColor", "#1C1C1EFF"),
    AppearanceCase(
      "6: a sheet that its presentation puts at base", .medium,
      presenting("pageSheet", "traitOverrides: { userInterfaceLevel: 'base' },"), "dark", "v",
      "level", "base"),
  ]

private func scene(_ window: String, _ scene: String = "userInterfaceStyle: 'dark'") -> String {
  """
  { window: { \(window) windowScene: { traitOverrides: { \(scene) } } },
    controller: { view: { id: 'v' }, presents: { controller: { view: { id: 'p' } } } } }
  """
}

private let sceneCases: [AppearanceCase] = [
  AppearanceCase("3: a scene beats the setting", scene(""), "light", "dark"),
  AppearanceCase("3: a scene beats the Info.plist", scene(""), "light", "dark", plist: .light),
  AppearanceCase(
    "3: a window beats its scene", scene("overrideUserInterfaceStyle: 'light',"), "light", "light"),
  AppearanceCase("3: a scene before iOS 17", scene(""), "light.ios15", "light"),
  AppearanceCase("3: a scene reaches what is presented", scene(""), "light", "p", "style", "dark"),
  AppearanceCase(
    "6: a sheet is elevated whatever its scene says",
    scene("", "userInterfaceLevel: 'base'"), "dark", "p", "level", "elevated"),
]

private func windows(_ first: String, _ second: String = "", scene: String = "") -> String {
  """
  { window: { \(first) \(scene) }, controller: { view: { id: 'w' } },
    windows: [{ id: 'banner', frame: [0, 0, 320, 80], \(second)
      controller: { view: { id: 'v' }, presents: { controller: { view: { id: 'p' } } } } }] }
  """
}

/// A second window belongs to the same scene and takes nothing from the first one.
private let windowCases: [AppearanceCase] = [
  ("overrideUserInterfaceStyle: 'dark',", "", "", "light", "v", "light"),
  ("overrideUserInterfaceStyle: 'dark',", "", "", "light", "w", "dark"),
  ("", "overrideUserInterfaceStyle: 'dark',", "", "light", "v", "dark"),
  ("", "overrideUserInterfaceStyle: 'dark',", "", "light", "w", "light"),
  ("", "overrideUserInterfaceStyle: 'dark',", "", "light", "p", "dark"),
  ("overrideUserInterfaceStyle: 'dark',", "", "", "light", "p", "light"),
  ("", "traitOverrides: { userInterfaceStyle: 'dark' },", "", "light", "v", "dark"),
  ("", "", "windowScene: { traitOverrides: { userInterfaceStyle: 'dark' } }", "light", "v", "dark"),
  (
    "", "overrideUserInterfaceStyle: 'light',",
    "windowScene: { traitOverrides: { userInterfaceStyle: 'dark' } }", "light", "v", "light"
  ),
].map { first, second, scene, variant, view, expected in
  AppearanceCase(
    "3: a second window", windows(first, second, scene: scene), variant, view, "style", expected)
}
