import Foundation
import ImageDiff
import PNGCodec

/// `meian compare`: two PNGs or two folders of PNGs, no project needed.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "Compare two PNG files, or two folders of PNG files"
  static let operands = "A B"
  static let diff = Option("diff", "OUT.png", "write a picture of the differences of two files")
  static let options: [Option] = [diff, .jobs, .format, .color]
  static let details = """
    A is before, B after. Files of two folders are matched by their paths in them. Exits with 0
    where all pictures are equal, pixel by pixel, and 1 where one differs or is in one folder only.
    With --format json one object a line.
    """

  let old: String
  let new: String
  let diff: String?
  let job: Job

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count == 2 else {
      throw UsageError("compare takes two files or two folders; write meian compare A B")
    }
    old = arguments.names[0]
    new = arguments.names[1]
    diff = arguments.value(Self.diff)
    job = try Job(arguments)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    if let failure = ImageDiff.selfTest().first {
      throw Failure("self-test: \(failure); this build of Meian cannot be trusted", .environment)
    }
    switch (try isFolder(old, environment), try isFolder(new, environment)) {
    case (false, false): return try files(environment)
    case (true, true):
      guard diff == nil else {
        throw Failure("--diff is for two files; name files, or leave it out")
      }
      return try folders(environment)
    case (false, true), (true, false):
      throw Failure("\(old) and \(new): one is a file and one a folder; name two of a kind")
    }
  }

  private func isFolder(_ path: String, _ environment: Environment) throws(Failure) -> Bool {
    var isDirectory: ObjCBool = false
    guard
      FileManager.default.fileExists(
        atPath: environment.absolute(path), isDirectory: &isDirectory)
    else {
      throw Failure("\(path): there is no such file or folder; name a PNG or a folder of PNGs")
    }
    return isDirectory.boolValue
  }

  private func files(_ environment: Environment) throws(Failure) -> ExitCode {
    let pair = try PicturePair(old, new, in: environment)
    // Also where nothing differs, so that the file never shows an earlier comparison.
    if let diff { try write(pair, to: diff, environment) }
    tell(PictureOutcome(path: new, result: .compared(pair.comparison)), name: "", environment)
    return pair.comparison == .equal ? .success : .failed
  }

  private func write(
    _ pair: PicturePair, to path: String, _ environment: Environment
  ) throws(Failure) {
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try encodePNG(differenceImage(pair.old, pair.new)) } catch {
      throw Failure("\(path): \(error)")
    }
    try writeOutput(bytes, to: path, in: environment)
  }

  private func folders(_ environment: Environment) throws(Failure) -> ExitCode {
    let outcomes = try PictureFolders(old: old, new: new)
      .outcomes(jobs: job.jobs ?? environment.processorCount, in: environment)
    for outcome in outcomes { tell(outcome, name: outcome.path, environment) }
    if job.format == .human {
      Console(environment).line(PictureOutcome.counts(of: outcomes))
    }
    guard outcomes.contains(where: { $0.result.isOfBoth }) else {
      throw Failure(
        "nothing was compared; no PNG of \(old) has its path in \(new), name folders that match")
    }
    // The gravest answer counts: what could not be read was not compared.
    return outcomes.map(\.result.code).max { $0.rawValue < $1.rawValue } ?? .success
  }

  private func tell(_ outcome: PictureOutcome, name: String, _ environment: Environment) {
    let console = Console(environment, job.color)
    if case .failed(let failure) = outcome.result {
      environment.complain("meian: \(printable(failure.message))\n")
    }
    switch job.format {
    case .json: console.json(outcome)
    case .human: for line in outcome.lines(name: name) { console.line(line) }
    }
  }
}
