/// The style of a view and what decided it.
public struct ResolvedStyle: Hashable, Sendable {
  public var style: UserInterfaceStyle
  /// The place of the deciding step in its chain, counted from 0; nil where no step decided.
  public var reason: Int?
  /// The deciding step in words.
  public var explanation: String

  public init(style: UserInterfaceStyle, reason: Int?, explanation: String) {
    self.style = style
    self.reason = reason
    self.explanation = explanation
  }
}

extension ResolvedStyle: CustomStringConvertible {
  /// `dark: controller “settings” says overrideUserInterfaceStyle dark`.
  public var description: String { "\(style): \(explanation)" }
}
