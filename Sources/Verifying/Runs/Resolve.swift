import Baselines
import Traits

/// Settles the `after` baselines that git could not merge: each shot is drawn from the files as they
/// are merged now, and what is drawn takes the place of both sides.
///
/// A `before` is left: what the main line looked like cannot be drawn from the merged files.
///
/// - Throws: also where a layout, an asset or the project file is in conflict itself, because a
///   picture drawn from half of it would be wrong.
public func resolve(_ project: Project, _ options: RunOptions) throws(RunFailure) -> ResolveOutcome
{
  let repository = try asked("resolve") { () throws(GitError) in
    try GitRepository(
      containing: project.directory, programDirectories: options.programDirectories)
  }
  let store = try baselineStore(of: project)
  guard let folder = repository.name(of: store.directory),
    let top = repository.name(of: realPath(project.directory) ?? project.directory)
  else {
    throw .environment(
      "resolve: \(store.directory) lies outside of the repository \(repository.topLevel); a folder inside would be right"
    )
  }
  let conflicts = try asked("resolve") { () throws(GitError) in try repository.conflicts() }
  let baselines = conflicts.filter { $0.hasPrefix(folder + "/") }
  try checkSources(conflicts, of: project, at: top)
  guard !baselines.isEmpty else { return ResolveOutcome() }
  try checkDiffer()
  try checkEpoch(of: project)

  var keys: Set<BaselineKey> = []
  var outcome = ResolveOutcome()
  for path in baselines {
    let name = String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    guard let (key, role) = BaselineKey.named(name), role == .after else {
      outcome.left.append(name)
      continue
    }
    keys.insert(key)
  }
  let bench = try Workbench(project, options)
  try settle(keys, with: bench, store, options, &outcome)
  let settled = outcome.drawn + outcome.kept + outcome.removed
  try asked("resolve") { () throws(GitError) in
    try repository.settle(settled.sorted().map { "\(folder)/\($0)" })
  }
  return outcome
}

/// Draws the shots that still exist and removes the others.
private func settle(
  _ keys: Set<BaselineKey>, with bench: Workbench, _ store: BaselineStore, _ options: RunOptions,
  _ outcome: inout ResolveOutcome
) throws(RunFailure) {
  let pieces = ShotPiece.all(of: try bench.screens.subjects(Selection())).filter {
    BaselineKey(screen: $0.subject.id, variant: $0.variant.name).map(keys.contains) ?? false
  }
  let found = Set(
    pieces.compactMap { BaselineKey(screen: $0.subject.id, variant: $0.variant.name) })
  let gone = keys.subtracting(found).sorted()
  // A damaged layout may be the one that these belong to.
  if bench.screens.hasUncertainIDs, let key = gone.first {
    throw .usage(
      "\(key.path(.after)): whether its screen is gone cannot be told while a layout cannot be read; “meian verify” names it"
    )
  }
  options.progress(0, pieces.count)
  let recorder = Recorder(bench: bench, store: store, role: .after, scope: .changed)
  let work = try locked(store) { () throws(RunFailure) in
    let steps = try WorkQueue.map(
      pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) },
      work: recorder.step)
    for key in gone {
      do throws(BaselineError) { try store.remove(key, .after) } catch { throw .usage("\(error)") }
    }
    return (steps, gone.map { $0.path(.after) })
  }
  let steps: [RecordStep]
  (steps, outcome.removed) = work.result
  outcome.interrupted = work.interrupted
  for (piece, step) in zip(pieces, steps) {
    let path = "\(piece.subject.id)/\(piece.variant.name).after.png"
    switch step {
    case .written: outcome.drawn.append(path)
    case .unchanged: outcome.kept.append(path)
    case .broken(let message):
      outcome.broken.append(
        ShotRemark(screen: piece.subject.id, variant: piece.variant.name, text: message))
    }
  }
  outcome.drawn.sort()
  outcome.kept.sort()
}

/// Refuses while what the shots are drawn from is in conflict.
///
/// - Parameter top: where the project lies in the work tree.
private func checkSources(
  _ conflicts: [String], of project: Project, at top: String
) throws(RunFailure) {
  let root = top.isEmpty ? "" : top + "/"
  let sources = conflicts.filter { path in
    path.hasPrefix(root) && project.draws(from: String(path.dropFirst(root.count)))
  }
  guard let first = sources.first else { return }
  let others = sources.count > 1 ? " and \(sources.count - 1) more" : ""
  throw .usage(
    "\(first)\(others): in conflict, too, and pictures may be drawn from it; settle it first and “git add” it"
  )
}

extension Project {
  /// Whether pictures may depend on a file: on layouts and components, which may lie anywhere, and
  /// on what the project file names.
  ///
  /// - Parameter path: relative to the project.
  fileprivate func draws(from path: String) -> Bool {
    if path.hasSuffix(".json5") { return true }
    let places = screens + assets + fonts + strings + (infoPlist.map { [$0] } ?? [])
    return places.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}
