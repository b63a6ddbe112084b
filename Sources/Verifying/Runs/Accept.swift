import Baselines
import Digests
import PNGCodec
import Reporting
import RunRecords
import Traits

/// Takes the pictures of a report into the baselines: exactly those that a reviewer has seen.
///
/// Every picture is checked before the first one is stored: that its pixels are the ones that the
/// record names, and that the project's sources here give the same. Only shots are taken that
/// recording settles, and where one of them is refused, none is.
///
/// - Parameters:
///   - report: the folder of the report, or a ZIP archive that holds one.
///   - options: which shots; without a selection all that recording settles.
public func accept(
  _ project: Project, from report: String, _ options: RunOptions
) throws(RunFailure) -> RecordOutcome {
  try checkDiffer()
  try checkEpoch(of: project)
  let source = try ReportSource(report)
  guard let bytes = try source.file("results.json") else {
    throw .usage(
      "\(report): holds no results.json; name the folder of a report, or the archive of one")
  }
  let run: RunRecord
  do throws(RunRecordError) { run = try decodeRunRecord(bytes) } catch {
    throw .usage("\(report)/results.json: \(error)")
  }
  guard run.epoch == renderingEpoch else {
    throw .environment(
      "\(report): the report was drawn in rendering epoch \(run.epoch), and this Meian draws epoch \(renderingEpoch); use the Meian that drew it, or run “meian record” here"
    )
  }
  let bench = try Workbench(project, options)
  let pieces = ShotPiece.all(of: try bench.screens.subjects(options.selection))
  let acceptance = ReportAcceptance(bench: bench, run: run, source: source)
  options.progress(0, pieces.count)
  let found = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) },
    work: acceptance.finding)
  var refusals = options.selection.isEverything ? acceptance.strangers(beside: pieces) : []
  for case .refused(let reason) in found { refusals.append(reason) }
  guard refusals.isEmpty else {
    throw .usage(
      refusals.count == 1
        ? refusals[0]
        : "nothing is accepted, because of \(refusals.count) shots: "
          + refusals.joined(separator: " · "))
  }
  let store = try baselineStore(of: project)
  let work = try locked(store) { () throws(RunFailure) in
    var outcome = RecordOutcome()
    for case .taken(let key, let bytes) in found {
      do throws(BaselineError) {
        if try store.read(key, .after) == bytes {
          outcome.unchanged += 1
        } else {
          try store.write(bytes, key, .after)
          outcome.written.append(key.path(.after))
        }
      } catch { throw .usage("\(error)") }
    }
    outcome.written.sort()
    return outcome
  }
  var outcome = work.result
  outcome.interrupted = work.interrupted
  let subjects = try bench.screens.subjects(Selection())
  outcome.gone = try GoneBaselines(bench.screens, subjects, store).entries
    .filter { $0.roles.contains(.after) }.map { $0.key.path(.after) }
  return outcome
}
