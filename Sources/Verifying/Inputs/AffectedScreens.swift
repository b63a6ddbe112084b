import AssetCatalogs
import Baselines
import Digests
import Screens
import Traits

/// Which screens may look or be judged otherwise than at a commit, by the files that they are made
/// of.
struct AffectedScreens: Sendable {
  /// What was found out, for people.
  let words: String
  /// Nil where it cannot be said of any screen that it is not affected.
  let ids: Set<String>?

  func contains(_ id: String) -> Bool { ids?.contains(id) ?? true }

  /// - Parameters:
  ///   - revision: as `RunExtent.changedSince`.
  ///   - subjects: the screens to ask about.
  init(
    since revision: String, _ bench: Workbench, _ subjects: [Subject], _ options: RunOptions
  ) throws(RunFailure) {
    let project = bench.project
    let base: TargetBranch.Base
    let files: CommittedFiles
    do {
      let repository = try GitRepository(
        containing: project.directory, programDirectories: options.programDirectories)
      if revision == "merge-base" {
        base = try Self.mergeBase(repository, options)
      } else {
        let commit = try repository.commit(revision)
        base = TargetBranch.Base(commit: commit, words: "\(revision) (\(commit.prefix(8)))")
      }
      files = try CommittedFiles(project, repository, commit: base.commit)
    } catch let error as GitError {
      throw .environment("--changed-since: \(error)")
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw .environment("--changed-since: \(error)")
    }
    do throws(GitError) {
      let search = try Search(bench, files, locales: Self.locales(of: subjects))
      if let reason = search.reason {
        words = "everything was drawn, because \(reason) since \(base.words)"
        ids = nil
        return
      }
      var found: Set<String> = []
      for subject in subjects where try search.affects(subject) { found.insert(subject.id) }
      ids = found
      words =
        "\(found.count) of \(subjects.count) screens were drawn, whose files changed since \(base.words)"
    } catch { throw .environment("--changed-since: \(error)") }
  }

  private static func locales(of subjects: [Subject]) -> Set<String> {
    Set(subjects.flatMap(\.variants).compactMap(\.locale))
  }

  private static func mergeBase(
    _ repository: GitRepository, _ options: RunOptions
  ) throws(RunFailure) -> TargetBranch.Base {
    try TargetBranch(variables: options.variables).base(in: repository)
  }
}

/// Finds what changed of a project since a commit.
private struct Search {
  /// Why any screen may be affected, such as `Info.plist changed`; nil where that is not so.
  var reason: String?
  private let bench: Workbench
  private let files: CommittedFiles
  /// The names of sets of the catalogs of which a file changed.
  private var sets: Set<String> = []
  /// Keys of string tables whose texts changed in some language.
  private var texts: Set<String> = []
  private let baselines: [String: Set<String>]
  /// The project's own layouts by source, with the digests of what they were read from.
  private let layouts: [String: [String: Digest]]

  init(
    _ bench: Workbench, _ files: CommittedFiles, locales: Set<String>
  ) throws(GitError) {
    self.bench = bench
    self.files = files
    layouts = Dictionary(bench.screens.layouts.map { ($0.source, $0.digests) }) { first, _ in
      first
    }
    let project = bench.project
    // Stored files by screen, now and then: a baseline that changed has to be looked at as well.
    var baselines: [String: Set<String>] = [:]
    let stored = (try? bench.store.list())?.entries ?? []
    for entry in stored {
      for role in entry.roles {
        baselines[entry.key.screen, default: []].insert(entry.key.path(role))
      }
    }
    for path in files.paths(below: project.baselines) {
      let name = String(path.dropFirst(project.baselines == "." ? 0 : project.baselines.count + 1))
      if let (key, role) = BaselineKey.named(name) {
        baselines[key.screen, default: []].insert(key.path(role))
      }
    }
    self.baselines = baselines
    try findReason()
    if reason == nil { try findSets() }
    if reason == nil { try findTexts(locales) }
  }

  private mutating func findReason() throws(GitError) {
    let project = bench.project
    if let entry = (project.assets + project.fonts).first(where: { !files.covers($0) }) {
      reason = "\(entry) lies outside of the repository and may have changed"
      return
    }
    var paths = [project.file] + (project.infoPlist.map { [$0] } ?? [])
    for entry in project.fonts + [FontFiles.projectFolder] {
      paths += files.paths(below: entry) + now(below: entry)
    }
    for path in paths where try !files.isSame(path) {
      reason = "\(path) changed"
      return
    }
  }

  /// The files that are there now.
  private func now(below entry: String) -> [String] {
    let folder = bench.project.assetFolder
    if folder.isFile(entry) { return [entry] }
    return (try? folder.content(below: entry))?.files ?? []
  }

  private mutating func findSets() throws(GitError) {
    for entry in bench.project.assets {
      let catalog = CatalogFiles(Array(Set(now(below: entry) + files.paths(below: entry))))
      for path in catalog.shared where try !files.isSame(path) {
        reason = "\(path) changed"
        return
      }
      for (name, paths) in catalog.sets {
        for path in paths where try !files.isSame(path) {
          sets.insert(name)
          break
        }
      }
    }
  }

  private mutating func findTexts(_ locales: Set<String>) throws(GitError) {
    let project = bench.project
    let tables = Set(project.strings.flatMap { files.paths(below: $0) + now(below: $0) }).sorted()
    var isSame = true
    for path in tables where try !files.isSame(path) { isSame = false }
    guard !isSame else { return }
    var old: [AssetFile] = []
    for path in project.strings.flatMap({ files.paths(below: $0) }) {
      let bytes = try files.read(path) ?? []
      old.append(AssetFile(path: path) { bytes })
    }
    guard let then = try? readStringTables(files: old, developmentLanguage: project.language) else {
      reason = "the string tables changed"
      return
    }
    let current = bench.resources.strings
    for key in Set(current.keys).union(then.keys) {
      let isSame =
        current.original(key) == then.original(key)
        && locales.allSatisfy { current.text(key, in: $0) == then.text(key, in: $0) }
      if !isSame { texts.insert(key) }
    }
  }

  func affects(_ subject: Subject) throws(GitError) -> Bool {
    for path in baselines[subject.id] ?? [] {
      let folder = bench.project.baselines
      if try !files.isSame(folder == "." ? path : "\(folder)/\(path)") { return true }
    }
    switch subject.content {
    case .capture(let capture):
      if capture.problem != nil { return true }
      for path in capture.files.values where try !files.isSame(path) { return true }
      return false
    case .layout(let layout): return try affects(layout)
    }
  }

  private func affects(_ layout: ListedDocument) throws(GitError) -> Bool {
    // What is broken stays so, and has to be said; a file from elsewhere is in no commit.
    guard let sources = layout.sources, layouts[layout.source] == layout.digests else {
      return true
    }
    for path in sources where try !files.isSame(path) { return true }
    guard let reach = layout.facts?.reach ?? layout.document.map({ ScreenReach($0) }) else {
      return true
    }
    guard reach.assets.isDisjoint(with: sets), reach.texts.isDisjoint(with: texts) else {
      return true
    }
    for path in reach.files where try !files.isSame(path) { return true }
    return false
  }
}
