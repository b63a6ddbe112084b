/// Alerts, action sheets, and what they do to the views behind them (traits, sections 6 and 7).
let alertCases: [AppearanceCase] = levelCases + panelCases + dimmingCases

private let apple = "Apple, “Dark Mode”; example-a 71429042"

private func alert(_ style: String, _ more: String = "", window: String = "") -> String {
  """
  { window: { \(window) }, controller: { id: 'c', view: { id: 'w', subviews: [
        { kind: 'button', id: 'b', title: 'B' },
        { kind: 'button', id: 'own', title: 'B', tintColor: '#123456' }] },
      presents: { controller: { kind: 'alertController', id: 'a', preferredStyle: '\(style)', \(more)
        title: 'T', message: 'M', actions: [{ title: 'Delete', style: 'destructive' },
          { title: 'Save' }, { title: 'Cancel', style: 'cancel' }] } } } }
  """
}

private let levelCases: [AppearanceCase] =
  [
    ("alert", "dark", "a", "elevated"), ("actionSheet", "dark", "a", "elevated"),
    ("alert", "dark", "w", "base"), ("actionSheet", "light", "a", "elevated"),
  ].map { style, variant, view, expected in
    AppearanceCase("6: an \(style)", alert(style), variant, view, "level", expected).from(apple)
  } + [
    AppearanceCase(
      "6: overCurrentContext",
      "{ controller: { presents: { style: 'overCurrentContext', controller: { view: { id: 'v' } } } } }",
      "dark", "v", "level", "base"
    ).from(apple)
  ]

private let panelCases: [AppearanceCase] =
  [
    ("alert", "light", "a", "alertColor", "#F2F2F2CC"),
    ("alert", "dark", "a", "alertColor", "#1E1E1EBF"),
    ("actionSheet", "light", "a", "sheetColor", "#FCFCFCC8"),
    ("actionSheet", "dark", "a", "sheetColor", "#292929BE"),
    ("actionSheet", "light", "a", "cancelBackground", "#FFFFFFFF"),
    ("actionSheet", "dark", "a", "cancelBackground", "#2C2C2CFF"),
    ("alert", "light", "a", "textColor", "#000000FF"),
    ("alert", "dark", "a", "textColor", "#FFFFFFFF"),
    ("alert", "dark", "a", "action0Color", "#FF453AFF"),
    ("alert", "light", "a.dimming", "dimming", "#00000033"),
    ("alert", "dark", "a.dimming", "dimming", "#0000007A"),
    ("alert", "light.ios12", "a", "alertColor", "#F2F2F2CC"),
  ].map { style, variant, view, property, expected in
    AppearanceCase("7: an \(style)", .medium, alert(style), variant, view, property, expected)
      .from("flutter/flutter, dialog.dart and route.dart")
  } + [
    AppearanceCase(
      "7: an alert follows the window",
      alert("alert", window: "overrideUserInterfaceStyle: 'dark'"), "light", "a", "style", "dark"
    ).from(apple),
    AppearanceCase(
      "7: an alert with its own style", alert("alert", "overrideUserInterfaceStyle: 'light',"),
      "dark",
      "a", "style", "light"
    ).from(apple),
  ]

private func presenting(_ style: String) -> String {
  """
  { controller: { view: { subviews: [{ kind: 'button', id: 'b', title: 'B' }] },
      presents: { style: '\(style)', controller: { view: { subviews: [
        { kind: 'button', id: 'p', title: 'P' }] } } } } }
  """
}

/// Tints behind an alert or sheet are grey; those in it are not.
private let dimmingCases: [AppearanceCase] =
  [
    (alert("alert"), "light", "b", "#8E8E93FF"), (alert("alert"), "dark", "b", "#8E8E93FF"),
    (alert("alert"), "light", "own", "#8E8E93FF"),
    (alert("actionSheet"), "light", "b", "#8E8E93FF"),
    (alert("alert", window: "tintColor: 'systemRed'"), "light", "b", "#8E8E93FF"),
    (alert("alert"), "light.ios12", "b", "#8E8E93FF"),
    (presenting("pageSheet"), "light", "b", "#8E8E93FF"),
    (presenting("pageSheet"), "light", "p", "#007AFFFF"),
    (presenting("formSheet"), "light", "b", "#8E8E93FF"),
    (presenting("popover"), "light", "b", "#8E8E93FF"),
    (presenting("fullScreen"), "light", "b", "#007AFFFF"),
    (presenting("overFullScreen"), "light", "b", "#007AFFFF"),
  ].map { screen, variant, view, expected in
    AppearanceCase(
      "7: tints behind a presentation", .medium, screen, variant, view, "titleColor", expected
    )
    .from("Apple, “tintAdjustmentMode”; that the grey is systemGray is an approximation")
  } + [
    AppearanceCase(
      "7: an alert’s actions have the window’s tint",
      alert("alert", window: "tintColor: 'systemRed'"), "light", "a", "action1Color", "#FF3B30FF"
    ).from("Apple, “tintAdjustmentMode”")
  ]
