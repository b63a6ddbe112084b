/// Attributes that SwiftUI's modifiers leave on a node and that concern more than the view itself.
enum SwiftUIAttributes {
  static let specs: [AttributeSpec] = [
    AttributeSpec(
      "preferredColorScheme", .choice(["light", "dark"]), default: "none",
      "SwiftUI’s preference: the style of the nearest presentation around the view."),
    AttributeSpec(
      "preferredColorSchemes", .structure("styles, outermost first"), default: "none",
      "Several preferences on one view; the outermost counts."),
    AttributeSpec("navigationTitle", .text, default: "none", "The title that a bar above shows."),
    AttributeSpec("zstack", .flag, default: "false", "Children lie over each other, centred."),
  ]
}
