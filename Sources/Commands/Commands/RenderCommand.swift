import Verifying

/// `meian render`: PNGs only, or only the digests of what they would show.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Draw screens as PNG files, and nothing else"
  static let operands = "[SCREEN…]"
  static let out = Option("out", "DIR", "where the PNGs go, as SCREEN/VARIANT.png")
  static let digests = Option(
    "digests", nil, "instead, print a line a picture: screen, variant, SHA-256 of its pixels")
  static let options = Job.drawing + [out, digests]
  static let details = """
    A SCREEN is an id, a pattern such as 'settings/*', or the path of a layout file, which needs no
    project. Either --out or --digests is required; two machines that draw the same print the same
    digests.
    """

  private enum Target {
    case folder(String)
    case digests
  }

  let job: Job
  private let target: Target

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    switch (arguments.value(Self.out), arguments.has(Self.digests)) {
    case (let out?, false): target = .folder(out)
    case (nil, true): target = .digests
    case (nil, false):
      throw UsageError("render needs a folder; write --out DIR, or --digests for no files")
    case (_?, true): throw UsageError("--out and --digests exclude each other; leave one out")
    }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.project(in: environment)
    switch target {
    case .digests:
      let outcome = try job.draw(in: environment) { options throws(RunFailure) in
        try Verifying.digests(of: project, options)
      }
      return DigestList(outcome).tell(job, in: environment)
    case .folder(let out):
      var outcome = try job.draw(in: environment) { options throws(RunFailure) in
        try render(project, to: environment.absolute(out), options)
      }
      outcome.written = outcome.written.map { "\(out)/\($0)" }
      return try DrawingResult(outcome).tell(verb: "drew", job, in: environment)
    }
  }
}
