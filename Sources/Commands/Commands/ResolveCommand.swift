import Verifying

/// `meian resolve`: redraws baselines that a merge left in conflict.
struct ResolveCommand: Command {
  static let name = "resolve"
  static let summary = "Draw baselines again that a merge left in conflict"
  static let operands = ""
  static let options: [Option] = [
    .project, .allowRead, .jobs, .format, .quiet, .color, .inPipeline,
  ]
  static let details = """
    In the middle of a merge, rebase or cherry-pick, once layouts and assets are merged: what they
    draw now takes the place of both sides, a screen that is gone loses its picture, and git is told
    that the conflict is settled. A “before” picture is left to you.
    """

  let job: Job
  let isForced: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.isEmpty else {
      throw UsageError(
        "resolve takes no screens, because git cannot go on before all conflicts are settled; write meian resolve"
      )
    }
    job = try Job(arguments)
    isForced = arguments.has(.inPipeline)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    try environment.checkWriting(Self.name, isForced: isForced)
    let project = try job.project(in: environment)
    let outcome = try job.draw(in: environment) { options throws(RunFailure) in
      try resolve(project, options)
    }
    tell(outcome, in: environment)
    return outcome.broken.isEmpty && outcome.left.isEmpty ? .success : .failed
  }

  private func tell(_ outcome: ResolveOutcome, in environment: Environment) {
    let console = Console(environment, job.color)
    if job.format == .json { return console.json(Told(outcome)) }
    console.tell(interrupted: outcome.interrupted)
    for path in outcome.drawn { console.line("drew \(path)") }
    for path in outcome.kept { console.line("kept \(path)") }
    for path in outcome.removed { console.line("removed \(path): its screen or variant is gone") }
    for remark in outcome.broken {
      console.line(Line("✗", .red) + " \(remark.text(marked: "broken"))")
    }
    for path in outcome.left {
      console.line(
        "left \(path): only you know which side is the state before the change; “git checkout --ours” or “--theirs” takes one, then “git add”"
      )
    }
    let settled = outcome.drawn.count + outcome.kept.count + outcome.removed.count
    if outcome.isEmpty {
      console.line("no baseline is in conflict")
    } else {
      console.line("\(counted(settled, "conflict")) settled; look at the pictures, then go on")
    }
  }

  private struct Told: Encodable {
    var drawn, kept, removed, broken, left: [String]

    init(_ outcome: ResolveOutcome) {
      drawn = outcome.drawn
      kept = outcome.kept
      removed = outcome.removed
      broken = outcome.broken.map { $0.text(marked: "broken") }
      left = outcome.left
    }
  }
}

extension ShotRemark {
  /// Such as `home  dark: broken — line 3: …`.
  fileprivate func text(marked word: String) -> String {
    "\(screen)  \(variant): \(word) — \(text)"
  }
}
