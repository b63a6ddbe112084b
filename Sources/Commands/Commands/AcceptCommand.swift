import Verifying

/// `meian accept`: takes what a pipeline drew, and a reviewer approved, into the baselines.
struct AcceptCommand: Command {
  static let name = "accept"
  static let summary = "Store pictures of a report as baselines, as they were reviewed"
  static let operands = "REPORT [SCREEN…]"
  static let options = Job.drawing + [.inPipeline]
  static let details = """
    REPORT is a report's folder, or the ZIP archive of a job's artifacts that holds one. Without
    a SCREEN all shots are taken that recording settles. Pixels and sources are checked first:
    nothing is stored where the report is damaged or belongs to another state of the project.
    """

  let report: String
  let job: Job
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let report = arguments.names.first else {
      throw UsageError("accept takes the folder of a report; write meian accept REPORT")
    }
    self.report = report
    isForced = arguments.has(.inPipeline)
    var job = try Job(arguments)
    job.screens.removeFirst()
    self.job = job
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    try environment.checkWriting(Self.name, isForced: isForced)
    let project = try job.project(in: environment)
    let folder = environment.absolute(report)
    let outcome = try job.draw(in: environment) { options throws(RunFailure) in
      try accept(project, from: folder, options)
    }
    guard !outcome.written.isEmpty || outcome.unchanged > 0 else {
      throw Failure("\(report): holds nothing to accept; recorded changes are accepted by merging")
    }
    let code = try DrawingResult(outcome).tell(verb: "accepted", job, in: environment)
    if job.format == .human, !outcome.gone.isEmpty {
      let pruning = Acceptance(screens: [], projectPath: job.projectPath).pruning
      Console(environment, job.color).line(
        "\(counted(outcome.gone.count, "baseline")) without a screen or variant would still fail as obsolete; “\(pruning)” removes them"
      )
    }
    return code
  }
}
