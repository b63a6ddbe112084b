import Rendering
import Testing
import Traits

/// Bars say themselves why their parts look as they do.
@Suite("The explanation of a bar")
struct BarExplanationTests {
  private func navigation(_ bar: String, offset: Int = 0) -> String {
    let rows = Array(repeating: "{ text: 'a' }", count: 20).joined(separator: ", ")
    return """
      { controller: { kind: 'navigationController', id: 'n', navigationBar: {
        \(bar)
      }, root: { title: 'A', view: { kind: 'tableView', contentOffset: [0, \(offset)],
          sections: [{ rows: [\(rows)] }] },
        navigationItem: {
          rightBarButtonItem: { title: 'Edit', tintColor: 'label' },
          leftBarButtonItem: { image: 'asset:full' } } } } }
      """
  }

  @Test("names the appearance that gave a title its colour, and those that lost")
  func title() throws {
    let bar = """
      titleTextAttributes: { foregroundColor: 'systemRed' },
        standardAppearance: { titleColor: 'systemGreen' },
        scrollEdgeAppearance: { titleTextAttributes: { foregroundColor: 'label' } }
      """
    // All four are label in light, or could be: the value cannot tell them apart.
    #expect(
      try rules(navigation(bar), "light", "n.navigationBar", "titleColor") == [
        "✓ titleTextAttributes of scrollEdgeAppearance (s.json5:4:)",
        "× titleTextAttributes of the bar: an appearance comes before it (s.json5:2:)",
        "× titleTextAttributes of standardAppearance: for another situation (s.json5:3:)",
        "× a bar’s title is label", "✓ label in ios17, light, base, normal contrast",
      ])
    #expect(
      try rules(navigation(bar, offset: 50), "light", "n.navigationBar", "titleColor")[0]
        == "✓ titleTextAttributes of standardAppearance (s.json5:3:)")
    #expect(
      try rules(navigation(bar), "light.ios12", "n.navigationBar", "titleColor").prefix(2) == [
        "✓ titleTextAttributes of the bar (s.json5:2:)",
        "× titleTextAttributes of standardAppearance: for another situation (s.json5:3:)",
      ])
  }

  @Test("names what a bar without appearances has of its own, and what holds without any")
  func own() throws {
    #expect(
      try rules(
        navigation("barStyle: 'black'", offset: 50), "light", "n.navigationBar", "titleColor")
        == [
          "· titleTextAttributes of the bar: not written",
          "✓ barStyle black: titles are white (s.json5:2:)", "× a bar’s title is label",
          "✓ white is the same under all traits",
        ])
    #expect(
      try rules(
        navigation("prefersLargeTitles: true"), "light.ios12", "n.navigationBar", "largeTitleColor"
      )
      .prefix(2) == [
        "· largeTitleTextAttributes of the bar: not written",
        "✓ before iOS 13 a bar’s title is black",
      ])
  }

  @Test("names what gave the background, its material and the line below")
  func background() throws {
    let tinted = navigation(
      "barTintColor: { light: '#010101',\n dark: '#020202' }", offset: 50)
    #expect(
      try rules(tinted, "dark", "n.navigationBar", "barColor") == [
        "✓ barTintColor of the bar (s.json5:2:)", "✓ slot dark → #020202 (s.json5:3)",
        "× slot light → #010101: for other traits (s.json5:2)",
      ])
    let opaque = navigation(
      "barTintColor: '#010101', scrollEdgeAppearance: { background: 'opaque', shadowColor: 'label' }"
    )
    #expect(
      try rules(opaque, "dark", "n.navigationBar", "barColor").prefix(3) == [
        "· backgroundColor of scrollEdgeAppearance: not written",
        "✓ background opaque is systemBackground (s.json5:2:)",
        "× barTintColor: an appearance comes before it (s.json5:2:)",
      ])
    #expect(
      try rules(opaque, "dark", "n.navigationBar", "shadowColor").prefix(2) == [
        "✓ shadowColor of scrollEdgeAppearance (s.json5:2:)", "× the hairline of bars",
      ])
    #expect(
      try rules(
        navigation("barStyle: 'black'", offset: 50), "light", "n.navigationBar", "barEffect")[0]
        == "✓ barStyle black is dark in either style (s.json5:2:)")
  }

  @Test("names the items of bars, with the tints that they hide")
  func items() throws {
    let screen = navigation("tintColor: 'systemRed'")
    #expect(
      try rules(screen, "light", "n.navigationBar", "right0Color").prefix(3) == [
        "✓ tintColor of the bar button item (s.json5:6:)",
        "× tintColor of “n.navigationBar” is systemRed (s.json5:2:)",
        "× the default tint is systemBlue",
      ])
    #expect(
      try rules(screen, "light", "n.navigationBar", "left0Image")[0]
        == "✓ image of the bar button item (s.json5:7:)")
  }

  @Test("names what gave a tab its colours and picture")
  func tabs() throws {
    let screen = """
      { controller: { kind: 'tabBarController', id: 't', tabBar: {
        tintColor: 'systemRed',
        unselectedItemTintColor: 'systemGray',
        scrollEdgeAppearance: { stackedLayoutAppearance: {
          selected: { iconColor: { light: 'systemRed',
            dark: 'systemRed' } } } } },
        viewControllers: [
          { tabBarItem: { title: 'A', image: 'asset:full',
            selectedImage: 'asset:anyOnly' } }, { title: 'B', tabBarItem: { title: 'B', badgeValue: '3' } }] } }
      """
    #expect(
      try rules(screen, "light", "t.tabBar", "item0Color").prefix(5) == [
        "✓ stackedLayoutAppearance.selected.iconColor of scrollEdgeAppearance (s.json5:5:)",
        "× tintColor of “t.tabBar” is systemRed (s.json5:2:)", "× the default tint is systemBlue",
        "✓ slot light → systemRed (s.json5:5)",
        "× slot dark → systemRed: for other traits (s.json5:6)",
      ])
    #expect(
      try rules(screen, "light", "t.tabBar", "item0TitleColor").prefix(2) == [
        "· stackedLayoutAppearance.selected.titleColor of scrollEdgeAppearance: not written",
        "✓ tintColor of “t.tabBar” is systemRed (s.json5:2:)",
      ])
    #expect(
      try rules(screen, "light", "t.tabBar", "item1Color").prefix(3) == [
        "· stackedLayoutAppearance.normal.iconColor of scrollEdgeAppearance: not written",
        "✓ unselectedItemTintColor of the bar (s.json5:3:)", "× a tab that is not selected is grey",
      ])
    #expect(
      try rules(screen, "light", "t.tabBar", "item0Image")[0]
        == "✓ selectedImage of the tab bar item (s.json5:9:)")
    #expect(try rules(screen, "light", "t.tabBar", "badgeColor")[0] == "✓ a badge is systemRed")
  }

  @Test("names the row of a table that a colour stands in")
  func rows() throws {
    let screen = """
      { view: { kind: 'tableView', id: 't', sections: [{ rows: [
        { text: 'a', textColor: 'label' },
        { text: 'b', selected: true, backgroundColor: 'label' }] }] } }
      """
    #expect(
      try rules(screen, "light", "t.0.0", "textColor").prefix(2) == [
        "✓ textColor of the row (s.json5:2:)", "× the default of a row’s textColor is label",
      ])
    #expect(
      try rules(screen, "light", "t.0.1", "cellBackground").prefix(3) == [
        "✓ a chosen row is systemGray4", "× backgroundColor of the row (s.json5:3:)",
        "× a row is systemBackground",
      ])
  }

  @Test("says that a layer captured a colour only once the style has changed")
  func layers() throws {
    let screen = "{ view: { id: 'v', borderWidth: 1, borderColor: 'separator' } }"
    let plain = try rules(screen, "light", "v", "borderColor")
    #expect(!plain.contains { $0.contains("captured") })
    let switched = try rules(screen, "light.switched", "v", "borderColor")
    #expect(switched.contains("✓ captured in dark, the style of first display"))
  }
}
