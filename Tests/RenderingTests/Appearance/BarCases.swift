import Traits

/// Which appearance a bar takes, and what that makes of its colours (traits, section 7).
let barCases: [AppearanceCase] =
  navigationCases + linkedCases + barColorCases + titleCases + tabBarCases + toolbarCases

private let largeTitles = "wix/react-native-navigation#6027; Apple, “UINavigationBar”"
private let allTitles =
  "gini/gini-vision-lib-ios†#462, infinum/ios-loggie#22, grahammendick/navigation#470"
private let tabBars = "wordpress-mobile/WordPress-iOS#17172, dotnet/macios#12825"
private let seed = "the seed article about UIKit: barTintColor has no effect with large titles"

/// A table of `count` rows of 44 points on a screen of 320 × 480.
private func table(_ offset: Int, rows count: Int = 20) -> String {
  let rows = Array(repeating: "{ text: 'a' }", count: count).joined(separator: ", ")
  return "{ kind: 'tableView', contentOffset: [0, \(offset)], sections: [{ rows: [\(rows)] }] }"
}

private func navigation(_ bar: String, scrolled offset: Int, _ more: String = "") -> String {
  """
  { controller: { kind: 'navigationController', id: 'n', navigationBar: { \(bar) },
      root: { title: 'A', \(more) view: \(table(offset)) } } }
  """
}

private let large = "prefersLargeTitles: true,"
private let standard = "standardAppearance: { backgroundColor: '#000001' },"
private let edge = "scrollEdgeAppearance: { backgroundColor: '#000002' },"
private let own = "bar’s own properties"

private let navigationCases: [AppearanceCase] = [
  ("light.ios12", large, 0, own, largeTitles), ("light.ios12", edge, 0, own, largeTitles),
  ("light.ios13", "", 0, own, largeTitles),
  ("light.ios13", standard, 0, "standardAppearance", largeTitles),
  ("light.ios13", edge, 0, own, largeTitles), ("light.ios13", large, 0, "transparent", seed),
  ("light.ios13", large + "barTintColor: '#FF0000'", 0, "transparent", seed),
  ("light.ios13", large + standard, 0, "transparent", largeTitles),
  ("light.ios13", large + standard + edge, 0, "scrollEdgeAppearance", largeTitles),
  ("light.ios13", large, 60, own, largeTitles),
  ("light.ios13", large + standard + edge, 60, "standardAppearance", largeTitles),
  ("light.ios15", "", 0, "transparent", allTitles),
  ("light.ios15", standard, 0, "transparent", allTitles),
  ("light.ios15", edge, 0, "scrollEdgeAppearance", allTitles),
  ("light.ios15", standard + edge, 60, "standardAppearance", allTitles),
  ("light.ios15", edge, 60, own, allTitles), ("light.ios15", large, 0, "transparent", allTitles),
  ("light", "", 0, "transparent", allTitles), ("dark", "", 60, own, allTitles),
  ("dark", standard, 60, "standardAppearance", allTitles),
  ("light.ios26", "", 0, "transparent", allTitles),
  ("dark.ios26", edge, 0, "scrollEdgeAppearance", allTitles),
].map { variant, bar, offset, expected, source in
  AppearanceCase(
    "7: a bar with {\(bar)} over content moved by \(offset)", navigation(bar, scrolled: offset),
    variant, "n.navigationBar", "appearance", expected
  ).from(source)
}

/// An app has the bars of the SDK that it was linked with.
private let linkedCases: [AppearanceCase] = [
  (TraitSet.Generation.ios13, "light", "", own), (.ios13, "light.ios26", large, "transparent"),
  (.ios12, "light", large, own), (.ios15, "light.ios26", "", "transparent"),
  (.ios26, "light.ios13", "", own),
].map { sdk, variant, bar, expected in
  var row = AppearanceCase(
    "7: a bar with {\(bar)} in an app linked for \(sdk)", navigation(bar, scrolled: 0), variant,
    "n.navigationBar", "appearance", expected
  ).from(allTitles)
  row.linkedSDK = sdk
  return row
}

private let barColorCases: [AppearanceCase] = [
  ("light.ios12", large + "barTintColor: '#FF0000'", 0, "barColor", "#FF0000FF"),
  ("light.ios13", "barTintColor: '#FF0000'", 0, "barColor", "#FF0000FF"),
  ("light.ios15", "barTintColor: '#FF0000'", 9, "barColor", "#FF0000FF"),
  ("light", standard + "barTintColor: '#FF0000'", 9, "barColor", "#000001FF"),
  ("dark", edge + "barTintColor: '#FF0000'", 0, "barColor", "#000002FF"),
  ("light", "scrollEdgeAppearance: { background: 'opaque' }", 0, "barColor", "#FFFFFFFF"),
  ("dark", "scrollEdgeAppearance: { background: 'opaque' }", 0, "barColor", "#000000FF"),
  ("light", "scrollEdgeAppearance: { background: 'default' }", 0, "barEffect", "#F9F9F9F0"),
  ("light", "", 9, "barEffect", "#F9F9F9F0"), ("dark", "", 9, "barEffect", "#1D1D1DF0"),
  ("light.ios12", "", 0, "barEffect", "#F9F9F9F0"), ("dark.ios13", "", 0, "barEffect", "#1D1D1DF0"),
  ("light", "barStyle: 'black'", 9, "barEffect", "#1D1D1DF0"),
  ("light", "isTranslucent: false", 9, "barColor", "#F9F9F9FF"),
  ("dark", "isTranslucent: false", 9, "barColor", "#1D1D1DFF"),
  ("dark", "standardAppearance: { shadowColor: 'systemRed' }", 9, "shadowColor", "#FF453AFF"),
  ("light", "", 9, "shadowColor", "#0000004D"),
].map { variant, bar, offset, property, expected in
  AppearanceCase(
    "7: a bar with {\(bar)} over content moved by \(offset)", .medium,
    navigation(bar, scrolled: offset), variant, "n.navigationBar", property, expected
  ).from("Apple, “UIBarAppearance”; flutter/flutter, nav_bar.dart and theme.dart for the values")
}

