import Screens
import Traits

/// The text field that has the keyboard.
struct FirstResponder: Sendable {
  var id: String
  var place: Place
  var appearance: KeyboardAppearance
  var traits: TraitSet
}
