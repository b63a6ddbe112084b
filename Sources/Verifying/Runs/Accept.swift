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
/// recording settles.
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
  let bench = try Workbench(project, options)
  let pieces = ShotPiece.all(of: try bench.screens.subjects(options.selection))
  let acceptance = ReportAcceptance(bench: bench, run: run, source: source)
  options.progress(0, pieces.count)
  let found = try WorkQueue.map(
    pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) },
    work: acceptance.picture)
  let store = try baselineStore(of: project)
  return try locked(store) { () throws(RunFailure) in
    var outcome = RecordOutcome()
    for case let (key, bytes)? in found {
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
}

/// Finds and checks the picture of one shot in a report.
struct ReportAcceptance: Sendable {
  let bench: Workbench
  let run: RunRecord
  let source: ReportSource

  /// nil where the report holds nothing to take for the shot.
  func picture(
    _ piece: ShotPiece
  ) throws(RunFailure) -> (BaselineKey, [UInt8])? {
    let (id, variant) = (piece.subject.id, piece.variant)
    guard let screen = run.screens.first(where: { $0.id == id }),
      let shot = screen.shots.first(where: { $0.variant == variant.name }),
      shot.verdict.isSettledByRecording, let now = shot.now,
      let key = BaselineKey(screen: id, variant: variant.name)
    else { return nil }
    let name = "\(id), \(variant.name)"
    guard let bytes = try source.file(now.path) else {
      throw .usage("\(name): \(now.path) is missing in the report; fetch all of it")
    }
    let image: BaselineImage
    do throws(PNGError) { image = try BaselineImage(bytes) } catch {
      throw .usage("\(name): \(now.path): \(error)")
    }
    guard pixelDigest(image.bitmap) == now.digest else {
      throw .usage(
        "\(name): \(now.path) is not the picture that results.json names; fetch the report again")
    }
    guard case .success(let drawn) = try bench.shot(of: piece.subject, piece.variant),
      pixelDigest(drawn.bitmap) == now.digest, let file = try? drawn.png(variant: variant)
    else {
      throw .usage(
        "\(name): the report was made from other sources; check out the commit it belongs to, or run “meian record” here"
      )
    }
    // Equal pictures share a file in the report; what it says of itself may be another shot's.
    return (key, file)
  }
}
