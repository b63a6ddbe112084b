public import Screens
public import Typography

/// Why a shot could not be drawn.
public enum RenderingError: Error, Sendable, CustomStringConvertible {
  /// The screen or one of its resources is wrong; the screen is broken, others are not.
  case screen(ScreenError)
  /// A font cannot be used; no shot can be trusted.
  case font(FontError)
  /// A program that a picture needs is missing; the message names the package that has it.
  case environment(String)

  public var description: String {
    switch self {
    case .screen(let error): "\(error)"
    case .font(let error): "\(error)"
    case .environment(let message): message
    }
  }
}
