extension Edit {
  static let controllers: [Edit] = [
    Edit(
      "large-titles",
      #"controller: { kind: "navigationController",  root: { kind: "viewController", title: "#
        + #""Cities",  view: { backgroundColor: "systemBackground" } } }"#,
      "root:", "navigationBar: { prefersLargeTitles: true }, root:",
      "navigation bar prefers large titles none → true"),
    Edit(
      "bar-style",
      #"controller: { kind: "navigationController", navigationBar: { barStyle: "default" }, "#
        + #"root: { kind: "viewController", title: "Cities",  view: { backgroundColor: "#
        + #""systemBackground" } } }"#,
      #""default""#, #""black""#,
      "navigation bar bar style default → black"),
    Edit(
      "bar-colour",
      #"controller: { kind: "navigationController", navigationBar: { scrollEdgeAppearance: { "#
        + #"backgroundColor: "systemRed" } }, root: { kind: "viewController", title: "Cities",  "#
        + #"view: { backgroundColor: "systemBackground" } } }"#,
      "systemRed", "systemGreen",
      "systemRed → systemGreen"),
    Edit(
      "bar-button",
      #"controller: { kind: "navigationController",  root: { kind: "viewController", title: "#
        + #""Cities", navigationItem: { rightBarButtonItem: { title: "Done" } }, view: { "#
        + #"backgroundColor: "systemBackground" } } }"#,
      #"title: "Done""#, #"title: "Done", style: "done""#,
      "navigation item right bar button item style none → done"),
    Edit(
      "bar-button-image",
      #"controller: { kind: "navigationController",  root: { kind: "viewController", title: "#
        + #""Cities", navigationItem: { rightBarButtonItem: { image: "asset:logo" } }, view: { "#
        + #"backgroundColor: "systemBackground" } } }"#,
      "asset:logo", "asset:other",
      "right bar button image asset:logo → asset:other"),
    Edit(
      "tab",
      #"controller: { kind: "tabBarController", selectedIndex: 0, viewControllers: [ { kind: "#
        + #""viewController", tabBarItem: { title: "A", image: "asset:logo" }, view: {} }, { "#
        + #"kind: "viewController", tabBarItem: { title: "B", image: "asset:logo" }, view: {} } ] "#
        + "}",
      "selectedIndex: 0", "selectedIndex: 1",
      "selected index 0 → 1"),
    Edit(
      "badge",
      #"controller: { kind: "tabBarController", selectedIndex: 0, viewControllers: [ { kind: "#
        + #""viewController", tabBarItem: { title: "A", image: "asset:logo" }, view: {} }, { "#
        + #"kind: "viewController", tabBarItem: { title: "B", image: "asset:logo" }, view: {} } ] "#
        + "}",
      #"title: "B""#, #"badgeValue: "3", title: "B""#,
      "tab 2 badge none → 3"),
    Edit(
      "tab-image",
      #"controller: { kind: "tabBarController", selectedIndex: 0, viewControllers: [ { kind: "#
        + #""viewController", tabBarItem: { title: "A", image: "asset:logo" }, view: {} }, { "#
        + #"kind: "viewController", tabBarItem: { title: "B", image: "asset:logo" }, view: {} } ] "#
        + "}",
      #"title: "B", image: "asset:logo""#, #"title: "B", image: "asset:other""#,
      "image asset:logo → asset:other"),
    Edit(
      "status-bar",
      #"statusBar: "default", view: { subviews: [ { kind: "view", id: "card", "#
        + #"backgroundColor: "systemBlue", pin: { top: 40, leading: 40 }, width: 160, height: 100 "#
        + "} ] }",
      #""default""#, #""lightContent""#,
      "status bar default → lightContent"),
    Edit(
      "corner-mask",
      #"device: "iphone-14", view: { subviews: [ { kind: "view", id: "card", backgroundColor: "#
        + #""systemBlue", pin: { top: 40, leading: 40 }, width: 160, height: 100 } ] }"#,
      "device", "cornerMask: true, device",
      "corner mask false → true"),
    Edit(
      "presentation",
      #"controller: { kind: "viewController", view: { backgroundColor: "systemBackground" }, "#
        + #"presents: { style: "pageSheet", controller: { kind: "viewController", view: { "#
        + #"backgroundColor: "systemYellow" } } } }"#,
      "pageSheet", "fullScreen",
      "presentation pageSheet → fullScreen"),
    Edit(
      "swiftui-opacity",
      #"hosting: { VStack: { spacing: 16, children: [ { Text: "Tokyo", modifiers: [ { "#
        + #"padding: 8 }, { background: "systemYellow" } ] }, { Text: "Kyoto" } ] } }"#,
      #"{ Text: "Kyoto" }"#, #"{ Text: "Kyoto", modifiers: [ { opacity: 0.4 } ] }"#,
      "alpha 1 → 0.4"),
    Edit(
      "swiftui-padding",
      #"hosting: { VStack: { spacing: 16, children: [ { Text: "Tokyo", modifiers: [ { "#
        + #"padding: 8 }, { background: "systemYellow" } ] }, { Text: "Kyoto" } ] } }"#,
      "padding: 8", "padding: 20",
      "padding 8 → 20 pt"),
    Edit(
      "swiftui-offset",
      #"hosting: { VStack: { spacing: 16, children: [ { Text: "Tokyo", modifiers: [ { "#
        + #"padding: 8 }, { background: "systemYellow" } ] }, { Text: "Kyoto" } ] } }"#,
      #"{ Text: "Kyoto" }"#, #"{ Text: "Kyoto", modifiers: [ { offset: { x: 8, y: 0 } } ] }"#,
      "transform none → translate 8,0"),
    Edit(
      "swiftui-spacing",
      #"hosting: { VStack: { spacing: 16, children: [ { Text: "Tokyo", modifiers: [ { "#
        + #"padding: 8 }, { background: "systemYellow" } ] }, { Text: "Kyoto" } ] } }"#,
      "spacing: 16", "spacing: 24",
      "spacing 16 → 24 pt"),
    Edit(
      "swiftui-shadow",
      #"hosting: { VStack: { spacing: 16, children: [ { Text: "Tokyo", modifiers: [ { "#
        + #"padding: 8 }, { background: "systemYellow" } ] }, { Text: "Kyoto" } ] } }"#,
      #"{ Text: "Kyoto" }"#, #"{ Text: "Kyoto", modifiers: [ { shadow: { radius: 4 } } ] }"#,
      "shadow none → "),
  ]
}
