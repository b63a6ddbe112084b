import Pixels
import Geometry
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
  let bench = try Workbench(project, fontDirectories: options.fontDirectories)
  let source = try beforeSource(options.before ?? project.before, bench)
  let subjects = try bench.subjects(options.selection)
  let pieces = subjects.flatMap { subject in subject.variants.map { (subject, $0) } }
    .map { ShotPiece(subject: $0.0, variant: $0.1) }
  let comparer = ShotComparer(bench: bench, ignoresBefore: source == .none)
  options.progress(0, pieces.count)
  let outcomes = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) }
  ) { piece throws(RunFailure) in
    var outcome = try comparer.outcome(of: piece.subject, piece.variant)
    // The tree serves the pair notes; the pixels have done their work.
    outcome.drawn?.bitmap = .init(size: .init(width: 0, height: 0))
    return outcome
  }
  var assembly = RunAssembly(bench: bench, source: source)
  var position = 0
  for subject in subjects {
    let own = subject.variants.map { variant in
      defer { position += 1 }
      return (variant: variant, outcome: outcomes[position])
    }
    try assembly.add(subject, own)
  }
  if options.selection.isEverything {
    try assembly.addGone()
  } else {
    assembly.addSkipped(all: try bench.subjects(Selection()))
  }
  return assembly.result()
}

/// One shot to make.
struct ShotPiece: Sendable {
  var subject: Subject
  var variant: Variant
}

/// A differ that cannot tell known pictures apart must not pass anything.
func checkDiffer() throws(RunFailure) {
  guard let failure = ImageDiff.selfTest().first else { return }
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
  _ wanted: BeforeSource?, _ bench: Workbench
) throws(RunFailure) -> BeforeSource {
  switch wanted {
  case .stored?, BeforeSource.none?: return wanted ?? .none
  case .mergeBase?, .commit?:
    throw .usage(
      "before: baselines of another commit cannot be read in this version; use “stored” or “none”")
  case nil:
    let entries = try listed(bench.store).entries
    return entries.contains { $0.roles.contains(.before) } ? .stored : .none
  }
}

/// What the baselines' folder holds.
func listed(_ store: BaselineStore) throws(RunFailure) -> BaselineListing {
  do throws(BaselineError) { return try store.list() } catch { throw .usage("\(error)") }
}
