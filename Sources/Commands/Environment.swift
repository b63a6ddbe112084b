/// Everything a command may touch beside files that it is told about.
public struct Environment: Sendable {
  /// Absolute.
  public var currentDirectory: String
  public var variables: [String: String]
  /// True where standard error is a terminal.
  public var isTerminal: Bool
  public var processorCount: Int
  /// Writes to standard output, for results.
  public var write: @Sendable (String) -> Void
  /// Writes to standard error, for progress and complaints.
  public var complain: @Sendable (String) -> Void

  public init(
    currentDirectory: String, variables: [String: String], isTerminal: Bool, processorCount: Int,
    write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void
  ) {
    self.currentDirectory = currentDirectory
    self.variables = variables
    self.isTerminal = isTerminal
    self.processorCount = max(1, processorCount)
    self.write = write
    self.complain = complain
  }

  /// Where fonts are looked for in place of the system's folders: `MEIAN_FONTS`, folders joined by
  /// colons; nil where it is not set.
  var fontDirectories: [String]? {
    variables["MEIAN_FONTS"].map { $0.split(separator: ":").map(String.init) }
  }

  /// One line of results; what a project's files say cannot steer a terminal.
  func line(_ text: String) { write(printable(text) + "\n") }

  /// `path` seen from the current directory.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentDirectory + "/" + path
  }
}

/// `text` with control characters, and those that reorder text, written as `⟨U+…⟩`; line feeds and
/// tabs stay.
func printable(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A, 0x09: result.unicodeScalars.append(scalar)
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      result += "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
