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
  let before = try BeforeBaselines(project, bench.store, options)
  let subjects = try bench.screens.subjects(options.selection)
  let pieces = ShotPiece.all(of: subjects)
  let comparer = ShotComparer(bench: bench, before: before)
  options.progress(0, pieces.count)
  let outcomes = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) in try comparer.outcome(of: piece.subject, piece.variant) }
  var assembly = RunAssembly(bench: bench, before: before)
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

/// What the baselines' folder holds.
func listed(_ store: BaselineStore) throws(RunFailure) -> BaselineListing {
  do throws(BaselineError) { return try store.list() } catch { throw .usage("\(error)") }
}
