import Screens

/// A kind that can be typed into, as UIKit's text fields, text views and search bars can.
protocol TextInput: ViewKind {
  /// While somebody types.
  var isFirstResponder: Bool { get }
  /// How the keyboard looks that then shows.
  var keyboardAppearance: KeyboardAppearance { get }
}
