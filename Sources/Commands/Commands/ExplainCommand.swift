import Rendering
import Verifying

/// `meian explain`: which rule gave each style, colour and image its value.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Say which rule gave each style, colour and image its value"
  static let operands = "SCREEN[#VIEW]"
  static let options = Job.selecting + [.format]
  static let details = """
    For each view, or the one that is named: style, level, and every colour and image with the rules
    that were asked for it, in order of precedence. ✓ decided, · had nothing to say, × lost.
    With --format json one object a line, for each view in each variant.
    """

  let job: Job
  /// The id of the only view to explain.
  let view: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var job = try Job(arguments)
    guard let word = job.screens.first, job.screens.count == 1 else {
      throw UsageError("explain takes one screen; write meian explain SCREEN, or SCREEN#VIEW")
    }
    let parts = word.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if isLayoutFile(word) || parts.count == 1 {
      view = nil
    } else {
      job.screens = [String(parts[0])]
      view = String(parts[1])
    }
    self.job = job
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.project(in: environment)
    let explanations = try job.draw(in: environment) { options throws(RunFailure) in
      try explain(project, view: view, options)
    }
    let console = Console(environment)
    for explanation in explanations {
      for view in explanation.views {
        switch job.format {
        case .human: for line in ExplanationText(view, of: explanation).lines { console.line(line) }
        case .json: console.json(ExplanationEntry(view, of: explanation))
        }
      }
    }
    return .success
  }
}
