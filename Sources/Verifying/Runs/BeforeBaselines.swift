import Baselines

/// The pictures of the state before a change: files that the project stores, else those of a
/// commit, or none.
struct BeforeBaselines: Sendable {
  /// False where the run wants no state before.
  let isWanted: Bool
  /// Nil where stored files alone count.
  let commit: CommitBaselines?
  /// Draws the commit's screens in place of reading their pictures; nil where the latter count.
  private let redrawn: RedrawnScreens?
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
    /// Drawn for this run.
    case redrawn
  }

  /// - Parameter options: what they say of `before` counts more than the project.
  init(_ project: Project, _ store: BaselineStore, _ options: RunOptions) throws(RunFailure) {
    self.store = store
    let branch = TargetBranch(variables: options.variables)
    var wanted = options.before ?? project.before
    if wanted == nil {
      let hasStored = try listed(store).entries.contains { $0.roles.contains(.before) }
      let isKnown = branch.name != nil || options.redrawsBefore
      wanted = hasStored ? .stored : isKnown ? .mergeBase : BeforeSource.none
    }
    isWanted = wanted != BeforeSource.none
    let repository: GitRepository
    let base: TargetBranch.Base
    switch wanted {
    case nil, .stored?, BeforeSource.none?:
      guard !options.redrawsBefore else {
        throw .usage(
          "before: \(isWanted ? "stored pictures cannot be drawn again" : "there is nothing to draw again"); --before REF names a commit, and “meian record --before --from FILE” stores pictures anew"
        )
      }
      (commit, redrawn) = (nil, nil)
      return
    case .mergeBase?:
      repository = try Self.repository(of: project, options)
      base = try branch.base(in: repository)
    case .commit(let revision)?:
      repository = try Self.repository(of: project, options)
      let id = try asked { () throws(GitError) in try repository.commit(revision) }
      base = TargetBranch.Base(commit: id, words: "\(revision) (\(id.prefix(8)))")
    }
    let pictures = try CommitBaselines(repository, folder: try Self.folder(of: project), base)
    commit = pictures
    guard options.redrawsBefore else {
      redrawn = nil
      try Self.checkEpoch(of: project, pictures)
      return
    }
    let files = try asked { () throws(GitError) in
      try CommitFiles(repository, commit: base.commit)
    }
    redrawn = try RedrawnScreens(project, files, options)
  }

  /// Says of a whole commit what each of its pictures would say later: that it is of another epoch.
  private static func checkEpoch(
    of project: Project, _ commit: CommitBaselines
  ) throws(RunFailure) {
    // A commit without a project file that can be read is judged by its pictures.
    guard !commit.keys.isEmpty, let directory = realPath(project.directory),
      let bytes = commit.file("\(directory)/\(project.file)"),
      let then = try? ProjectFile.read(
        bytes, file: project.file, directory: directory, alsoReading: project.alsoReading),
      then.epoch != renderingEpoch
    else { return }
    throw .environment(
      "before: \(commit.words) is recorded in rendering epoch \(then.epoch), and this Meian draws epoch \(renderingEpoch); --renderer-upgrade draws its screens again"
    )
  }

  private static func repository(
    of project: Project, _ options: RunOptions
  ) throws(RunFailure) -> GitRepository {
    try asked { () throws(GitError) in
      try GitRepository(
        containing: project.directory, programDirectories: options.programDirectories)
    }
  }

  /// The baselines' folder as git sees it: without links on the way.
  private static func folder(of project: Project) throws(RunFailure) -> String {
    guard let directory = realPath("\(project.directory)/\(project.baselines)") else {
      throw .usage("\(project.directory): the project's folder cannot be read")
    }
    return directory
  }

  /// True where any picture of the state before lies in the baselines' folder.
  var hasStored: Bool {
    (try? listed(store))?.entries.contains { $0.roles.contains(.before) } ?? false
  }

  /// What reports say of it.
  var words: String {
    guard isWanted else { return "none" }
    guard let commit else { return "stored baselines" }
    return redrawn == nil ? commit.words : "\(commit.words), drawn again by this Meian"
  }

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
    if let redrawn {
      // What had no picture then was not recorded, and is new.
      guard let commit, let then = commit.key(like: key) else { return .success(nil) }
      let name = commit.name(of: then)
      return try redrawn.png(of: then).map {
        $0.map { File(bytes: $0, name: name, source: .redrawn) }
      }
    }
    guard let commit, let then = commit.key(like: key), let bytes = try commit.read(then) else {
      return .success(nil)
    }
    return .success(File(bytes: bytes, name: commit.name(of: then), source: .commit(commit)))
  }
}
