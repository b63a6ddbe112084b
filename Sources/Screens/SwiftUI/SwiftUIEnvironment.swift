/// What SwiftUI hands down from a view to those inside it and UIKit does not.
struct SwiftUIEnvironment {
  var font: SourceValue?
  var foreground: SourceValue?

  /// With what a view's own modifiers set.
  func applying(_ modifiers: [SwiftUIModifier]) -> SwiftUIEnvironment {
    var result = self
    for modifier in modifiers {
      switch modifier.name {
      case .font: result.font = modifier.value
      case .foregroundColor, .foregroundStyle: result.foreground = modifier.value
      default: break
      }
    }
    return result
  }
}
