import RunRecords
import Verifying

/// What `verify` and `merge-reports` print of a run.
struct RunOutput {
  let record: RunRecord
  let job: Job
  let report: ReportJob
  /// Paths of layout files that stand for screens in the command to accept.
  var files: [String] = []

  /// - Parameter directory: where the report is; nil where it could not be written.
  func tell(directory: String?, in environment: Environment) {
    let console = Console(environment, job.color)
    switch job.format {
    case .json: console.json(record)
    case .human:
      let summary = RunSummary(record: record)
      for line in summary.lines { console.line(line) }
      if let directory { console.line("report: \(environment.shown(directory))/index.html") }
      let acceptance = Acceptance(
        screens: summary.recordable, projectPath: job.projectPath, files: files)
      if let command = acceptance.command { console.line("to accept: \(command)") }
      // Otherwise a renamed screen would still fail once it is recorded.
      if record.count(of: .obsolete) > 0 { console.line("to accept: \(acceptance.pruning)") }
      report.annotate(record, in: environment)
    }
  }
}
