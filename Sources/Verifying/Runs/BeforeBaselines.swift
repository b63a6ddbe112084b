import Baselines

/// The pictures of the state before a change: files that the project stores, else those of a
/// commit, or none.
struct BeforeBaselines: Sendable {
  /// False where the run wants no state before.
  let isWanted: Bool
  /// Nil where stored files alone count.
  let commit: CommitBaselines?
  private let store: BaselineStore

  /// A picture's file and where it was read.
  struct File: Sendable {
    var bytes: [UInt8]
    /// How messages call it.
    var name: String
    var source: Source
  }

  enum Source: Sendable {
    case stored
    case commit(CommitBaselines)
  }

  /// - Parameter options: what they say of `before` counts more than the project.
  init(_ project: Project, _ store: BaselineStore, _ options: RunOptions) throws(RunFailure) {
    self.store = store
    let branch = TargetBranch(variables: options.variables)
    var wanted = options.before ?? project.before
    if wanted == nil {
      let hasStored = try listed(store).entries.contains { $0.roles.contains(.before) }
      wanted = hasStored ? .stored : branch.name != nil ? .mergeBase : BeforeSource.none
    }
    isWanted = wanted != BeforeSource.none
    switch wanted {
    case nil, .stored?, BeforeSource.none?:
      commit = nil
    case .mergeBase?:
      let repository = try Self.repository(of: project, options)
      commit = try CommitBaselines(
        repository, folder: try Self.folder(of: project), try branch.base(in: repository))
    case .commit(let revision)?:
      let repository = try Self.repository(of: project, options)
      let id = try asked { () throws(GitError) in try repository.commit(revision) }
      commit = try CommitBaselines(
        repository, folder: try Self.folder(of: project),
        TargetBranch.Base(commit: id, words: "\(revision) (\(id.prefix(8)))"))
    }
  }

  private static func repository(
    of project: Project, _ options: RunOptions
  ) throws(RunFailure) -> GitRepository {
    try asked { () throws(GitError) in
      try GitRepository(
        containing: project.directory, programDirectories: options.programDirectories)
    }
  }

  /// The baselines' folder as git sees it: without links on the way to the project.
  private static func folder(of project: Project) throws(RunFailure) -> String {
    guard let directory = realPath(project.directory) else {
      throw .usage("\(project.directory): the project's folder cannot be read")
    }
    return "\(directory)/\(project.baselines)"
  }

  /// What reports say of it.
  var words: String { !isWanted ? "none" : commit?.words ?? "stored baselines" }

  /// The picture of a shot; nil where there is none. A stored file wins over the commit's.
  func read(_ key: BaselineKey, in project: Project) throws(RunFailure) -> Result<File?, ShotError>
  {
    guard isWanted else { return .success(nil) }
    do throws(BaselineError) {
      if let bytes = try store.read(key, .before) {
        let name = "\(project.baselines)/\(key.path(.before))"
        return .success(File(bytes: bytes, name: name, source: .stored))
      }
    } catch { return .failure(ShotError(project.message(error))) }
    guard let commit, let bytes = try commit.read(key) else { return .success(nil) }
    return .success(File(bytes: bytes, name: commit.name(of: key), source: .commit(commit)))
  }
}
