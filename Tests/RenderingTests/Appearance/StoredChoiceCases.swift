import Traits

/// What an app's stored choice and its launch screen make of the style (traits, sections 2 and 4).
let storedChoiceCases: [AppearanceCase] = choiceCases + launchCases

private func page(_ state: String, _ content: String = "hosting: { id: 'v', Text: 'a' }") -> String
{
  "{ \(content), state: { \(state) } }"
}

private let choiceCases: [AppearanceCase] =
  [
    ("storedStyle: 'dark', appliedAtLaunch: true", "light", "dark"),
    ("storedStyle: 'dark', appliedAtLaunch: true", "dark", "dark"),
    ("storedStyle: 'light', appliedAtLaunch: true", "dark", "light"),
    ("storedStyle: 'dark', appliedAtLaunch: false", "light", "light"),
    ("storedStyle: 'dark', appliedAtLaunch: false", "dark", "dark"),
    ("storedStyle: 'dark'", "light", "light"), ("storedStyle: 'light'", "dark", "dark"),
    ("storedStyle: 'light', appliedAtLaunch: false", "dark", "dark"),
    (
      "storedStyle: 'dark', appliedAtLaunch: true, appliedTo: 'preferredColorScheme'", "light",
      "dark"
    ),
    (
      "storedStyle: 'dark', appliedAtLaunch: false, appliedTo: 'preferredColorScheme'", "light",
      "light"
    ),
    ("storedStyle: 'dark', appliedAtLaunch: true", "light.ios12", "light"),
    // A choice that holds keeps the user's setting out.
    ("storedStyle: 'light', appliedAtLaunch: true", "dark.switched", "light"),
    ("storedStyle: 'light', appliedAtLaunch: false", "dark.switched", "dark"),
    // What switches is the choice itself.
    (
      "storedStyle: 'light', appliedAtLaunch: true, switches: 'overrideUserInterfaceStyle'",
      "dark.switched", "dark"
    ),
    (
      "storedStyle: 'light', appliedAtLaunch: true, switches: 'overrideUserInterfaceStyle'", "dark",
      "light"
    ),
    (
      "storedStyle: 'light', appliedAtLaunch: true, switches: 'preferredColorScheme'", "dark",
      "light"
    ),
    ("storedStyle: 'light', switches: 'preferredColorScheme'", "dark.switched", "dark"),
  ].map { state, variant, expected in
    AppearanceCase("4: \(state)", page(state), variant, expected)
  } + [
    AppearanceCase(
      "4: a stored choice comes after what the window was made with",
      "{ window: { overrideUserInterfaceStyle: 'light' }, view: { id: 'v' }, state: { storedStyle: 'dark', appliedAtLaunch: true } }",
      "light", "dark"),
    AppearanceCase(
      "4: a stored choice that is not applied leaves the window as it is",
      "{ window: { overrideUserInterfaceStyle: 'light' }, view: { id: 'v' }, state: { storedStyle: 'dark' } }",
      "dark", "light"),
    AppearanceCase(
      "4: a preference beats a stored choice of the window", .medium,
      page(
        "storedStyle: 'dark', appliedAtLaunch: true",
        "hosting: { id: 'v', Text: 'a', modifiers: [{ preferredColorScheme: 'light' }] }"), "light",
      "v", "style", "light"),
    AppearanceCase(
      "4: a stored choice beats the Info.plist", .high,
      page("storedStyle: 'dark', appliedAtLaunch: true"), "light", "v", "style", "dark",
      plist: .light
    ),
    AppearanceCase(
      "4: the sheet of a stored preference follows it", .high,
      page(
        "storedStyle: 'dark', appliedAtLaunch: true, appliedTo: 'preferredColorScheme'",
        "hosting: { Text: 'a', sheet: { content: { id: 'v', Text: 's' } } }"), "light", "v",
      "style",
      "dark"),
  ]

private let launchCases: [AppearanceCase] =
  [
    ("light", "light"), ("dark", "dark"), ("dark.switched", "dark"), ("light.ios12", "light"),
  ].map { variant, expected in
    AppearanceCase(
      "2: the launch screen", "{ launchScreen: true, view: { id: 'v' } }", variant, expected)
  } + [
    AppearanceCase(
      "2: the launch screen under the Info.plist", .medium,
      "{ launchScreen: true, view: { id: 'v' } }", "dark", "v", "style", "light", plist: .light)
  ]
