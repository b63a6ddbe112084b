import FoundationEssentials
import RunRecords
import Verifying

/// `meian report`: the pages again, from a saved run.
struct ReportCommand: Command {
  static let name = "report"
  static let summary = "Write the report of a saved run once more"
  static let operands = "RESULTS.json"
  static let options = ReportJob.options
  static let details = """
    RESULTS.json is the one of a report, or the report's folder; images/ has to lie beside it.
    Without --report the report is written where it is. Exits with 0 whatever the run found.
    """

  let results: String
  let report: ReportJob

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let results = arguments.names.first, arguments.names.count == 1 else {
      throw UsageError("report takes one file; write meian report RESULTS.json --report DIR")
    }
    self.results = results
    report = try ReportJob(arguments)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    var isFolder = false
    let path = environment.absolute(results)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let file = exists && isFolder ? results + "/results.json" : results
    let bytes = try readInput(file, in: environment)
    let record: RunRecord
    do throws(RunRecordError) { record = try decodeRunRecord(bytes) } catch {
      throw Failure("\(file): \(error)")
    }
    let source = URL(fileURLWithPath: environment.absolute(file)).deletingLastPathComponent().path
    let directory = report.directory(in: environment) ?? source
    try attempt { () throws(RunFailure) in
      try rebuildReport(
        record, from: source, to: directory, commandDirectory: environment.currentDirectory,
        options: report.options(for: directory, in: environment))
    }
    Console(environment).line("report: \(environment.shown(directory))/index.html")
    report.annotate(record, in: environment)
    return .success
  }
}
