extension Edit {
  static let layers: [Edit] = [
    Edit(
      "alpha",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "alpha: 0.5, width",
      "alpha 1 → 0.5"),
    Edit(
      "alpha-zero",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "alpha: 0, width",
      "alpha 1 → 0"),
    Edit(
      "hidden",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "isHidden: true, width",
      "hidden false → true"),
    Edit(
      "shown",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, isHidden: true, width: 160, height: 100 } ] }",
      "true", "false",
      "hidden true → false"),
    Edit(
      "shadow",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "shadowOpacity: 0.5, shadowRadius: 8, width",
      "shadow none → opacity 0.5, radius 8, offset 0,-3"),
    Edit(
      "shadow-radius",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, shadowOpacity: 0.5, shadowRadius: 8, width: 160, height: 100 "
        + "} ] }",
      "8", "16",
      "shadow radius 8 → 16 pt"),
    Edit(
      "shadow-offset",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, shadowOpacity: 0.5, shadowOffset: [0, 2], width: 160, height: "
        + "100 } ] }",
      "[0, 2]", "[4, 2]",
      "shadow offset 0,2 → 4,2 pt"),
    Edit(
      "shadow-colour",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + #"top: 40, leading: 40 }, shadowOpacity: 1, shadowColor: "systemRed", width: 160, "#
        + "height: 100 } ] }",
      "systemRed", "systemGreen",
      "shadow colour systemRed → systemGreen"),
    Edit(
      "corner-radius",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "cornerRadius: 24, width",
      "corner radius 0 → 24 pt"),
    Edit(
      "corner-curve",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, cornerRadius: 24, width: 160, height: 100 } ] }",
      "width", #"cornerCurve: "continuous", width"#,
      "corner curve circular → continuous"),
    Edit(
      "masked-corners",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, cornerRadius: 24, width: 160, height: 100 } ] }",
      "width", #"maskedCorners: ["topLeft"], width"#,
      "masked corners all four → topLeft"),
    Edit(
      "border-width",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "borderWidth: 4, width",
      "border width 0 → 4 pt"),
    Edit(
      "border-colour",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + #"top: 40, leading: 40 }, borderWidth: 4, borderColor: "systemRed", width: 160, height: "#
        + "100 } ] }",
      "systemRed", "systemGreen",
      "border colour systemRed → systemGreen"),
    Edit(
      "gradient",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", #"gradient: { colors: ["systemRed", "systemGreen"] }, width"#,
      "gradient none → type axial"),
    Edit(
      "gradient-end",
      #"view: { subviews: [ { kind: "gradientView", id: "sky", colors: ["systemRed", "#
        + #""systemGreen"], endPoint: [1, 1], pin: { top: 40, leading: 40 }, width: 160, height: "#
        + "100 } ] }",
      "[1, 1]", "[1, 0]",
      "gradient end 1,1 → 1,0"),
    Edit(
      "gradient-type",
      #"view: { subviews: [ { kind: "gradientView", id: "sky", colors: ["systemRed", "#
        + #""systemGreen"], pin: { top: 40, leading: 40 }, width: 160, height: 100 } ] }"#,
      "colors", #"type: "radial", colors"#,
      "gradient type axial → radial"),
    Edit(
      "gradient-colour",
      #"view: { subviews: [ { kind: "gradientView", id: "sky", colors: ["systemRed", "#
        + #""systemGreen"], pin: { top: 40, leading: 40 }, width: 160, height: 100 } ] }"#,
      "systemGreen", "systemBlue",
      "systemGreen → systemBlue"),
    Edit(
      "transform",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "transform: { rotate: 15 }, width",
      "transform none → rotate 15"),
    Edit(
      "transform-rotate",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, transform: { rotate: 15 }, width: 160, height: 100 } ] }",
      "15", "30",
      "transform rotate 15 → 30"),
    Edit(
      "blend-mode",
      #"view: { subviews: [ { kind: "view", backgroundColor: "systemYellow", width: 300, "#
        + #"height: 300 }, { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { top: "#
        + "40, leading: 40 }, width: 160, height: 100 } ] }",
      "width: 160", #"blendMode: "multiply", width: 160"#,
      "blend mode normal → multiply"),
    Edit(
      "clips",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + #"top: 40, leading: 40 }, width: 160, height: 100, subviews: [{ kind: "view", "#
        + #"backgroundColor: "systemRed", frame: [100, 60, 160, 100] }] } ] }"#,
      "width", "clipsToBounds: true, width",
      "clips to bounds false → true"),
    Edit(
      "background",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "systemBlue", "systemRed",
      "background systemBlue → systemRed"),
    Edit(
      "colour-alpha",
      #"view: { subviews: [ { kind: "view", id: "card", backgroundColor: "systemBlue", pin: { "#
        + "top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      #""systemBlue""#, #"{ color: "systemBlue", alpha: 0.5 }"#,
      "background systemBlue → "),
    Edit(
      "tint",
      #"view: { subviews: [ { kind: "imageView", id: "logo", image: { image: "asset:logo", "#
        + #"renderingMode: "alwaysTemplate" }, tintColor: "systemRed", pin: { top: 40, leading: "#
        + "40 }, width: 160, height: 100 } ] }",
      "systemRed", "systemGreen",
      "tint colour systemRed → systemGreen"),
  ]
}
