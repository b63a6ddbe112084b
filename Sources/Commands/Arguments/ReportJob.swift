import Reporting
import RunRecords
import Verifying

/// What commands that write a report have in common: where it goes, and what is in it.
struct ReportJob: Sendable {
  static let options: [Option] = [.report, .reportURL, .changedOnly, .singleFile]

  /// As given; nil where the command chooses.
  let path: String?
  private let address: ReportAddress?
  private let leavesOutUnchanged: Bool
  private let isSingleFile: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.value(.report)
    address = try arguments.value(.reportURL).map { text throws(UsageError) in
      guard let address = ReportAddress(text) else {
        throw UsageError(
          "--report-url is “\(text)”; it must be an address such as https://example.org/report")
      }
      return address
    }
    leavesOutUnchanged = arguments.has(.changedOnly)
    isSingleFile = arguments.has(.singleFile)
  }

  /// Absolute; nil where none is given.
  func directory(in environment: Environment) -> String? { path.map(environment.absolute) }

  /// - Parameter directory: absolute, where the report goes.
  func options(for directory: String, in environment: Environment) -> ReportOptions {
    let found = ReportAddress(
      directory: environment.shown(directory), inPipelineWith: environment.variables)
    return ReportOptions(
      address: address ?? found, leavesOutUnchanged: leavesOutUnchanged,
      isSingleFile: isSingleFile)
  }

  /// In a step of GitHub's, what it is to show beside the change.
  func annotate(_ run: RunRecord, in environment: Environment) {
    guard environment.variables["GITHUB_ACTIONS"] == "true" else { return }
    let console = Console(environment)
    for line in gitHubAnnotations(for: run) { console.line(line) }
  }
}