/// A fixed colour in a title's attributes stays in the other style.
private let titleCases: [AppearanceCase] = [
  ("", "light", 0, "titleColor", "#000000FF"), ("", "dark", 0, "titleColor", "#FFFFFFFF"),
  ("", "light.ios12", 0, "titleColor", "#000000FF"),
  ("titleTextAttributes: { foregroundColor: '#000000' }", "dark", 0, "titleColor", "#000000FF"),
  (
    "standardAppearance: { titleTextAttributes: { foregroundColor: '#101010' } }", "dark", 9,
    "titleColor", "#101010FF"
  ),
  ("standardAppearance: { titleColor: '#101010' }", "dark", 0, "titleColor", "#101010FF"),
  (
    "titleTextAttributes: { foregroundColor: '#101010' }, standardAppearance: {}", "dark", 9,
    "titleColor", "#FFFFFFFF"
  ),
  (large, "dark", 0, "largeTitleColor", "#FFFFFFFF"),
  (
    large + "largeTitleTextAttributes: { foregroundColor: '#101010' }", "dark", 0,
    "largeTitleColor", "#101010FF"
  ),
  (
    large + "titleTextAttributes: { foregroundColor: '#101010' }", "dark", 0, "largeTitleColor",
    "#FFFFFFFF"
  ),
  (
    large + "scrollEdgeAppearance: { largeTitleTextAttributes: { foregroundColor: 'label' } }",
    "dark", 0, "largeTitleColor", "#FFFFFFFF"
  ),
  ("barStyle: 'black'", "light", 9, "titleColor", "#FFFFFFFF"),
].map { bar, variant, offset, property, expected in
  AppearanceCase(
    "7: a title in {\(bar)}", navigation(bar, scrolled: offset), variant, "n.navigationBar",
    property, expected
  ).from("openradar-mirror#17543")
}

private func tabs(_ bar: String, _ view: String) -> String {
  """
  { controller: { kind: 'tabBarController', id: 't', tabBar: { \(bar) },
      viewControllers: [{ title: 'A', view: \(view) }, { title: 'B' }] } }
  """
}

private let tabBarCases: [AppearanceCase] = [
  ("light.ios12", "", table(0, rows: 3), "appearance", own),
  ("light.ios13", "", table(0, rows: 3), "appearance", own),
  ("light.ios13", standard, table(0), "appearance", "standardAppearance"),
  ("light.ios15", "", table(0, rows: 3), "appearance", "transparent"),
  ("light.ios15", "", table(0), "appearance", own),
  ("light.ios15", "", table(469), "appearance", "transparent"),
  ("light.ios15", "", table(460), "appearance", own),
  ("dark", "", "{}", "appearance", "transparent"),
  ("dark", edge, table(469), "appearance", "scrollEdgeAppearance"),
  ("dark", standard + edge, table(0), "appearance", "standardAppearance"),
  ("dark", "", table(0), "barEffect", "#1D1D1DF0"),
  ("light", "", table(0), "barEffect", "#F9F9F9F0"),
  ("light", "", table(0), "item0Color", "#007AFFFF"),
  ("dark", "", table(0), "item0Color", "#0A84FFFF"),
  ("light", "", table(0), "item1Color", "#999999FF"),
  ("dark", "", table(0), "item1Color", "#757575FF"),
  ("dark", "unselectedItemTintColor: '#123456'", table(0), "item1Color", "#123456FF"),
  (
    "dark",
    "standardAppearance: { stackedLayoutAppearance: { normal: { iconColor: '#123456' } } }",
    table(0), "item1Color", "#123456FF"
  ),
].map { variant, bar, view, property, expected in
  AppearanceCase(
    "7: a tab bar with {\(bar)}", tabs(bar, view), variant, "t.tabBar", property, expected
  ).from(tabBars)
}

private let toolbarCases: [AppearanceCase] = [
  ("light.ios13", "", 0, "appearance", own), ("light.ios15", "", 0, "appearance", own),
  ("light.ios15", "", 490, "appearance", "transparent"),
  ("dark", edge, 490, "appearance", "scrollEdgeAppearance"),
  ("dark", standard + edge, 0, "appearance", "standardAppearance"),
  ("dark", "", 0, "barEffect", "#1D1D1DF0"), ("dark", "", 0, "item0Color", "#0A84FFFF"),
].map { variant, bar, offset, property, expected in
  AppearanceCase(
    "7: a toolbar with {\(bar)} over content moved by \(offset)", .medium,
    navigation(
      "isHidden: true }, toolbar: { \(bar)", scrolled: offset, "toolbarItems: [{ title: 'Edit' }],"),
    variant, "n.toolbar", property, expected
  ).from("Apple, “UIToolbar”: scrollEdgeAppearance is there from iOS 15 on")
}
