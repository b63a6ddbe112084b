import Baselines
import Digests

/// The `after` files of a commit, which are the state before a change.
struct CommitBaselines: Sendable {
  /// How the commit is called in reports.
  let words: String
  private let commit: String
  private let id: String
  private let directory: String
  private let repository: GitRepository
  private let objects: GitObjects
  private let blobs: [BaselineKey: String]
  /// By path in lower case.
  private let folded: [String: BaselineKey]

  /// - Parameter folder: the baselines' folder of this project.
  init(
    _ repository: GitRepository, folder: String, _ base: TargetBranch.Base
  ) throws(RunFailure) {
    words = base.words
    commit = String(base.commit.prefix(8))
    id = base.commit
    self.repository = repository
    guard let name = repository.name(of: folder) else {
      throw .environment(
        "before: \(folder) lies outside of the repository \(repository.topLevel); a folder inside would be right"
      )
    }
    directory = name
    let files = try asked { () throws(GitError) in
      try repository.files(under: name, at: base.commit)
    }
    var blobs: [BaselineKey: String] = [:]
    for file in files {
      guard let (key, role) = BaselineKey.named(file.path), role == .after else { continue }
      blobs[key] = file.blob
    }
    self.blobs = blobs
    let paths = blobs.keys.sorted().map { ($0.path(.after).lowercased(), $0) }
    folded = Dictionary(paths) { first, _ in first }
    objects = try asked { () throws(GitError) in try repository.objects() }
  }

  /// The shots that the commit has a picture of, sorted.
  var keys: [BaselineKey] { blobs.keys.sorted() }

  /// The commit's own key of a shot: its screen's id may have been written in other letter case.
  /// Nil where the commit has no picture of it.
  func key(like key: BaselineKey) -> BaselineKey? {
    blobs[key] != nil ? key : folded[key.path(.after).lowercased()]
  }

  /// Any file of the commit; nil where there is none.
  ///
  /// - Parameter path: absolute, without links.
  func file(_ path: String) -> [UInt8]? {
    guard let name = repository.name(of: path) else { return nil }
    return (try? objects.blob("\(id):\(name)")) ?? nil
  }

  /// How messages call the picture of a shot.
  func name(of key: BaselineKey) -> String { "\(directory)/\(key.path(.after)) at \(commit)" }

  /// The file of a shot; nil where the commit has none. Of a Git LFS pointer the file itself,
  /// where it is in the local store.
  func read(_ key: BaselineKey) throws(RunFailure) -> [UInt8]? {
    guard let blob = blobs[key] else { return nil }
    let bytes = try asked { () throws(GitError) in try objects.blob(blob) }
    guard let bytes, let pointer = LFSPointer(bytes) else { return bytes }
    guard let file = readFile("\(repository.commonDirectory)/\(pointer.path)"),
      file.count == pointer.size, "\(Digest(of: file))" == pointer.digest
    else {
      throw .environment(
        "\(name(of: key)): this is a Git LFS pointer, and the image is not in the local store; “git lfs fetch origin \(commit)” fetches it"
      )
    }
    return file
  }
}
