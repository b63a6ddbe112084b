/// Everything a command may touch beside files that it is told about.
public struct Environment: Sendable {
  /// Absolute.
  public var currentDirectory: String
  public var variables: [String: String]
  /// True where standard error is a terminal, which then shows progress as one updating line.
  public var isTerminal: Bool
  /// True where standard output is a terminal, which then shows colours.
  public var outputIsTerminal: Bool
  public var processorCount: Int
  /// Seconds since any moment, never going back; for estimates only.
  public var uptime: @Sendable () -> Double
  /// Writes to standard output, for results; commands reach it through `Console`.
  public var write: @Sendable (String) -> Void
  /// Writes to standard error, for progress and complaints.
  public var complain: @Sendable (String) -> Void

  public init(
    currentDirectory: String, variables: [String: String], isTerminal: Bool,
    outputIsTerminal: Bool, processorCount: Int, uptime: @escaping @Sendable () -> Double,
    write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void
  ) {
    self.currentDirectory = currentDirectory
    self.variables = variables
    self.isTerminal = isTerminal
    self.outputIsTerminal = outputIsTerminal
    self.processorCount = max(1, processorCount)
    self.uptime = uptime
    self.write = write
    self.complain = complain
  }

  /// Where fonts are looked for in place of the system's folders: `MEIAN_FONTS`, folders joined by
  /// colons; nil where it is not set.
  var fontDirectories: [String]? {
    variables["MEIAN_FONTS"].map { $0.split(separator: ":").map(String.init) }
  }

  /// `path` seen from the current directory.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentDirectory + "/" + path
  }

  /// An absolute path as a person in the current directory would write it: relative where it lies
  /// below.
  func shown(_ path: String) -> String {
    let folder = currentDirectory.hasSuffix("/") ? currentDirectory : currentDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
