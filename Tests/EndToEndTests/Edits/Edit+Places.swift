extension Edit {
  static let places: [Edit] = [
    Edit(
      "width",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width: 160", "width: 120",
      "width 160 → 120 pt"),
    Edit(
      "min-height",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, minHeight: 60 } ] }",
      "minHeight: 60", "minHeight: 80",
      "min height 60 → 80 pt"),
    Edit(
      "pin",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "top: 40", "top: 56",
      "pin top 40 → 56 pt"),
    Edit(
      "pin-safe-area",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + #"top: "safeArea + 8", leading: 40 }, width: 160, height: 100 } ] }"#,
      "+ 8", "+ 24",
      "pin top safeArea+8 → safeArea+24 pt"),
    Edit(
      "frame",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", frame: "#
        + "[20, 40, 160, 100] } ] }",
      "[20, 40", "[20, 56",
      "frame 20,40,160,100 → 20,56,160,100 pt"),
    Edit(
      "mask",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", #"mask: { backgroundColor: "black", cornerRadius: 40 }, width"#,
      "mask none → view"),
    Edit(
      "override-style",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "#
        + #""secondarySystemBackground", pin: { top: 40, leading: 40 }, width: 160, height: 100 } "#
        + "] }",
      "width", #"overrideUserInterfaceStyle: "dark", width"#,
      "style light → dark"),
    Edit(
      "level",
      #"window: { overrideUserInterfaceStyle: "dark" }, view: { subviews: [ { kind: "view", "#
        + #"id: "card", backgroundColor: "systemBackground", pin: { top: 40, leading: 40 }, "#
        + "width: 160, height: 100 } ] }",
      "width", #"traitOverrides: { userInterfaceLevel: "elevated" }, width"#,
      "trait overrides user interface level none → elevated"),
    Edit(
      "spacing",
      #"view: { subviews: [ { kind: "stackView", id: "row", axis: "horizontal", alignment: "#
        + #""center", spacing: 8, pin: { top: 40, leading: 16 }, arrangedSubviews: [{ kind: "#
        + #""view", backgroundColor: "systemRed", width: 40, height: 40 }, { kind: "view", "#
        + #"backgroundColor: "systemGreen", width: 60, height: 60 }] } ] }"#,
      "spacing: 8", "spacing: 20",
      "spacing 8 → 20 pt"),
    Edit(
      "axis",
      #"view: { subviews: [ { kind: "stackView", id: "row", axis: "horizontal", alignment: "#
        + #""center", spacing: 8, pin: { top: 40, leading: 16 }, arrangedSubviews: [{ kind: "#
        + #""view", backgroundColor: "systemRed", width: 40, height: 40 }, { kind: "view", "#
        + #"backgroundColor: "systemGreen", width: 60, height: 60 }] } ] }"#,
      #""horizontal""#, #""vertical""#,
      "axis horizontal → vertical"),
    Edit(
      "alignment",
      #"view: { subviews: [ { kind: "stackView", id: "row", axis: "horizontal", alignment: "#
        + #""center", spacing: 8, pin: { top: 40, leading: 16 }, arrangedSubviews: [{ kind: "#
        + #""view", backgroundColor: "systemRed", width: 40, height: 40 }, { kind: "view", "#
        + #"backgroundColor: "systemGreen", width: 60, height: 60 }] } ] }"#,
      #"alignment: "center""#, #"alignment: "top""#,
      "alignment center → "),
    Edit(
      "distribution",
      #"view: { subviews: [ { kind: "stackView", id: "row", axis: "horizontal", alignment: "#
        + #""center", width: 250, distribution: "fillEqually", spacing: 8, pin: { top: 40, "#
        + #"leading: 16 }, arrangedSubviews: [{ kind: "view", backgroundColor: "systemRed", "#
        + #"height: 40 }, { kind: "view", backgroundColor: "systemGreen", height: 60 }] } ] }"#,
      "fillEqually", "equalSpacing",
      "distribution fillEqually → equalSpacing"),
    Edit(
      "layout-margins",
      #"view: { subviews: [ { kind: "stackView", id: "row", axis: "horizontal", alignment: "#
        + #""center", spacing: 8, pin: { top: 40, leading: 16 }, arrangedSubviews: [{ kind: "#
        + #""view", backgroundColor: "systemRed", width: 40, height: 40 }, { kind: "view", "#
        + #"backgroundColor: "systemGreen", width: 60, height: 60 }] } ] }"#,
      "spacing", "layoutMargins: 16, spacing",
      "layout margins 0 → 16 pt"),
    Edit(
      "padding",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo", backgroundColor: "#
        + #""systemYellow", padding: 8, pin: { top: 40, leading: 16 } } ] }"#,
      "8", "12",
      "padding 8 → 12 pt"),
    Edit(
      "margins-leading",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", "#
        + "layoutMargins: { leading: 8, top: 8 }, pin: { top: 40, leading: 40 }, width: 160, "
        + #"height: 100, subviews: [{ kind: "label", text: "Tokyo", pin: { leading: "margin", "#
        + #"top: "margin" } }] } ] }"#,
      "leading: 8", "leading: 24",
      "layout margins leading 8 → 24 pt"),
  ]
}
