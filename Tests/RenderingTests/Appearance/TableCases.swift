/// Tables, maps and web pages (traits, section 7).
let tableCases: [AppearanceCase] = backgroundCases + partCases + placeholderCases

private func table(_ style: String) -> String {
  """
  { view: { kind: 'tableView', id: 'v', style: '\(style)', sections: [{ header: 'H', footer: 'F',
      rows: [{ text: 'a', detailText: 'b', style: 'subtitle' }, { text: 'a', selected: true },
        { text: 'a', detailText: 'b', style: 'value1', accessory: 'disclosureIndicator' }] }] } }
  """
}

private let facts = "the components of flutter/flutter’s cupertino library; Apple, “UIColor”"

private let backgroundCases: [AppearanceCase] = [
  ("plain", "light", "v", "backgroundColor", "#FFFFFFFF"),
  ("plain", "dark", "v", "backgroundColor", "#000000FF"),
  ("plain", "light", "v.0.0", "cellBackground", "#FFFFFFFF"),
  ("plain", "dark", "v.0.0", "cellBackground", "#000000FF"),
  ("plain", "dark.elevated", "v.0.0", "cellBackground", "#1C1C1EFF"),
  ("grouped", "light", "v", "backgroundColor", "#F2F2F7FF"),
  ("grouped", "dark", "v", "backgroundColor", "#000000FF"),
  ("grouped", "light", "v.0.0", "cellBackground", "#FFFFFFFF"),
  ("grouped", "dark", "v.0.0", "cellBackground", "#1C1C1EFF"),
  ("insetGrouped", "light", "v", "backgroundColor", "#F2F2F7FF"),
  ("insetGrouped", "dark.elevated", "v", "backgroundColor", "#1C1C1EFF"),
  ("insetGrouped", "dark", "v.0.0", "cellBackground", "#1C1C1EFF"),
  ("insetGrouped", "dark.elevated", "v.0.0", "cellBackground", "#2C2C2EFF"),
].map { style, variant, view, property, expected in
  AppearanceCase("7: a \(style) table", table(style), variant, view, property, expected).from(facts)
}

private let partCases: [AppearanceCase] = [
  ("light", "v.0.1", "cellBackground", "#D1D1D6FF"),
  ("dark", "v.0.1", "cellBackground", "#3A3A3CFF"),
  ("light", "v.0.0", "separatorColor", "#3C3C434A"),
  ("dark", "v.0.0", "separatorColor", "#54545899"),
  ("light", "v.0.0", "textColor", "#000000FF"), ("dark", "v.0.0", "textColor", "#FFFFFFFF"),
  ("light", "v.0.0", "detailTextColor", "#3C3C4399"),
  ("dark", "v.0.0", "detailTextColor", "#EBEBF599"),
  ("dark", "v.0.2", "detailTextColor", "#EBEBF599"),
  ("dark", "v.0.2", "accessoryColor", "#EBEBF54D"),
  ("light", "v.0.header", "textColor", "#6C6C6CFF"),
  ("dark", "v.0.header", "textColor", "#8E8E92FF"),
  ("light.high-contrast", "v.0.header", "textColor", "#4A4A4DFF"),
  ("dark.high-contrast", "v.0.footer", "textColor", "#B0B0B7FF"),
  ("light.ios12", "v.0.0", "textColor", "#000000FF"),
].map { variant, view, property, expected in
  AppearanceCase(
    "7: a part of a table", .medium, table("grouped"), variant, view, property, expected
  )
  .from(facts)
}

private func placeholder(_ view: String) -> String {
  "{ view: { subviews: [{ id: 'v', width: 80, height: 80, \(view) }] } }"
}

private let map = "the seed article about UIKit, which shows a dark map"
private let web = "the collected dark-mode bugs, entry 21"

private let placeholderCases: [AppearanceCase] = [
  ("kind: 'mapView'", "light", "mapColor", "#F3EFE7FF", map),
  ("kind: 'mapView'", "dark", "mapColor", "#25272CFF", map),
  ("kind: 'mapView', overrideUserInterfaceStyle: 'light'", "dark", "mapColor", "#F3EFE7FF", map),
  ("kind: 'mapView'", "light.ios12", "mapColor", "#F3EFE7FF", map),
  ("kind: 'mapView', mapType: 'satellite'", "dark", "mapColor", "#46503CFF", map),
  ("kind: 'mapView', mapType: 'satellite'", "light", "mapColor", "#46503CFF", map),
  ("kind: 'webView'", "light", "pageColor", "#FFFFFFFF", web),
  ("kind: 'webView'", "dark", "pageColor", "#FFFFFFFF", web),
  ("kind: 'webView', prefersColorScheme: true", "dark", "colorScheme", "dark", web),
  ("kind: 'webView', prefersColorScheme: true", "dark", "pageColor", "#1B1B1DFF", web),
  ("kind: 'webView', prefersColorScheme: true", "light.ios12", "colorScheme", "light", web),
].map { view, variant, property, expected, source in
  AppearanceCase("7: \(view)", .medium, placeholder(view), variant, "v", property, expected)
    .from(source)
}
