import Baselines

/// What removing old baselines did; paths are relative to the baselines' folder and sorted.
public struct PruneOutcome: Hashable, Sendable {
  /// `after` images whose screen or variant is gone; removed, but for a rehearsal.
  public var removed: [String] = []
  /// Those that stay because they may belong to a layout that is too damaged to be read.
  public var left: [String] = []
  /// What lies in the folder and is no baseline, such as symbolic links, which nothing follows.
  public var strangers: [String] = []
  /// Baselines that an earlier run was writing when it was killed; what it left was removed.
  public var interrupted: [String] = []

  public init() {}
}

/// Removes the `after` baselines whose screen or variant is gone, which fail as `obsolete`.
///
/// A `before` of theirs stays: it shows what was removed until the review ends with `promote`.
///
/// - Parameter rehearses: tells what would be removed and leaves everything.
/// - Throws: also where the project has no screens at all, because a wrong folder in the project
///   file would otherwise cost every baseline.
public func prune(_ project: Project, rehearses: Bool = false) throws(RunFailure) -> PruneOutcome {
  let store = try baselineStore(of: project)
  let screens = try ProjectScreens(project)
  let subjects = try screens.subjects(Selection())
  guard !subjects.isEmpty else {
    throw .usage(
      "\(Project.fileName): the project has no screens, so that every baseline would go; check the folders under screens and captures"
    )
  }
  try checkSpelling(
    of: subjects.map(\.id), in: try listed(store), baselines: project.baselines)
  let gone = try GoneBaselines(screens, subjects, store)
  var outcome = PruneOutcome()
  outcome.left = gone.uncertain.filter { $0.roles.contains(.after) }.map { $0.key.path(.after) }
  outcome.strangers = gone.strangers
  let keys = gone.entries.filter { $0.roles.contains(.after) }.map(\.key)
  guard !keys.isEmpty else { return outcome }
  if rehearses {
    outcome.removed = keys.map { $0.path(.after) }
    return outcome
  }
  let work = try locked(store) { () throws(RunFailure) in
    var removed: [String] = []
    for key in keys {
      do throws(BaselineError) {
        if try store.remove(key, .after) { removed.append(key.path(.after)) }
      } catch { throw .usage("\(error)") }
    }
    return removed
  }
  (outcome.removed, outcome.interrupted) = work
  return outcome
}
