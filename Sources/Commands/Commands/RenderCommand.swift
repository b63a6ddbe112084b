import Verifying

/// `meian render`: PNGs only.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Draw screens as PNG files, and nothing else"
  static let operands = "[SCREEN…]"
  static let out = Option("out", "DIR", "where the PNGs go; required")
  static let options = Job.options + [out]

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
    let project = try job.projectOrNone(in: environment)
    let outcome = try attempt { () throws(RunFailure) in
      try render(project, to: environment.absolute(out), job.runOptions(in: environment))
    }
    for path in outcome.written { environment.line("\(out)/\(path)") }
    for message in outcome.broken { environment.complain("✗ broken — \(printable(message))\n") }
    return outcome.broken.isEmpty ? .success : .failed
  }
}
