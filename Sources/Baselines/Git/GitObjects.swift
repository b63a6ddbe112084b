import Foundation
import Synchronization

/// Reads files of commits from a git repository, without touching its work tree.
///
/// One `git cat-file --batch` answers for all of them. Nothing is fetched over a network.
public final class GitObjects: Sendable {
  /// In bytes, as for files.
  public static let largestObject = 256 << 20

  /// What a name leads to.
  public enum Object: Hashable, Sendable {
    case file(id: String)
    case folder(id: String)
  }

  /// A file of a folder.
  public struct Entry: Hashable, Sendable {
    /// Relative to the folder.
    public var path: String
    public var id: String
    /// False for symbolic links and submodules.
    public var isFile: Bool
  }

  private let directory: String
  private let batch = Mutex<GitBatch?>(nil)

  /// - Parameter directory: a folder of the work tree, or the repository itself.
  public init(directory: String) { self.directory = directory }

  /// What `REF:PATH` leads to; the path counts from the top of the repository, or with `./` from
  /// the folder.
  public func find(_ name: String) throws(GitError) -> Object {
    let id = try line(["rev-parse", "--quiet", "--verify", "--end-of-options", name], name)
    switch try line(["cat-file", "-t", id], name) {
    case "blob": return .file(id: id)
    case "tree": return .folder(id: id)
    default: throw .notFound(name)
    }
  }

  /// Every file below a folder, sorted by path.
  public func files(below folder: String) throws(GitError) -> [Entry] {
    let output = try output(of: ["ls-tree", "-r", "-z", "--end-of-options", folder])
    guard let output else { throw .broken("the folder \(folder) cannot be listed") }
    var entries: [Entry] = []
    for line in output.split(separator: 0) {
      // `100644 blob 3f9a…<tab>path`
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
        throw .broken("a line of ls-tree has no path")
      }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { throw .broken("a line of ls-tree has no three words") }
      entries.append(
        Entry(
          path: String(decoding: line[(tab + 1)...], as: UTF8.self),
          id: String(decoding: words[2], as: UTF8.self),
          isFile: words[0].starts(with: Array("100".utf8))))
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// The bytes of a file.
  public func read(_ id: String) throws(GitError) -> [UInt8] {
    let result = batch.withLock { batch -> Result<[UInt8], GitError> in
      do throws(GitError) {
        let running: GitBatch
        if let known = batch { running = known } else {
          running = try GitBatch(directory: directory)
          batch = running
        }
        return .success(try running.read(id))
      } catch {
        // What is left in the pipe belongs to no question any more.
        if case .tooLarge = error { batch = nil }
        if case .broken = error { batch = nil }
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func line(_ arguments: [String], _ name: String) throws(GitError) -> String {
    guard let output = try output(of: arguments) else { throw .notFound(name) }
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What git writes, or nil where it fails.
  private func output(of arguments: [String]) throws(GitError) -> [UInt8]? {
    let process = try gitProcess(arguments, in: directory)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw .missing }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? [UInt8](data) : nil
  }
}

/// A git that neither fetches nor writes nor asks.
func gitProcess(_ arguments: [String], in directory: String) throws(GitError) -> Process {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    .split(separator: ":")
  guard
    let git = folders.map({ "\($0)/git" })
      .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
  else { throw .missing }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: git)
  process.arguments = ["--no-optional-locks", "--literal-pathspecs"] + arguments
  process.currentDirectoryURL = URL(fileURLWithPath: directory)
  var environment = ProcessInfo.processInfo.environment
  // A clone without all objects would otherwise fetch them.
  environment["GIT_NO_LAZY_FETCH"] = "1"
  environment["GIT_ALLOW_PROTOCOL"] = "none"
  environment["GIT_TERMINAL_PROMPT"] = "0"
  environment["LC_ALL"] = "C"
  process.environment = environment
  process.standardError = FileHandle.nullDevice
  return process
}
