import Verifying

/// `meian record`: regenerates baselines.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Store what is drawn now as baselines, where pixels changed"
  static let operands = "[SCREEN…]"
  static let before = Option("before", nil, "write the “before” role in place of “after”")
  static let missing = Option("missing", nil, "only shots that have no baseline")
  static let from = Option(
    "from", "FILE", "draw the screens of another project file, such as the app before a change")
  static let options = Job.options + [before, missing, from]

  let job: Job
  let role: RecordRole
  let onlyMissing: Bool
  let from: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    role = arguments.has(Self.before) ? .before : .after
    onlyMissing = arguments.has(Self.missing)
    from = arguments.value(Self.from)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    guard let project = try job.project(in: environment) else {
      throw Failure("there is no meian.json5 here or above; “meian init” starts a project")
    }
    let outcome = try attempt { () throws(RunFailure) in
      try record(
        project, role: role,
        from: try from.map { path throws(RunFailure) in
          try Project.load(environment.absolute(path))
        }, onlyMissing: onlyMissing, job.runOptions(in: environment))
    }
    for path in outcome.written { environment.line("recorded \(path)") }
    for message in outcome.broken { environment.line("✗ broken — \(message)") }
    environment.line(
      "\(counted(outcome.written.count, "baseline")) written, \(grouped(outcome.unchanged)) unchanged, \(grouped(outcome.broken.count)) broken"
    )
    return outcome.broken.isEmpty ? .success : .failed
  }
}
