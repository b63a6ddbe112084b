import Foundation

/// A git repository in a folder, for tests; it knows no user and no settings of this machine.
public struct TestRepository: Sendable {
  public struct Failure: Error { let words: String }

  public let path: String

  /// Makes the folder a repository with the branch `main`.
  public init(_ path: String) throws {
    self.path = path
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// The repository that a folder already is.
  public init(existing path: String) { self.path = path }

  /// Clones another one, as a pipeline does; `options` such as `--depth=1`.
  public init(cloning origin: TestRepository, to path: String, _ options: String...) throws {
    self = try Self.clone(origin, to: path, options)
  }

  /// The same with a list of options.
  public static func clone(
    _ origin: TestRepository, to path: String, _ options: [String]
  ) throws -> TestRepository {
    // The protocol makes --depth count for a folder of the same machine.
    try run(["clone", "--quiet"] + options + ["file://\(origin.path)", path], in: origin.path)
    return TestRepository(existing: path)
  }

  /// Runs git and gives its output without the last line's end.
  @discardableResult
  public func git(_ words: String...) throws -> String { try git(words) }

  /// The same with a list of words.
  @discardableResult
  public func git(_ words: [String]) throws -> String { try Self.run(words, in: path) }

  /// Adds everything and commits it.
  ///
  /// - Returns: the commit's full id.
  @discardableResult
  public func commit(_ message: String = "Change") throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  @discardableResult
  private static func run(_ words: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
        "-c", "merge.renames=false",
      ] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
    ]
    let out = Pipe()
    let errors = Pipe()
    process.standardOutput = out
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(words: "git \(words.joined(separator: " ")): \(complaint)")
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
