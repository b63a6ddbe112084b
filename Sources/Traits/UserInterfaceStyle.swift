/// The two appearances of a screen.
public enum UserInterfaceStyle: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
