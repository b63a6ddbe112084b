extension Edit {
  static let controls: [Edit] = [
    Edit(
      "switch",
      #"view: { subviews: [ { kind: "switch", isOn: true, id: "it", pin: { top: 40, leading: "#
        + "16, trailing: 16 } } ] }",
      "true", "false",
      "is on true → false"),
    Edit(
      "slider",
      #"view: { subviews: [ { kind: "slider", value: 0.2, id: "it", pin: { top: 40, leading: "#
        + "16, trailing: 16 } } ] }",
      "0.2", "0.8",
      "value 0.2 → 0.8"),
    Edit(
      "progress",
      #"view: { subviews: [ { kind: "progressView", progress: 0.2, id: "it", pin: { top: 40, "#
        + "leading: 16, trailing: 16 } } ] }",
      "0.2", "0.8",
      "progress 0.2 → 0.8"),
    Edit(
      "progress-style",
      #"view: { subviews: [ { kind: "progressView", progress: 0.2, id: "it", pin: { top: 40, "#
        + "leading: 16, trailing: 16 } } ] }",
      "progress: 0.2", #"progress: 0.2, progressViewStyle: "bar""#,
      "progress view style default → bar"),
    Edit(
      "segments",
      #"view: { subviews: [ { kind: "segmentedControl", segments: ["A", "B"], "#
        + #"selectedSegmentIndex: 0, id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      "0", "1",
      "selected segment index 0 → 1"),
    Edit(
      "segment-enabled",
      #"view: { subviews: [ { kind: "segmentedControl", segments: ["A", { title: "B" }], "#
        + #"selectedSegmentIndex: 0, id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      #"title: "B""#, #"title: "B", isEnabled: false"#,
      "segments 1 is enabled none → false"),
    Edit(
      "button-configuration",
      #"view: { subviews: [ { kind: "button", title: "Go", configuration: "gray", id: "it", "#
        + "pin: { top: 40, leading: 16, trailing: 16 } } ] }",
      #""gray""#, #""filled""#,
      "configuration gray → filled"),
    Edit(
      "button-enabled",
      #"view: { subviews: [ { kind: "button", title: "Go", configuration: "filled", id: "it", "#
        + "pin: { top: 40, leading: 16, trailing: 16 } } ] }",
      "title", "isEnabled: false, title",
      "is enabled true → false"),
    Edit(
      "button-corners",
      #"view: { subviews: [ { kind: "button", title: "Go", configuration: "filled", id: "it", "#
        + "pin: { top: 40, leading: 16, trailing: 16 } } ] }",
      "title", #"cornerStyle: "capsule", title"#,
      "corner style"),
    Edit(
      "button-image-placement",
      #"view: { subviews: [ { kind: "button", title: "Go", image: "symbol:star.fill", "#
        + #"configuration: "filled", id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      "title", #"imagePlacement: "trailing", title"#,
      "image placement leading → trailing"),
    Edit(
      "page",
      #"view: { subviews: [ { kind: "pageControl", numberOfPages: 3, currentPage: 0, "#
        + #"currentPageIndicatorTintColor: "systemBlue", pageIndicatorTintColor: "systemGray", "#
        + #"id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      "currentPage: 0", "currentPage: 2",
      "current page 1 of 3 → 3 of 3"),
    Edit(
      "stepper",
      #"view: { subviews: [ { kind: "stepper", id: "it", pin: { top: 40, leading: 16, "#
        + "trailing: 16 } } ] }",
      "kind", #"highlightedButton: "increment", kind"#,
      "highlighted button none → increment"),
    Edit(
      "field-border",
      #"view: { subviews: [ { kind: "textField", text: "Tokyo", id: "it", pin: { top: 40, "#
        + "leading: 16, trailing: 16 } } ] }",
      "text:", #"borderStyle: "roundedRect", text:"#,
      "border style none → roundedRect"),
    Edit(
      "field-placeholder",
      #"view: { subviews: [ { kind: "textField", placeholder: "City", id: "it", pin: { top: "#
        + "40, leading: 16, trailing: 16 } } ] }",
      "City", "Town",
      "placeholder City → Town"),
    Edit(
      "secure",
      #"view: { subviews: [ { kind: "textField", text: "Tokyo", id: "it", pin: { top: 40, "#
        + "leading: 16, trailing: 16 } } ] }",
      "text:", "isSecureTextEntry: true, text:",
      "is secure text entry false → true"),
    Edit(
      "spinner",
      #"view: { subviews: [ { kind: "activityIndicatorView", style: "medium", id: "it", pin: "#
        + "{ top: 40, leading: 16, trailing: 16 } } ] }",
      "medium", "large",
      "style medium → large"),
    Edit(
      "date-mode",
      #"view: { subviews: [ { kind: "datePicker", preferredDatePickerStyle: "compact", "#
        + #"datePickerMode: "date", id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      #""date""#, #""dateAndTime""#,
      "date picker mode date → dateAndTime"),
    Edit(
      "wheel",
      #"view: { subviews: [ { kind: "pickerView", components: [{ rows: ["a", "b", "c"], "#
        + #"selectedRow: 0 }], id: "it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      "selectedRow: 0", "selectedRow: 2",
      "selected row 0 → 2"),
    Edit(
      "search-cancel",
      #"view: { subviews: [ { kind: "searchBar", text: "T", id: "it", pin: { top: 40, "#
        + "leading: 16, trailing: 16 } } ] }",
      "text", "showsCancelButton: true, text",
      "shows cancel button false → true"),
    Edit(
      "text-inset",
      #"view: { subviews: [ { kind: "textView", text: "Tokyo", isScrollEnabled: false, id: "#
        + #""it", pin: { top: 40, leading: 16, trailing: 16 } } ] }"#,
      "text:", "textContainerInset: 16, text:",
      "text container inset"),
    Edit(
      "map-type",
      #"view: { subviews: [ { kind: "mapView", id: "it", pin: { top: 40, leading: 40 }, "#
        + "width: 160, height: 100 } ] }",
      "width", #"mapType: "satellite", width"#,
      "map type standard → satellite"),
    Edit(
      "web-scheme",
      #"view: { subviews: [ { kind: "webView", id: "it", overrideUserInterfaceStyle: "dark", "#
        + "pin: { top: 40, leading: 40 }, width: 160, height: 100 } ] }",
      "width", "prefersColorScheme: true, width",
      "prefers colour scheme false → true"),
    Edit(
      "blur",
      #"view: { subviews: [ { kind: "visualEffectView", id: "it", effect: "#
        + #""systemThinMaterial", pin: { top: 40, leading: 40 }, width: 160, height: 100 },  ] }"#,
      "systemThinMaterial", "systemThickMaterial",
      "systemThinMaterial → systemThickMaterial"),
    Edit(
      "scroll-offset",
      #"view: { subviews: [ { kind: "scrollView", id: "list", contentOffset: [0, 0], width: "#
        + #"200, height: 200, subviews: [{ kind: "view", frame: [0, 0, 200, 600], gradient: { "#
        + #"colors: ["systemRed", "systemGreen"] } }] } ] }"#,
      "[0, 0], width", "[0, 80], width",
      "content offset 0,0 → 0,80 pt"),
  ]
}
