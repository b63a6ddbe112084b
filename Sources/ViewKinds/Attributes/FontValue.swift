public import Typography

/// A font as a screen names it: a text style, or a size.
public struct FontValue: Hashable, Sendable {
  /// What decides the size.
  public enum Basis: Hashable, Sendable {
    /// Follows the text size of the environment.
    case style(TextStyle)
    /// In points.
    case size(Double)
  }

  public var basis: Basis
  /// A family that the project brings; nil for the system font.
  public var family: String?
  /// Nil: the style's own weight, regular for a size.
  public var weight: FontWeight?
  public var italic = false
  public var monospacedDigit = false

  public init(_ basis: Basis, weight: FontWeight? = nil) {
    self.basis = basis
    self.weight = weight
  }

  /// A system font of a fixed size, in points.
  static func system(_ size: Double, _ weight: FontWeight = .regular) -> FontValue {
    FontValue(.size(size), weight: weight)
  }

  /// What a screen calls it: `body`, `17 pt semibold`.
  public var token: String {
    var words: [String] = []
    switch basis {
    case .style(let style): words.append("\(style)")
    case .size(let size): words.append("\(trimmed(size)) pt")
    }
    if let family { words.append(family) }
    if let weight { words.append("\(weight)") }
    if italic { words.append("italic") }
    if monospacedDigit { words.append("monospaced digits") }
    return words.joined(separator: " ")
  }
}

/// A number without a needless `.0`.
func trimmed(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
