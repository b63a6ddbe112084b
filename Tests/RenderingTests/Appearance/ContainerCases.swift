/// How far the override of a controller that holds others reaches (traits, section 3).
let containerCases: [AppearanceCase] =
  [
    ("around", "dark"), ("around.navigationBar", "dark"), ("page", "dark"), ("v", "dark"),
  ].map { view, expected in
    AppearanceCase(
      "3: a navigation controller’s override",
      navigation("overrideUserInterfaceStyle: 'dark',", ""),
      "light", view, "style", expected)
  }
  + [
    ("around", "light"), ("around.navigationBar", "light"), ("page", "dark"), ("v", "dark"),
  ].map { view, expected in
    AppearanceCase(
      "3: a controller’s override stays inside",
      navigation("", "overrideUserInterfaceStyle: 'dark',"),
      "light", view, "style", expected)
  }
  + [
    ("tabs", "dark"), ("tabs.tabBar", "dark"), ("around", "dark"), ("v", "dark"),
  ].map { view, expected in
    AppearanceCase(
      "3: a tab bar controller’s override", tabs("overrideUserInterfaceStyle: 'dark',"), "light",
      view, "style", expected)
  } + [
    AppearanceCase(
      "3: a tab bar controller’s traitOverrides",
      tabs("traitOverrides: { userInterfaceStyle: 'dark' },"),
      "light.ios15", "v", "style", "light"),
    AppearanceCase(
      "3: a tab bar controller’s traitOverrides",
      tabs("traitOverrides: { userInterfaceStyle: 'dark' },"),
      "light", "v", "style", "dark"),
    AppearanceCase(
      "3: a parent’s override for its page",
      navigation("", "overrideTraitCollection: { userInterfaceStyle: 'dark' },"), "light.ios15",
      "v",
      "style", "dark"),
  ]

private func navigation(_ outer: String, _ inner: String) -> String {
  """
  { controller: { kind: 'navigationController', id: 'around', \(outer)
      root: { id: 'page', \(inner) view: { id: 'v' } } } }
  """
}

private func tabs(_ words: String) -> String {
  """
  { controller: { kind: 'tabBarController', id: 'tabs', \(words) viewControllers: [
      { kind: 'navigationController', id: 'around', root: { view: { id: 'v' } } }] } }
  """
}
