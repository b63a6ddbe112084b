import Screens

/// A kind that can be typed into, as UIKit's text fields, text views and search bars can.
protocol TextInput: ViewKind {
  var typing: Typing { get }
}

extension TextInput {
  /// While somebody types.
  var isFirstResponder: Bool { typing.isFirstResponder }
}

/// Whether somebody types into a view, and with which keyboard.
struct Typing: Sendable {
  let isFirstResponder: Bool
  /// How the keyboard looks that then shows.
  let keyboardAppearance: KeyboardAppearance

  static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "isFirstResponder", .flag, default: "false",
      "While somebody types: with the caret, and the keyboard at the window’s lower edge."),
    AttributeSpec(
      "keyboardAppearance", .choice(KeyboardAppearance.allCases.map(\.rawValue)),
      default: "default", "The keyboard follows the view’s style, or is always light or dark."),
  ]

  init(reading reader: AttributeReader) throws(ScreenError) {
    isFirstResponder = try reader.flag("isFirstResponder") ?? false
    keyboardAppearance = try reader.choice("keyboardAppearance") ?? .default
  }
}
