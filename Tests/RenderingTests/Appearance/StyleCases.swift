import Traits

/// Who decides between light and dark in UIKit (traits, sections 1 to 3).
let styleCases: [AppearanceCase] = plistCases + chainCases + presentationCases + childCases

private func window(_ style: String) -> String {
  "{ window: { overrideUserInterfaceStyle: '\(style)' }, controller: { view: { id: 'v' } } }"
}

/// Info.plist × window × system; the window comes before the file, the file before the system.
private let plistCases: [AppearanceCase] = [
  (InfoPlistStyle.automatic, "unspecified", "light", "light"),
  (.automatic, "unspecified", "dark", "dark"), (.automatic, "light", "light", "light"),
  (.automatic, "light", "dark", "light"), (.automatic, "dark", "light", "dark"),
  (.automatic, "dark", "dark", "dark"), (.light, "unspecified", "light", "light"),
  (.light, "unspecified", "dark", "light"), (.light, "light", "light", "light"),
  (.light, "light", "dark", "light"), (.light, "dark", "light", "dark"),
  (.light, "dark", "dark", "dark"), (.dark, "unspecified", "light", "dark"),
  (.dark, "unspecified", "dark", "dark"), (.dark, "light", "light", "light"),
  (.dark, "light", "dark", "light"), (.dark, "dark", "light", "dark"),
  (.dark, "dark", "dark", "dark"),
  // Before iOS 13 no key and no override makes anything dark (section 1).
  (.dark, "unspecified", "light.ios12", "light"), (.dark, "dark", "light.ios12", "light"),
  (.automatic, "dark", "light.ios13", "dark"), (.light, "unspecified", "dark.ios26", "light"),
].map { plist, override, variant, expected in
  AppearanceCase(
    "2: Info.plist \(plist), window \(override)", window(override), variant, expected, plist: plist)
}

private func chain(_ window: String, _ controller: String, _ view: String, _ inner: String)
  -> String
{
  func say(_ style: String) -> String {
    style == "-" ? "" : "overrideUserInterfaceStyle: '\(style)',"
  }
  return """
    { window: { \(say(window)) }, controller: { id: 'c', \(say(controller))
        view: { id: 'w', \(say(view)) subviews: [{ kind: 'view', id: 'v', \(say(inner)) }] } } }
    """
}

/// The nearest opinion wins.
private let chainCases: [AppearanceCase] = [
  ("-", "-", "-", "-", "dark"), ("light", "-", "-", "-", "light"),
  ("-", "light", "-", "-", "light"), ("-", "-", "light", "-", "light"),
  ("-", "-", "-", "light", "light"), ("light", "dark", "-", "-", "dark"),
  ("dark", "light", "-", "-", "light"), ("light", "light", "dark", "-", "dark"),
  ("light", "light", "light", "dark", "dark"), ("dark", "dark", "dark", "light", "light"),
  ("light", "unspecified", "unspecified", "unspecified", "light"),
  ("-", "light", "unspecified", "-", "light"),
].map { window, controller, view, inner, expected in
  AppearanceCase(
    "3: window \(window), controller \(controller), superview \(view), view \(inner)",
    chain(window, controller, view, inner), "dark", expected)
}

private func presenting(_ style: String, window: String = "", own: String = "") -> String {
  """
  { window: { \(window) }, controller: { id: 'c', overrideUserInterfaceStyle: 'dark',
      presents: { style: '\(style)', controller: { id: 'p', \(own) view: { id: 'v' } } } } }
  """
}

/// A presented controller hangs off the window, not off its presenter.
private let presentationCases: [AppearanceCase] =
  ["pageSheet", "formSheet", "fullScreen", "overFullScreen", "popover"].flatMap { style in
    [
      AppearanceCase("3: \(style) skips its presenter", presenting(style), "light", "light"),
      AppearanceCase(
        "3: \(style) follows the window",
        presenting(style, window: "overrideUserInterfaceStyle: 'light'"), "dark", "light"),
      AppearanceCase(
        "3: \(style) has its own override",
        presenting(style, own: "overrideUserInterfaceStyle: 'dark',"), "light", "dark"),
    ]
  } + [
    AppearanceCase(
      "3: the presenter keeps its override", presenting("pageSheet"), "light", "c", "style", "dark")
  ]

private let embedding = """
  { controller: { id: 'parent', CONTROLLER
      view: { id: 'root', subviews: [
        { kind: 'view', id: 'box', overrideUserInterfaceStyle: 'dark' }] },
      children: [{ id: 'child', container: 'box', view: { id: 'v' } }] } }
  """

/// A child controller takes its parent's style before iOS 17, its superview's from then on.
private let childCases: [AppearanceCase] = [
  ("light.ios12", "", "light"), ("light.ios13", "", "light"), ("light.ios15", "", "light"),
  ("light", "", "dark"), ("light.ios17", "", "dark"), ("light.ios26", "", "dark"),
  ("dark.ios13", "overrideUserInterfaceStyle: 'light',", "light"),
  ("dark", "overrideUserInterfaceStyle: 'light',", "dark"),
].map { variant, controller, expected in
  AppearanceCase(
    "3: a child controller in a dark view", embedding.replacing("CONTROLLER", with: controller),
    variant, expected)
}
