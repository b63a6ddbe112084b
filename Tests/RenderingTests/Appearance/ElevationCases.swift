/// Which views are elevated, and what that changes (traits, section 6).
let elevationCases: [AppearanceCase] = levelCases + backgroundCases

private func presenting(_ style: String, _ color: String = "systemBackground") -> String {
  """
  { controller: { view: { id: 'w', backgroundColor: '\(color)' }, presents: { style: '\(style)',
      controller: { view: { id: 'v', backgroundColor: '\(color)' } } } } }
  """
}

private let levelCases: [AppearanceCase] = [
  ("pageSheet", "elevated"), ("formSheet", "elevated"), ("popover", "elevated"),
  ("fullScreen", "base"), ("overFullScreen", "base"),
].map { style, expected in
  AppearanceCase("6: \(style)", presenting(style), "dark", "v", "level", expected)
}

private let backgroundCases: [AppearanceCase] = [
  ("systemBackground", "dark", "w", "#000000FF"), ("systemBackground", "dark", "v", "#1C1C1EFF"),
  ("secondarySystemBackground", "dark", "w", "#1C1C1EFF"),
  ("secondarySystemBackground", "dark", "v", "#2C2C2EFF"),
  ("tertiarySystemBackground", "dark", "v", "#3A3A3CFF"),
  ("systemBackground", "light", "v", "#FFFFFFFF"), ("systemBackground", "light", "w", "#FFFFFFFF"),
  ("systemBackground", "dark.elevated", "w", "#1C1C1EFF"),
  ("systemBackground", "light.elevated", "w", "#FFFFFFFF"),
  ("systemBackground", "dark.high-contrast", "v", "#242426FF"),
  ("systemBackground", "dark.high-contrast.elevated", "w", "#242426FF"),
  ("systemGroupedBackground", "dark", "w", "#000000FF"),
  ("systemGroupedBackground", "dark", "v", "#1C1C1EFF"),
  ("systemBackground", "light.ios12", "v", "#FFFFFFFF"), ("label", "dark", "v", "#FFFFFFFF"),
].map { color, variant, view, expected in
  AppearanceCase(
    "6: \(color)", presenting("pageSheet", color), variant, view, "backgroundColor", expected)
}
