import Verifying

/// `meian render`: PNGs only.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Draw screens as PNG files, and nothing else"
  static let operands = "[SCREEN…]"
  static let out = Option("out", "DIR", "where the PNGs go, as SCREEN/VARIANT.png; required")
  static let options = Job.drawing + [out]
  static let details = """
    A SCREEN is an id, a pattern such as 'settings/*', or the path of a layout file, which needs no
    project.
    """

  let job: Job
  let out: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    guard let out = arguments.value(Self.out) else {
      throw UsageError("render needs a folder; write --out DIR")
    }
    self.out = out
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.project(in: environment)
    var outcome = try job.draw(in: environment) { options throws(RunFailure) in
      try render(project, to: environment.absolute(out), options)
    }
    outcome.written = outcome.written.map { "\(out)/\($0)" }
    return try DrawingResult(outcome).tell(verb: "drew", job, in: environment)
  }
}
