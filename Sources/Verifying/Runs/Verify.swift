import Baselines
import ImageDiff
import RunRecords
import Traits

/// The main job: draws the selected shots, compares each with its baselines, and writes nothing.
public func verify(
  _ project: Project, _ options: RunOptions
) throws(RunFailure) -> RunResult {
  try checkDiffer()
  try checkEpoch(of: project)
  let bench = try Workbench(project, options)
  try bench.checkTolerances()
  let source = try beforeSource(options.before ?? project.before, bench.store)
  let subjects = try bench.screens.subjects(options.selection)
  let pieces = ShotPiece.all(of: subjects)
  let comparer = ShotComparer(bench: bench, ignoresBefore: source == .none)
  options.progress(0, pieces.count)
  let outcomes = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) in try comparer.outcome(of: piece.subject, piece.variant) }
  var assembly = RunAssembly(bench: bench, source: source)
  var rest = outcomes[...]
  for subject in subjects {
    let own = rest.prefix(subject.variants.count)
    rest = rest.dropFirst(own.count)
    assembly.add(subject, Array(own))
  }
  if options.selection.isEverything {
    try assembly.addGone()
  } else {
    assembly.addSkipped(all: try bench.screens.subjects(Selection()))
  }
  return assembly.result()
}

/// A differ that cannot tell known pictures apart must not pass anything.
///
/// - Parameter failures: what the self-test found; given by tests alone.
func checkDiffer(_ failures: [String] = ImageDiff.selfTest()) throws(RunFailure) {
  guard let failure = failures.first else { return }
  throw .environment("self-test: \(failure); this build of Meian cannot be trusted")
}

func checkEpoch(of project: Project) throws(RunFailure) {
  guard project.epoch != renderingEpoch else { return }
  throw .environment(
    "\(Project.fileName): the project is recorded in rendering epoch \(project.epoch), and this Meian draws epoch \(renderingEpoch); use a Meian of that epoch, or set epoch: \(renderingEpoch) and record again"
  )
}

/// Where `before` comes from: without a setting from stored files where there are any.
func beforeSource(
  _ wanted: BeforeSource?, _ store: BaselineStore
) throws(RunFailure) -> BeforeSource {
  switch wanted {
  case .stored?, BeforeSource.none?: return wanted ?? .none
  case .mergeBase?, .commit?:
    throw .usage(
      "before: baselines of another commit cannot be read in this version; use “stored” or “none”")
  case nil:
    let entries = try listed(store).entries
    return entries.contains { $0.roles.contains(.before) } ? .stored : .none
  }
}

/// What the baselines' folder holds.
func listed(_ store: BaselineStore) throws(RunFailure) -> BaselineListing {
  do throws(BaselineError) { return try store.list() } catch { throw .usage("\(error)") }
}
