/// What open sheets make of a switch and of their presenter's environment (traits, section 4).
let sheetCases: [AppearanceCase] =
  switchCases + scopeCases + preferenceCases + goingBackCases + leakCases + environmentCases

private func preferring(_ style: String) -> String {
  "modifiers: [{ preferredColorScheme: \(style) }],"
}

/// A page with an open presentation, of which `switches` says what changes.
private func page(
  _ switches: String, _ kind: String, root: String = "", content: String = "",
  window: String = "", state: String = ""
) -> String {
  """
  { \(window) hosting: { id: 'r', Text: 'a', \(root)
      \(kind): { content: { id: 'v', Text: 's', \(content) } } },
    state: { switches: '\(switches)', \(state) } }
  """
}

private let system = "system"
private let window = "overrideUserInterfaceStyle"
private let preference = "preferredColorScheme"

/// Who follows a switch of the user's setting, the window's override and the root's preference.
private let switchCases: [AppearanceCase] =
  [
    (system, "sheet", "r", "dark"), (system, "sheet", "v", "dark"),
    (system, "fullScreenCover", "v", "dark"), (system, "popover", "v", "dark"),
    (window, "sheet", "r", "dark"), (window, "sheet", "v", "dark"),
    (window, "fullScreenCover", "v", "dark"), (window, "sheet", "window", "dark"),
    (preference, "sheet", "r", "dark"), (preference, "sheet", "window", "dark"),
    (preference, "sheet", "v", "light"), (preference, "fullScreenCover", "v", "light"),
    (preference, "popover", "v", "dark"),
  ].map { switches, kind, view, expected in
    AppearanceCase(
      "4: \(switches) switches under an open \(kind)", page(switches, kind), "dark.switched", view,
      "style", expected)
  } + [
    AppearanceCase(
      "4: the other way", page(preference, "sheet"), "light.switched", "v", "style", "dark"),
    AppearanceCase(
      "4: without a switch nothing lags", page(preference, "sheet"), "dark", "v", "style", "dark"),
    AppearanceCase(
      "4: what UIKit presents follows",
      """
      { controller: { hosting: { id: 'r', Text: 'a' },
          presents: { style: 'pageSheet', controller: { view: { id: 'v' } } } },
        state: { switches: 'preferredColorScheme' } }
      """, "dark.switched", "v", "style", "dark"),
  ]

/// A preference reaches the nearest presentation, whichever it is, and no further.
private let scopeCases: [AppearanceCase] = ["sheet", "fullScreenCover", "popover"].flatMap { kind in
  [("v", "dark"), ("r", "light"), ("window", "light")].map { view, expected in
    AppearanceCase(
      "4: a preference in a \(kind)", page(system, kind, content: preferring("'dark'")), "light",
      view, "style", expected)
  }
}

/// The preferences of root and sheet while something switches.
private let preferenceCases: [AppearanceCase] = [
  // The modifier of the root is the one that switches, whatever it is written with.
  (preference, "'dark'", "", "", "r", "dark.switched", "dark"),
  (preference, "'dark'", "", "", "r", "light.switched", "light"),
  (preference, "'dark'", "", "", "v", "light.switched", "dark"),
  // The same modifier on the sheet follows; another one stays.
  (preference, "'dark'", "'dark'", "", "v", "dark.switched", "dark"),
  (preference, "'dark'", "'dark'", "", "v", "light.switched", "light"),
  (preference, "'dark'", "'light'", "", "v", "dark.switched", "light"),
  (preference, "'dark'", "null", "", "v", "dark.switched", "light"),
  // Beside a preference the window's override decides nothing, so switching it changes nothing.
  (window, "'light'", "", "", "r", "dark.switched", "light"),
  (window, "'light'", "", "", "v", "dark.switched", "light"),
  (window, "null", "", "", "v", "dark.switched", "dark"),
  (
    preference, "'dark'", "", "window: { overrideUserInterfaceStyle: 'light' },", "r",
    "dark.switched", "dark"
  ),
  (
    preference, "'dark'", "", "window: { overrideUserInterfaceStyle: 'light' },", "v",
    "dark.switched", "light"
  ),
  // The user's setting does not reach a window whose override or preference is fixed.
  (system, "'dark'", "", "", "v", "light.switched", "dark"),
  (
    system, "", "", "window: { overrideUserInterfaceStyle: 'light' },", "v", "dark.switched",
    "light"
  ),
].map { switches, root, content, window, view, variant, expected in
  AppearanceCase(
    "4: \(switches) switches; root \(root), sheet \(content) \(window)", .medium,
    page(
      switches, "sheet", root: root.isEmpty ? "" : preferring(root),
      content: content.isEmpty ? "" : preferring(content), window: window), variant, view, "style",
    expected)
}

