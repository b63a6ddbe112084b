import Reporting
import RunRecords
import Traits

/// The shots that failed in a report and that recording settles.
struct FailedShots: Sendable {
  private var shots: Set<String> = []

  /// - Parameter report: a report's folder.
  init(report: String) throws(RunFailure) {
    guard let bytes = readFile("\(report)/results.json") else {
      throw .usage("\(report): holds no results.json; name the folder of a report")
    }
    let run: RunRecord
    do throws(RunRecordError) { run = try decodeRunRecord(bytes) } catch {
      throw .usage("\(report)/results.json: \(error)")
    }
    for screen in run.screens {
      for shot in screen.shots where shot.verdict.isSettledByRecording {
        shots.insert("\(screen.id) \(shot.variant)")
      }
    }
  }

  func contains(_ piece: ShotPiece) -> Bool {
    shots.contains("\(piece.subject.id) \(piece.variant.name)")
  }
}
