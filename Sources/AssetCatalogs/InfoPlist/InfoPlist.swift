public import Traits

/// What an app's Info.plist says about its appearance.
public struct InfoPlist: Hashable, Sendable {
  /// Automatic where the file does not say.
  public var userInterfaceStyle: InfoPlistStyle

  public init(userInterfaceStyle: InfoPlistStyle = .automatic) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
