import Verifying

/// `meian prune`: removes baselines whose screen or variant is gone.
struct PruneCommand: Command {
  static let name = "prune"
  static let summary = "Remove baselines whose screen or variant is gone"
  static let operands = ""
  static let rehearsal = Option("dry-run", nil, "say what would be removed, and remove nothing")
  static let options: [Option] = [.project, .allowRead, rehearsal, .inPipeline]
  static let details = """
    It looks at all screens, because a filter would make the others seem gone. A “before” picture
    stays until “meian promote --drop”.
    """

  let job: Job
  let rehearses: Bool
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.isEmpty else {
      throw UsageError(
        "prune takes no screens, because it removes what no screen has; “meian prune --dry-run” shows it"
      )
    }
    job = try Job(arguments)
    rehearses = arguments.has(Self.rehearsal)
    isForced = arguments.has(.inPipeline)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    if !rehearses { try environment.checkWriting(Self.name, isForced: isForced) }
    let project = try job.project(in: environment)
    let outcome = try attempt { () throws(RunFailure) in
      try prune(project, rehearses: rehearses)
    }
    let console = Console(environment)
    let verb = rehearses ? "would remove" : "removed"
    console.tell(interrupted: outcome.interrupted)
    for path in outcome.removed { console.line("\(verb) \(path)") }
    for path in outcome.left {
      console.line("left \(path): it may belong to a layout that cannot be read; repair that first")
    }
    for path in outcome.strangers {
      console.line("left \(path): it is no baseline, and links are not followed; remove it by hand")
    }
    console.line("\(verb) \(counted(outcome.removed.count, "baseline"))")
    return .success
  }
}
