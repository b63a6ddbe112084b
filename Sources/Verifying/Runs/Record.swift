import Baselines
import PNGCodec
import Traits

/// Draws the selected shots and stores those whose pixels are not the stored ones, and only those.
///
/// A stored image that `verify` refuses, because it is damaged or was recorded in another epoch or
/// with other fonts, is replaced as well.
///
/// - Parameters:
///   - other: another project whose screens are drawn in place of the project's own, for the state
///     of an app before a change.
///   - scope: leaves other shots as they are.
public func record(
  _ project: Project, role: RecordRole, from other: Project?, scope: RecordScope,
  _ options: RunOptions
) throws(RunFailure) -> RecordOutcome {
  try checkDiffer()
  try checkEpoch(of: project)
  let bench = try Workbench(other ?? project, options)
  try checkVariants(options.selection.variants, of: project, bench.screens)
  let store = try baselineStore(of: project)
  let selected = try bench.screens.subjects(options.selection)
  try checkSpelling(
    of: selected.map(\.id), in: try listed(store), baselines: project.baselines)
  var pieces = ShotPiece.all(of: selected)
  guard !pieces.isEmpty else {
    throw .usage("there is nothing to record; add a layout or a capture to the project")
  }
  if case .failed(let report) = scope {
    let failed = try FailedShots(report: report)
    pieces.removeAll { !failed.contains($0) }
  }
  let wanted = pieces
  options.progress(0, wanted.count)
  let recorder = Recorder(bench: bench, store: store, role: role.baseline, scope: scope)
  let work = try locked(store) { () throws(RunFailure) in
    let steps = try WorkQueue.map(
      wanted, jobs: options.jobs, done: { options.progress($0, wanted.count) },
      work: recorder.step)
    return RecordOutcome(wanted, steps)
  }
  var outcome = work.result
  outcome.interrupted = work.interrupted
  return outcome
}

/// Runs `body` while no other run writes baselines of the same folder.
///
/// - Returns: with the result, which baselines an earlier run was writing when it was killed; they
///   are as they were before that.
func locked<Result>(
  _ store: BaselineStore, _ body: () throws(RunFailure) -> Result
) throws(RunFailure) -> (result: Result, interrupted: [String]) {
  var interrupted: [String] = []
  do {
    let result = try store.withWriteLock(onLeftOvers: { interrupted = $0 }) { try body() }
    return (result, interrupted)
  } catch let failure as RunFailure {
    throw failure
  } catch { throw .usage("\(error)") }
}
