import RunRecords
import Verifying

/// `meian verify`: the main job.
struct VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Draw screens, compare them with their baselines, write the report"
  static let operands = "[SCREEN…]"
  static let before = Option(
    "before", "SOURCE", "where “before” comes from: stored, merge-base, none, or a commit")
  static let rendererUpgrade = Option(
    "renderer-upgrade", nil, "draw the screens of the commit before anew, for a new Meian or fonts")
  static let options =
    Job.drawing + [before, rendererUpgrade] + ReportJob.options + ScopeJob.options
  static let details = """
    A SCREEN is an id, a pattern such as 'settings/*', or the path of a layout file; without one all
    screens of the project are verified. No baseline is written. A shard judges only its own screens;
    “meian merge-reports” judges the rest, such as baselines without a screen. After an upgrade that
    draws otherwise, record again and verify with --renderer-upgrade: only real changes remain.
    """

  let job: Job
  let report: ReportJob
  let scope: ScopeJob
  let before: BeforeSource?
  let redrawsBefore: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    report = try ReportJob(arguments)
    scope = try ScopeJob(arguments)
    redrawsBefore = arguments.has(Self.rendererUpgrade)
    switch arguments.value(Self.before) {
    case nil: before = nil
    case "stored"?: before = .stored
    case "none"?: before = BeforeSource.none
    case "merge-base"?: before = .mergeBase
    case let name?: before = .commit(name)
    }
    guard redrawsBefore else { return }
    if arguments.value(ScopeJob.changedSince) != nil {
      throw UsageError(
        "--renderer-upgrade is about how every screen is drawn; leave out --changed-since")
    }
    if before == .stored || before == BeforeSource.none {
      throw UsageError(
        "--renderer-upgrade draws the screens of a commit; name it with --before REF, or leave --before out"
      )
    }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.project(in: environment)
    let directory = report.directory(in: environment) ?? project.directory + "/meian-report"
    try attempt { () throws(RunFailure) in try checkReport(at: directory, for: project) }
    let extent = try scope.extent(in: environment)
    let result = try job.draw(in: environment, before: before) { options throws(RunFailure) in
      var options = options
      options.extent = extent
      options.redrawsBefore = redrawsBefore
      return try verify(project, options)
    }
    if result.comparedNothing, !result.isProvenUnaffected {
      throw Failure("nothing was compared; name screens that exist, or add some to the project")
    }
    // What was found is told also where the report cannot be written.
    let reporting = reportFailure(result, directory, environment)
    RunOutput(
      record: result.record, job: job, report: report,
      files: job.isOutsideProject(in: environment) ? job.screens : []
    ).tell(directory: reporting == nil ? directory : nil, in: environment)
    if let reporting { throw reporting }
    return result.fails ? .failed : .success
  }

  private func reportFailure(
    _ result: RunResult, _ directory: String, _ environment: Environment
  ) -> Failure? {
    do throws(RunFailure) {
      try writeReport(
        result, to: directory, commandDirectory: environment.currentDirectory,
        options: report.options(for: directory, in: environment))
      return nil
    } catch {
      return Failure(error)
    }
  }
}
