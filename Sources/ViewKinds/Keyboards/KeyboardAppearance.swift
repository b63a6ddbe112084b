import Traits

/// `UIKeyboardAppearance`: what a field says of its keyboard.
enum KeyboardAppearance: String, CaseIterable, Sendable {
  case `default`
  case light
  case dark
  case alert

  /// The keyboard's style for a field in `traits`. Before iOS 13 `default` is light, and dark
  /// keyboards exist all the same.
  func style(in traits: TraitSet) -> UserInterfaceStyle {
    switch self {
    case .default: traits.drawnStyle
    case .light: .light
    case .dark, .alert: .dark
    }
  }

  /// Why, in words.
  func rules(in traits: TraitSet, field: String, place: String) -> [AppearanceRule] {
    let own = AppearanceRule(
      "keyboardAppearance of “\(field)” is \(rawValue)", place: place,
      self == .default ? .silent : .decided)
    let style = AppearanceRule(
      "the style of “\(field)” is \(traits.drawnStyle.rawValue)",
      self == .default ? .decided : .lost)
    return [own, style]
  }
}
