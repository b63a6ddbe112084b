import Verifying

/// `meian promote`: ends a review of stored `before` baselines.
struct PromoteCommand: Command {
  static let name = "promote"
  static let summary = "End a review: stored “before” baselines become a copy of “after”"
  static let operands = "[SCREEN…]"
  static let drop = Option("drop", nil, "remove the “before” baselines instead")
  static let options: [Option] = [.project, .variant, drop]

  let job: Job
  let drops: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    drops = arguments.has(Self.drop)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    guard let project = try job.project(in: environment) else {
      throw Failure("there is no meian.json5 here or above; --project DIR names a project")
    }
    let changed = try attempt { () throws(RunFailure) in
      try promote(project, drop: drops, job.selection(in: environment))
    }
    for path in changed { environment.line("\(drops ? "removed" : "promoted") \(path)") }
    environment.line("\(counted(changed.count, "baseline")) \(drops ? "removed" : "promoted")")
    return .success
  }
}
