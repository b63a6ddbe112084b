/// A style as UIKit's `overrideUserInterfaceStyle` takes it.
public enum StyleOverride: String, CaseIterable, Hashable, Sendable {
  /// No opinion: what lies further out decides.
  case unspecified
  case light
  case dark

  /// The style, or nil where there is no opinion.
  public var style: UserInterfaceStyle? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }

  public init(_ style: UserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
