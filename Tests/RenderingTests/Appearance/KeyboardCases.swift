/// Keyboards, status bars and scroll indicators (traits, section 7).
let keyboardCases: [AppearanceCase] = fieldCases + statusBarCases + indicatorCases

private func field(_ appearance: String, _ window: String, _ own: String) -> String {
  """
  { window: { overrideUserInterfaceStyle: '\(window)' }, view: { subviews: [
      { kind: 'textField', id: 'f', isFirstResponder: true, keyboardAppearance: '\(appearance)',
        overrideUserInterfaceStyle: '\(own)' }] } }
  """
}

private let none = "unspecified"

private let fieldCases: [AppearanceCase] = [
  ("default", none, none, "light", "light"), ("default", none, none, "dark", "dark"),
  ("default", "dark", none, "light", "dark"), ("default", none, "dark", "light", "dark"),
  ("default", "dark", "light", "dark", "light"), ("light", none, none, "dark", "light"),
  ("light", none, "dark", "dark", "light"), ("dark", none, none, "light", "dark"),
  ("dark", "light", "light", "light", "dark"), ("alert", none, none, "light", "dark"),
  // Before iOS 13 nothing is dark, except a keyboard that asks for it.
  ("default", "dark", "dark", "light.ios12", "light"), ("dark", none, none, "light.ios12", "dark"),
].map { appearance, window, own, variant, expected in
  AppearanceCase(
    "7: keyboardAppearance \(appearance), window \(window), field \(own)",
    field(appearance, window, own), variant, "keyboard", "keyboard", expected
  ).from("gini/gini-mobile-ios#56, KeyboardKit/KeyboardKit#107, #180 and #305")
}

private let statusBarCases: [AppearanceCase] =
  [
    ("default", "light", "#000000FF"), ("default", "dark", "#FFFFFFFF"),
    ("default", "light.ios12", "#000000FF"), ("default", "dark.ios13", "#FFFFFFFF"),
    ("lightContent", "light", "#FFFFFFFF"), ("lightContent", "dark", "#FFFFFFFF"),
    ("lightContent", "light.ios12", "#FFFFFFFF"), ("darkContent", "light", "#000000FF"),
    ("darkContent", "dark", "#000000FF"), ("darkContent", "dark.ios13", "#000000FF"),
  ].map { style, variant, expected in
    AppearanceCase(
      "7: status bar \(style)", "{ statusBar: '\(style)', view: {} }", variant, "statusBar",
      "statusBarColor", expected
    ).from("apache/cordova-plugin-statusbar#148 and #213")
  } + [
    AppearanceCase(
      "7: the status bar follows the controller in front",
      "{ statusBar: 'default', controller: { overrideUserInterfaceStyle: 'dark' } }", "light",
      "statusBar", "statusBarColor", "#FFFFFFFF"
    ).from("apache/cordova-plugin-statusbar#148 and #213")
  ]

private func scrolling(_ style: String) -> String {
  """
  { view: { subviews: [{ kind: 'scrollView', id: 'v', showsVerticalScrollIndicator: true,
      indicatorStyle: '\(style)', frame: [0, 0, 200, 100],
      subviews: [{ kind: 'view', pin: 'edges', height: 400 }] }] } }
  """
}

private let indicatorCases: [AppearanceCase] = [
  ("default", "light", "#00000059"), ("default", "dark", "#FFFFFF80"),
  ("default", "light.ios12", "#00000059"), ("default", "dark.ios13", "#FFFFFF80"),
  ("black", "light", "#00000080"), ("black", "dark", "#00000080"), ("white", "light", "#FFFFFF80"),
  ("white", "dark", "#FFFFFF80"),
].map { style, variant, expected in
  AppearanceCase(
    "7: a \(style) scroll indicator", scrolling(style), variant, "v", "indicatorColor", expected
  ).from("microsoft/fluentui-apple FluentDarkModeKit#59, wikimedia/wikipedia-ios#1824")
}
