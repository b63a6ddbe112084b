import FoundationEssentials
import Verifying

/// `meian record`: regenerates baselines.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Store what is drawn now as baselines, where pixels changed"
  static let operands = "[SCREEN…]"
  static let before = Option("before", nil, "write the “before” role in place of “after”")
  static let missing = Option("missing", nil, "only shots that have no baseline")
  static let failed = Option(
    "failed", nil, "only shots that failed in the last report, or fail now without one")
  static let report = Option("report", "DIR", "the report for --failed; meian-report otherwise")
  static let prune = Option("prune", nil, "also remove baselines whose screen or variant is gone")
  static let from = Option(
    "from", "FILE", "draw another project file’s screens, such as the app before a change")
  static let options =
    Job.drawing + [before, missing, failed, report, prune, from, .inPipeline]
  static let details = """
    A SCREEN is an id, a pattern such as 'settings/*', or the path of a layout file; without one all
    screens are recorded. Look at the pictures before you commit them.
    """

  let job: Job
  let role: RecordRole
  let onlyMissing: Bool
  let onlyFailed: Bool
  let report: String?
  let prunes: Bool
  let from: String?
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    role = arguments.has(Self.before) ? .before : .after
    onlyMissing = arguments.has(Self.missing)
    onlyFailed = arguments.has(Self.failed)
    report = arguments.value(Self.report)
    prunes = arguments.has(Self.prune)
    from = arguments.value(Self.from)
    isForced = arguments.has(.inPipeline)
    if onlyMissing, onlyFailed {
      throw UsageError("--missing and --failed are given; what is missing has failed, give one")
    }
    if onlyFailed, role == .before || from != nil {
      throw UsageError("--failed is about “after” pictures of this project; leave out the rest")
    }
    if report != nil, !onlyFailed {
      throw UsageError("--report names the report for --failed; add that, or leave it out")
    }
    guard prunes else { return }
    if !job.screens.isEmpty || !job.variants.isEmpty {
      throw UsageError(
        "--prune looks at all screens, because a filter would make the others seem gone; leave out the screens and variants, or --prune"
      )
    }
    if role == .before || from != nil {
      throw UsageError(
        "--prune removes “after” pictures that this project has no screen for; leave out --before and --from, or --prune"
      )
    }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    try environment.checkWriting(Self.name, isForced: isForced)
    let project = try job.project(in: environment)
    if let from { try checkProjectFile(from, in: environment) }
    let scope = scope(project, environment)
    let outcome = try job.draw(in: environment) { options throws(RunFailure) in
      let other = try from.map { path throws(RunFailure) in
        try Project.load(
          environment.absolute(path), alsoReading: job.readable.map(environment.absolute))
      }
      return try record(project, role: role, from: other, scope: scope, options)
    }
    let removed =
      prunes ? try attempt { () throws(RunFailure) in try Verifying.prune(project) }.removed : []
    if job.format == .human {
      let console = Console(environment, job.color)
      for path in removed { console.line("removed \(path)") }
    }
    if outcome.isEmpty, case .failed(let report) = scope {
      Console(environment, job.color).line(
        "nothing that recording settles failed in \(environment.shown(report)); “meian verify” makes a new report"
      )
      return .success
    }
    return try DrawingResult(outcome, removed: removed).tell(verb: "recorded", job, in: environment)
  }

  private func scope(_ project: Project, _ environment: Environment) -> RecordScope {
    if onlyMissing { return .missing }
    guard onlyFailed else { return .changed }
    if let report { return .failed(report: environment.absolute(report)) }
    let last = project.directory + "/meian-report"
    let exists = FileManager.default.fileExists(atPath: last + "/results.json")
    return exists ? .failed(report: last) : .failing
  }
}
