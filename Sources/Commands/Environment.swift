import Verifying

/// Everything a command may touch beside files that it is told about.
public struct Environment: Sendable {
  /// Absolute.
  public var currentDirectory: String
  public var variables: [String: String]
  /// True where standard error is a terminal, which then shows progress as one updating line.
  public var isTerminal: Bool
  /// True where standard output is a terminal, which then shows colours.
  public var outputIsTerminal: Bool
  /// How many threads run at once; at least 1. Asked for when it is used, since finding it out reads
  /// the limits of the container around, which most commands have no need of.
  public var processorCount: Int { max(1, countProcessors()) }
  private let countProcessors: @Sendable () -> Int
  /// The absolute path of the program, links followed; nil where it is not known.
  private let findProgram: @Sendable () -> String?
  /// Seconds since any moment, never going back; for estimates only.
  public var uptime: @Sendable () -> Double
  /// Writes to standard output, for results; commands reach it through `Console`.
  public var write: @Sendable (String) -> Void
  /// Writes to standard error, for progress and complaints.
  public var complain: @Sendable (String) -> Void

  public init(
    currentDirectory: String, variables: [String: String], isTerminal: Bool,
    outputIsTerminal: Bool, processorCount: @escaping @autoclosure @Sendable () -> Int,
    uptime: @escaping @Sendable () -> Double,
    programPath: @escaping @autoclosure @Sendable () -> String? = nil,
    write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void
  ) {
    self.currentDirectory = currentDirectory
    self.variables = variables
    self.isTerminal = isTerminal
    self.outputIsTerminal = outputIsTerminal
    countProcessors = processorCount
    findProgram = programPath
    self.uptime = uptime
    self.write = write
    self.complain = complain
  }

  /// Where fonts are looked for: `MEIAN_FONTS`, folders joined by colons; where that is not set, the
  /// user's folders, the one that came with the program, and the system's.
  var fontDirectories: [String] {
    if let named = variables["MEIAN_FONTS"] {
      return named.split(separator: ":").map(String.init)
    }
    return userFontDirectories + programFontDirectories + RunOptions.systemFontDirectories
  }

  private var userFontDirectories: [String] {
    let home = variables["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = data ?? home.map({ "\($0)/.local/share" }) else { return [] }
    return ["\(folder)/meian/fonts", "\(folder)/fonts"]
      + (home.map { ["\($0)/Library/Fonts"] } ?? [])
  }

  /// `share/meian/fonts` beside the program's folder `bin`.
  private var programFontDirectories: [String] {
    guard let parts = findProgram()?.split(separator: "/"), parts.count > 1 else { return [] }
    return [(parts.dropLast(2) + ["share", "meian", "fonts"]).map { "/\($0)" }.joined()]
  }

  /// `path` seen from the current directory.
  func absolute(_ path: String) -> String {
    path == "." ? currentDirectory : path.hasPrefix("/") ? path : currentDirectory + "/" + path
  }

  /// An absolute path as a person in the current directory would write it: relative where it lies
  /// below.
  func shown(_ path: String) -> String {
    let folder = currentDirectory.hasSuffix("/") ? currentDirectory : currentDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
