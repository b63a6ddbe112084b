import Verifying

/// `meian record`: regenerates baselines.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Store what is drawn now as baselines, where pixels changed"
  static let operands = "[SCREEN…]"
  static let before = Option("before", nil, "write the “before” role in place of “after”")
  static let missing = Option("missing", nil, "only shots that have no baseline")
  static let from = Option(
    "from", "FILE", "draw another project file’s screens, such as the app before a change")
  static let options = Job.drawing + [before, missing, from, .inPipeline]
  static let details = """
    A SCREEN is an id, a pattern such as 'settings/*', or the path of a layout file; without one all
    screens are recorded. Look at the pictures before you commit them.
    """

  let job: Job
  let role: RecordRole
  let onlyMissing: Bool
  let from: String?
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    role = arguments.has(Self.before) ? .before : .after
    onlyMissing = arguments.has(Self.missing)
    from = arguments.value(Self.from)
    isForced = arguments.has(.inPipeline)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    try environment.checkWriting(Self.name, isForced: isForced)
    let project = try job.project(in: environment)
    if let from { try checkProjectFile(from, in: environment) }
    let outcome = try job.draw(in: environment) { options throws(RunFailure) in
      let other = try from.map { path throws(RunFailure) in
        try Project.load(
          environment.absolute(path), alsoReading: job.readable.map(environment.absolute))
      }
      return try record(project, role: role, from: other, onlyMissing: onlyMissing, options)
    }
    return try DrawingResult(outcome).tell(verb: "recorded", job, in: environment)
  }
}
