import Screens
import Traits

/// Attributes that SwiftUI's modifiers leave on a node and that concern more than the view itself.
enum SwiftUIAttributes {
  static let specs: [AttributeSpec] = [
    AttributeSpec(
      "preferredColorScheme", .choice(["light", "dark"]), default: "none",
      "SwiftUI’s preference: the style of the nearest presentation around the view; null hides the preferences of views inside."
    ),
    AttributeSpec(
      "preferredColorSchemes", .structure("styles, outermost first"), default: "none",
      "Several preferences on one view; the outermost counts."),
    AttributeSpec("navigationTitle", .text, default: "none", "The title that a bar above shows."),
  ]

  /// Checks the values, which other parts of the tree than the view itself read.
  static func check(_ reader: AttributeReader) throws(ScreenError) {
    _ = try reader.choice("preferredColorScheme", UserInterfaceStyle.self)
    _ = try reader.text("navigationTitle")
  }
}
