/// What the key `UIUserInterfaceStyle` of an app's Info.plist says.
public enum InfoPlistStyle: String, CaseIterable, Hashable, Sendable {
  case light = "Light"
  case dark = "Dark"
  /// Follow the system, as an app does whose file lacks the key.
  case automatic = "Automatic"

  /// The opinion this has in a `StyleChain`.
  public var override: StyleOverride {
    switch self {
    case .light: .light
    case .dark: .dark
    case .automatic: .unspecified
    }
  }
}
