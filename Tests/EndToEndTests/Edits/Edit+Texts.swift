extension Edit {
  static let texts: [Edit] = [
    Edit(
      "text",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "Tokyo", "Kyoto",
      "text Tokyo is cloudy"),
    Edit(
      "text-colour",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "numberOf", #"textColor: "systemRed", numberOf"#,
      "text colour label → systemRed"),
    Edit(
      "font",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "numberOf", #"font: "headline", numberOf"#,
      "→ headline"),
    Edit(
      "text-alignment",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "numberOf", #"textAlignment: "right", numberOf"#,
      "text alignment natural → right"),
    Edit(
      "number-of-lines",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "Lines: 2", "Lines: 1",
      "number of lines 2 → 1"),
    Edit(
      "line-break",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "numberOf", #"lineBreakMode: "byTruncatingMiddle", numberOf"#,
      "line break mode byTruncatingTail → byTruncatingMiddle"),
    Edit(
      "line-spacing",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", numberOfLines: 2, width: 200, pin: { top: 40, leading: "#
        + "16 } } ] }",
      "numberOf", "paragraphStyle: { lineSpacing: 6 }, numberOf",
      "paragraph style line spacing none → 6"),
    Edit(
      "underline",
      #"view: { subviews: [ { kind: "label", id: "title", attributedText: ["Now ", { text: "#
        + #""3°", textColor: "systemBlue" }], pin: { top: 40, leading: 16 } } ] }"#,
      "textColor", #"underlineStyle: "single", textColor"#,
      "attributed text 1 underline style none → single"),
    Edit(
      "shrinks",
      #"view: { subviews: [ { kind: "label", id: "title", text: "Tokyo is cloudy, with rain "#
        + #"from the west in the evening", width: 200, pin: { top: 40, leading: 16 } } ] }"#,
      "width: 200", "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, width: 200",
      "adjusts font size to fit width false → true"),
  ]
}
