/// SwiftUI's environment and preference (traits, section 4).
let swiftUICases: [AppearanceCase] = [
  AppearanceCase(
    "4: colorScheme reaches down", stack("modifiers: [{ colorScheme: 'dark' }]"), "light", "dark"),
  AppearanceCase(
    "4: colorScheme does not reach a neighbour", stack("modifiers: [{ colorScheme: 'dark' }]"),
    "light", "b", "style", "light"),
  AppearanceCase(
    "4: colorScheme does not reach the container", stack("modifiers: [{ colorScheme: 'dark' }]"),
    "light", "window", "style", "light"),
  AppearanceCase(
    "4: the environment’s value does as colorScheme", .medium,
    stack("modifiers: [{ environment: { colorScheme: 'dark' } }]"), "light", "v", "style", "dark"),
  AppearanceCase(
    "4: the environment’s value stays below", .medium,
    stack("modifiers: [{ environment: { colorScheme: 'dark' } }]"), "light", "b", "style", "light"),
  AppearanceCase(
    "4: a preference reaches the window", stack(preferring("'dark'")), "light", "window", "style",
    "dark"),
  AppearanceCase(
    "4: a preference reaches neighbours", stack(preferring("'dark'")), "light", "b", "style", "dark"
  ),
  AppearanceCase(
    "4: a preference of light in the dark", stack(preferring("'light'")), "dark", "b", "style",
    "light"),
  AppearanceCase(
    "4: nil is no opinion", stack(preferring("null")), "dark", "b", "style", "dark"),
  AppearanceCase(
    "4: the first in tree order counts", .medium,
    pair(preferring("'light'"), preferring("'dark'")), "dark", "window", "style", "light"),
  AppearanceCase(
    "4: nil is passed over in tree order", .medium,
    pair(preferring("null"), preferring("'dark'")), "light", "window", "style", "dark"),
  AppearanceCase(
    "4: the outer one of two counts", .medium,
    "{ hosting: { \(preferring("'light'")), VStack: [{ id: 'v', Text: 'a', \(preferring("'dark'")) }] } }",
    "dark", "window", "style", "light"),
  AppearanceCase(
    "4: an outer nil masks an inner one", .medium,
    "{ hosting: { \(preferring("null")), VStack: [{ id: 'v', Text: 'a', \(preferring("'dark'")) }] } }",
    "light", "window", "style", "light"),
  AppearanceCase(
    "4: a preference beats the window’s override", .medium,
    "{ window: { overrideUserInterfaceStyle: 'light' }, hosting: { Text: 'a', id: 'v', \(preferring("'dark'")) } }",
    "light", "v", "style", "dark"),
  AppearanceCase(
    "4: a preference in a sheet stays there", .medium, sheet("", preferring("'dark'")), "light",
    "window", "style", "light"),
  AppearanceCase(
    "4: a preference in a sheet holds there", sheet("", preferring("'dark'")), "light", "v",
    "style", "dark"),
  AppearanceCase(
    "4: a sheet opened under the root’s preference follows it",
    sheet(preferring("'dark'") + ",", "modifiers: []"), "light", "v", "style", "dark"),
  AppearanceCase(
    "4: a sheet opened before the switch keeps its style",
    sheet(preferring("'dark'") + ",", "modifiers: []", at: "presentedAt: 'light',"), "light", "v",
    "style", "light"),
  AppearanceCase(
    "4: a sheet with the same modifier follows the switch",
    sheet(preferring("'dark'") + ",", preferring("'dark'"), at: "presentedAt: 'light',"), "light",
    "v", "style", "dark"),
  AppearanceCase(
    "4: an unspecified style is light", "{ hosting: { Text: 'a', id: 'v' } }", "light", "light"),
]

private func preferring(_ style: String) -> String {
  "modifiers: [{ preferredColorScheme: \(style) }]"
}

private func stack(_ modifiers: String) -> String { pair(modifiers, "modifiers: []") }

private func pair(_ first: String, _ second: String) -> String {
  """
  { hosting: { VStack: [{ id: 'v', Text: 'a', \(first) }, { id: 'b', Text: 'b', \(second) }] } }
  """
}

private func sheet(_ root: String, _ content: String, at presentation: String = "") -> String {
  """
  { hosting: { Text: 'a', \(root)
      sheet: { \(presentation) content: { id: 'v', Text: 's', \(content) } } } }
  """
}
