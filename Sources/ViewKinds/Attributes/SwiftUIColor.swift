import Traits

/// The colours and foreground styles that SwiftUI has names for.
///
/// Those of hues adapt as UIKit's system colours do, unlike `UIColor.red` and its like, which are
/// fixed. Source: Apple's reference of `Color`, and of `ShapeStyle` for the tint and the levels.
enum SwiftUIColor: String, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear
  case primary, secondary, tertiary, quaternary
  case accentColor, tint

  /// The colour by its name in the palette, or the inherited tint.
  func value(tint: ColorValue) -> ColorValue {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      .system("system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst())
    case .black, .white, .clear: .system(rawValue)
    case .primary: .system("label")
    case .secondary, .tertiary, .quaternary: .system(rawValue + "Label")
    case .accentColor, .tint: tint
    }
  }
}
