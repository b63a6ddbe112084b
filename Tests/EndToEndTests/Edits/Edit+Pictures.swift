extension Edit {
  static let pictures: [Edit] = [
    Edit(
      "image-name",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: "asset:logo", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      #""asset:logo""#, #""asset:other""#,
      "image asset:logo → asset:other"),
    Edit(
      "content-mode",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: "asset:logo", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      "image:", #"contentMode: "scaleAspectFill", image:"#,
      "content mode scaleToFill → scaleAspectFill"),
    Edit(
      "content-mode-2",
      #"view: { subviews: [ { kind: "imageView", id: "logo", contentMode: "scaleAspectFit", "#
        + #"image: "asset:logo", pin: { top: 40, leading: 40 }, width: 160, height: 100 } ] }"#,
      "scaleAspectFit", "scaleAspectFill",
      "content mode scaleAspectFit → scaleAspectFill"),
    Edit(
      "rendering-mode",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: "asset:logo", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      "image:", #"renderingMode: "alwaysTemplate", image:"#,
      "rendering mode automatic → alwaysTemplate"),
    Edit(
      "rendering-option",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: "asset:logo", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      #""asset:logo""#, #"{ image: "asset:logo", renderingMode: "alwaysTemplate" }"#,
      "image rendering mode none → alwaysTemplate"),
    Edit(
      "cap-insets",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: "asset:logo", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      #""asset:logo""#, #"{ image: "asset:logo", capInsets: { left: 3, right: 3 } }"#,
      "image cap insets left none → 3"),
    Edit(
      "symbol-weight",
      #"view: { subviews: [ { kind: "imageView", id: "star", image: { image: "#
        + #""symbol:star.fill", pointSize: 40, weight: "light" }, pin: { top: 40, leading: 40 } } "#
        + "] }",
      #""light""#, #""black""#,
      "image weight light → black"),
    Edit(
      "symbol-config",
      #"view: { subviews: [ { kind: "imageView", id: "star", image: "symbol:star.fill", "#
        + "preferredSymbolConfiguration: { pointSize: 30 }, pin: { top: 40, leading: 40 } } ] }",
      "30", "60",
      "preferred symbol configuration point size 30 → 60"),
  ]
}
