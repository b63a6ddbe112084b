import Foundation

/// A folder of its own for one test, removed with all it holds when the last reference goes.
public final class TemporaryFolder: Sendable {
  /// Absolute, without a slash at the end and without symbolic links on the way.
  public let path: String

  public init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = parent.appending(path: "meian-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of `name` inside the folder.
  public func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders on its way.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path(of: name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a symbolic link `name` that leads to `target`, which need not exist.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: name), withDestinationPath: target)
  }

  /// The bytes of a file, or nil where it does not exist.
  public func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(of: name)).map { Array($0) }
  }

  /// The paths of everything that is not a folder, relative to this one, sorted.
  public func files() -> [String] {
    let names = FileManager.default.subpaths(atPath: path) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
