import Baselines
import Digests
import FoundationEssentials
import Synchronization

/// The files of a project as a commit has them, next to those that are there now.
final class CommittedFiles: Sendable {
  /// The commit's full id.
  let commit: String
  private let project: Project
  /// The project's folder as git names it, with a slash at the end; empty for the whole repository.
  private let prefix: String
  private let blobs: [String: String]
  private let objects: GitObjects
  private let known = Mutex<[String: Bool]>([:])

  /// - Parameter commit: a full id.
  init(_ project: Project, _ repository: GitRepository, commit: String) throws(GitError) {
    self.commit = commit
    self.project = project
    guard let folder = repository.name(of: project.folder.path) else {
      throw .noRepository(project.directory)
    }
    prefix = folder.isEmpty ? "" : folder + "/"
    var blobs: [String: String] = [:]
    for file in try repository.files(under: "", at: commit) { blobs[file.path] = file.blob }
    self.blobs = blobs
    objects = try repository.objects()
  }

  /// True where a file, relative to the project, is now as it was; or is neither there nor was.
  func isSame(_ path: String) throws(GitError) -> Bool {
    if let known = known.withLock({ $0[path] }) { return known }
    let result = try compare(path)
    known.withLock { $0[path] = result }
    return result
  }

  private func compare(_ path: String) throws(GitError) -> Bool {
    let blob = name(of: path).flatMap { blobs[$0] }
    let bytes = project.assetFolder.read(path)
    guard let blob, let bytes else { return blob == nil && bytes == nil && !exists(path) }
    if gitBlobName(of: bytes, length: blob.utf8.count) == blob { return true }
    // Git LFS keeps a pointer in place of the file.
    guard let content = try objects.blob(blob), let pointer = LFSPointer(content)
    else { return false }
    return pointer.size == bytes.count && pointer.digest == "\(Digest(of: bytes))"
  }

  /// A link, a folder, or a file that cannot be read.
  private func exists(_ path: String) -> Bool {
    FileKind(of: "\(project.folder.path)/\(path)") != nil
  }

  /// The commit's files at an entry of the project file or below, but hidden ones, relative to the
  /// project and sorted.
  func paths(below entry: String) -> [String] {
    guard let name = name(of: entry == "." ? "" : entry) else { return [] }
    let start = name.isEmpty ? "" : name + "/"
    return blobs.keys.compactMap { path in
      if path == name { return entry }
      guard path.hasPrefix(start) else { return nil }
      let rest = path.dropFirst(start.count)
      let isHidden = rest.split(separator: "/").contains { $0.hasPrefix(".") }
      return isHidden ? nil : entry == "." ? String(rest) : "\(entry)/\(rest)"
    }.sorted()
  }

  /// True where the project's path lies in the repository, links on the way aside.
  func covers(_ path: String) -> Bool { name(of: path) != nil }

  /// The content of a file in the commit; nil where it has none.
  func read(_ path: String) throws(GitError) -> [UInt8]? {
    guard let blob = name(of: path).flatMap({ blobs[$0] }) else { return nil }
    return try objects.blob(blob)
  }

  /// Git's name of a path relative to the project, which may lead upwards; nil where it leads out of
  /// the repository.
  private func name(of path: String) -> String? {
    var parts: [Substring] = []
    for part in (prefix + path).split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
