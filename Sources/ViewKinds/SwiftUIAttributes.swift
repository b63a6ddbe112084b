import Screens
import Traits

/// Attributes that SwiftUI's modifiers leave on a node and that concern more than the view itself.
/// They can be written under `hosting` alone.
enum SwiftUIAttributes {
  static let specs: [AttributeSpec] = [
    AttributeSpec(
      "colorScheme", .choice(["light", "dark"]), default: "none",
      "SwiftUI’s environment value: the style of the view and what lies in it."
    ).swiftUI,
    AttributeSpec(
      "preferredColorScheme", .choice(["light", "dark"]), default: "none",
      "SwiftUI’s preference: the style of the nearest presentation around the view; null hides the preferences of views inside."
    ).swiftUI,
    AttributeSpec(
      "preferredColorSchemes", .structure("styles, outermost first"), default: "none",
      "Several preferences on one view; the outermost counts."
    ).unwritten,
    AttributeSpec(
      "navigationTitle", .text, default: "none", "The title that a bar above shows."
    ).swiftUI,
  ]

  /// Checks the values, which other parts of the tree than the view itself read.
  static func check(_ reader: AttributeReader) throws(ScreenError) {
    _ = try reader.choice("preferredColorScheme", UserInterfaceStyle.self)
    _ = try reader.text("navigationTitle")
  }

  /// What UIKit has for a modifier of SwiftUI's; nil for any other word.
  static func counterpart(of modifier: String) -> String? {
    switch modifier {
    case "colorScheme", "preferredColorScheme": "“overrideUserInterfaceStyle”"
    case "environment": "“overrideUserInterfaceStyle” or “layoutDirection”"
    case "navigationTitle": "“title” of the controller"
    case "foregroundColor", "foregroundStyle": "“textColor” or “tintColor”"
    case "background", "fill": "“backgroundColor”"
    case "tint", "accentColor": "“tintColor”"
    case "opacity": "“alpha”"
    case "hidden": "“isHidden”"
    default: nil
    }
  }
}
