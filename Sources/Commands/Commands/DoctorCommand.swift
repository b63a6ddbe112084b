import Verifying

/// `meian doctor`: is this machine fit for a trustworthy answer?
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Check fonts, programs and the differ’s self-test"
  static let operands = ""
  static let options: [Option] = [.project, .color]
  static let details = """
    In a project also what its baselines were recorded with, and whether that is here.
    """

  let job: Job
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.isEmpty else {
      throw UsageError("doctor takes no names; write meian doctor")
    }
    job = try Job(arguments)
    color = try arguments.choice(.color)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let console = Console(environment, color)
    let hasProject = !job.isOutsideProject(in: environment)
    let project = hasProject ? try job.project(in: environment) : nil
    let things = try attempt { () throws(RunFailure) in
      try examineEnvironment(for: project, fontDirectories: environment.fontDirectories)
    }
    for thing in things {
      let mark =
        !thing.isFine
        ? Line("✗", .red) : thing.isThere ? Line("✓", .green) : Line("○", .yellow)
      console.line(mark + " \(thing.name): \(thing.detail)")
    }
    return things.allSatisfy(\.isFine) ? .success : .environment
  }
}
