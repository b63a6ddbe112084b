/// One line of results, parts of it in colour.
struct Line: Equatable, Sendable {
  /// What a part is painted with.
  enum Ink: Sendable {
    case plain
    /// What fails.
    case red
    /// What a person should look at.
    case yellow
    /// What is well.
    case green

    /// The number in the terminal's “select graphic rendition”; nil for none.
    ///
    /// Source: ECMA-48, 8.3.117.
    fileprivate var code: Int? {
      switch self {
      case .plain: nil
      case .red: 31
      case .yellow: 33
      case .green: 32
      }
    }
  }

  private struct Part: Equatable, Sendable {
    var text: String
    var ink: Ink
  }

  private var parts: [Part]

  init(_ text: String, _ ink: Ink = .plain) { parts = [Part(text: text, ink: ink)] }

  static func + (line: Line, text: String) -> Line {
    var longer = line
    longer.parts.append(Part(text: text, ink: .plain))
    return longer
  }

  /// The line as a terminal or a file takes it, without its end; what a project's files say can
  /// neither steer a terminal nor begin another line.
  func text(usesColor: Bool) -> String {
    parts.map { part in
      let text = printable(part.text)
      guard usesColor, let code = part.ink.code else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }
}
