import Verifying

/// `meian promote`: ends a review of stored `before` baselines.
struct PromoteCommand: Command {
  static let name = "promote"
  static let summary = "End a review: stored “before” baselines become a copy of “after”"
  static let operands = "[SCREEN…]"
  static let drop = Option("drop", nil, "remove the “before” baselines instead")
  static let options = Job.selecting + [drop, .inPipeline]

  let job: Job
  let drops: Bool
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    drops = arguments.has(Self.drop)
    isForced = arguments.has(.inPipeline)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    try environment.checkWriting(Self.name, isForced: isForced)
    let project = try job.project(in: environment)
    let selection = try idsOnly(try job.selection(in: environment), project)
    let outcome = try attempt { () throws(RunFailure) in
      try promote(project, drop: drops, selection)
    }
    let console = Console(environment)
    let verb = drops ? "removed" : "promoted"
    console.tell(interrupted: outcome.interrupted)
    for path in outcome.changed { console.line("\(verb) \(path)") }
    for path in outcome.left {
      console.line("left \(path): it has no “after”; record one, or remove it with --drop")
    }
    console.line("\(counted(outcome.changed.count, "baseline")) \(verb)")
    return .success
  }

  /// Baselines know ids, so the path of a layout file becomes the id of its screen.
  private func idsOnly(
    _ selection: Selection, _ project: Project
  ) throws(Failure) -> Selection {
    let files = selection.screens.filter(isLayoutFile)
    guard !files.isEmpty else { return selection }
    let listed = try attempt { () throws(RunFailure) in
      try listScreens(project, Selection(screens: files))
    }
    return Selection(
      screens: selection.screens.filter { !isLayoutFile($0) } + listed.map(\.id),
      variants: selection.variants)
  }
}