/// The root's preference goes back to nil; with the known defect the window keeps the old one.
private let goingBackCases: [AppearanceCase] = [
  ("", "r", "light.switched", "light"), ("", "window", "dark.switched", "dark"),
  ("", "v", "light.switched", "dark"),
  ("knownDefects: ['preferredColorSchemeSticks']", "r", "light.switched", "dark"),
  ("knownDefects: ['preferredColorSchemeSticks']", "window", "dark.switched", "light"),
  ("knownDefects: ['preferredColorSchemeSticks']", "r", "light", "light"),
  ("knownDefects: ['preferredColorSchemeLeaks']", "r", "light.switched", "light"),
].map { state, view, variant, expected in
  AppearanceCase(
    "4: back to nil \(state)", .high,
    page(preference, "sheet", root: preferring("null"), state: state), variant, view, "style",
    expected)
}

/// A preference in a sheet stays there, but for the known defect.
private let leakCases: [AppearanceCase] = [
  ("", "", "r", "light"), ("", "", "v", "dark"),
  ("knownDefects: ['preferredColorSchemeLeaks']", "", "r", "dark"),
  ("knownDefects: ['preferredColorSchemeLeaks']", "", "window", "dark"),
  ("knownDefects: ['preferredColorSchemeLeaks']", "'light'", "r", "light"),
  ("knownDefects: ['preferredColorSchemeSticks']", "", "r", "light"),
].map { state, root, view, expected in
  AppearanceCase(
    "4: a sheet prefers dark \(state)", .medium,
    page(
      system, "sheet", root: root.isEmpty ? "" : preferring(root), content: preferring("'dark'"),
      state: state), "light", view, "style", expected)
}

private func inheriting(_ presenter: String, _ content: String = "") -> String {
  """
  { hosting: { VStack: [
      { id: 'p', Text: 'a', modifiers: [\(presenter)],
        sheet: { content: { id: 'v', Text: 's', \(content) } } },
      { id: 'b', Text: 'b' }] } }
  """
}

private let darkPresenter = "{ colorScheme: 'dark' }"

/// From iOS 14 on a sheet inherits its presenter's environment (oleb.net, 2020).
private let environmentCases: [AppearanceCase] = [
  (darkPresenter, "", "light", "v", "style", "dark"),
  (darkPresenter, "", "light.ios15", "v", "style", "dark"),
  (darkPresenter, "", "light.ios26", "v", "style", "dark"),
  (darkPresenter, "", "light.ios13", "v", "style", "light"),
  (darkPresenter, "", "light", "0/1.frame", "style", "light"),
  (darkPresenter, "", "light", "b", "style", "light"),
  ("{ environment: { colorScheme: 'dark' } }", "", "light", "v", "style", "dark"),
  ("{ environment: { colorScheme: 'dark' } }", "", "light.ios13", "v", "style", "light"),
  (darkPresenter, "modifiers: [{ preferredColorScheme: 'light' }]", "dark", "v", "style", "light"),
  (darkPresenter, "modifiers: [{ colorScheme: 'light' }]", "dark", "v", "style", "light"),
  ("{ foregroundStyle: '#010203' }", "", "light", "v", "textColor", "#010203FF"),
  ("{ foregroundStyle: '#010203' }", "", "light.ios15", "v", "textColor", "#010203FF"),
  ("{ foregroundStyle: '#010203' }", "", "light.ios13", "v", "textColor", "#000000FF"),
  ("{ foregroundStyle: '#010203' }", "", "light.ios13", "p", "textColor", "#010203FF"),
  (
    "{ foregroundStyle: '#010203' }", "modifiers: [{ foregroundStyle: '#010203' }]", "light.ios13",
    "v", "textColor", "#010203FF"
  ),
].map { presenter, content, variant, view, property, expected in
  AppearanceCase(
    "4: a sheet under \(presenter) with \(content)", .medium, inheriting(presenter, content),
    variant, view, property, expected)
}
