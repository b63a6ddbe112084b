import FoundationEssentials
import ImageDiff
import PNGCodec
import PictureReading
import Verifying

/// `meian compare`: two pictures or two folders of pictures, no project needed.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "Compare two PNG files, or two folders of PNG files"
  static let operands = "A B"
  static let diff = Option("diff", "OUT.png", "write a picture of the differences of two files")
  static let report = Option(
    "report", "DIR", "write review pages, JUnit and records of all pictures there")
  static let pattern = Option(
    "pattern", "NAME", "where names hold {screen} and {style}; repeatable", isRepeatable: true)
  static let options: [Option] =
    [diff, report, pattern] + PictureRules.options + [.jobs, .format, .color]
  static let details = """
    A is before, B after. Either may be - for standard input, or REF:PATH for a file or folder of a
    commit in the git repository around; main...:PATH is what the branch began from. Files of two
    folders are matched by their paths in them, and those that are left by their pixels. Exits with 0
    where all pictures are equal, pixel by pixel, and 1 where one differs or is in one folder only.
    With --format json one object a line.
    """

  let old: String
  let new: String
  let diff: String?
  let rules: PictureRules
  let report: PictureReport?
  let names: PictureNames
  let job: Job

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count == 2 else {
      throw UsageError("compare takes two files or two folders; write meian compare A B")
    }
    old = arguments.names[0]
    new = arguments.names[1]
    guard !old.isEmpty, !new.isEmpty else {
      throw UsageError("a name is empty; write meian compare A B, both files or both folders")
    }
    guard old != "-" || new != "-" else {
      throw UsageError("- stands twice for standard input; name one of the pictures")
    }
    diff = arguments.value(Self.diff)
    if let diff, !["", "png"].contains(URL(fileURLWithPath: diff).pathExtension.lowercased()) {
      throw UsageError("--diff is “\(diff)”; the picture is a PNG, so its name must end in .png")
    }
    rules = try PictureRules(arguments)
    do throws(RunFailure) { names = try PictureNames(arguments.all(Self.pattern)) } catch {
      throw UsageError("--pattern: \(error)")
    }
    report = try PictureReport(arguments, Self.report, names, arguments.all(Self.pattern))
    job = try Job(arguments)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    if let failure = ImageDiff.selfTest().first {
      throw Failure("self-test: \(failure); this build of Meian cannot be trusted", .environment)
    }
    try rules.checkColors(in: environment)
    defer { for line in rules.unusedMasks { environment.complain("meian: \(line)\n") } }
    let before = try PictureSide(old, beside: new, in: environment)
    let after = try PictureSide(new, beside: old, in: environment)
    for (side, other) in [(before, after), (after, before)] {
      // A commit from before the first snapshots is an empty folder, and nothing else is.
      guard let failure = side.absenceFailure else { continue }
      guard other.isFolder, other.absence == nil else { throw failure }
    }
    switch (before.isFolder, after.isFolder) {
    case (false, false):
      if let diff, report?.overlaps(diff, environment) == true {
        throw Failure("--diff is “\(diff)”, which lies in the report; name a file outside of it")
      }
      try report?.begin(before, after, environment)
      return try files(before, after, environment)
    case (true, true):
      guard diff == nil else {
        throw Failure("--diff is for two files; name files, or leave it out")
      }
      try report?.begin(before, after, environment)
      return try folders(before, after, environment)
    case (false, true), (true, false):
      throw Failure("\(old) and \(new): one is a file and one a folder; name two of a kind")
    }
  }

  private func files(
    _ before: PictureSide, _ after: PictureSide, _ environment: Environment
  ) throws(Failure) -> ExitCode {
    if let diff {
      for side in [before, after]
      where side.path(of: "").map(resolved) == resolved(environment.absolute(diff)) {
        throw Failure("--diff names \(side.name), which is compared; name another file")
      }
    }
    let pair = try PicturePair(
      "", of: before, "", of: after, rules, PairReader(),
      needsPixels: diff != nil || report != nil)
    // Also where nothing differs, so that the file never shows an earlier comparison.
    if let diff { try write(pair, to: diff, environment) }
    let outcome = PictureOutcome(path: new, result: .compared(pair.comparison))
    if let report {
      let name = after.isStandardInput ? before.name : after.name
      let shown = name.split(separator: "/").last.map(String.init) ?? name
      report.keep(shown, pair, before, after)
      try report.write(
        [PictureOutcome(path: shown, result: outcome.result)], before, after, rules, [],
        environment)
    }
    tell(outcome, name: "", environment)
    return outcome.result.code
  }

  /// Where an absolute path leads through symbolic links.
  private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private func write(
    _ pair: PicturePair, to path: String, _ environment: Environment
  ) throws(Failure) {
    guard let (old, new) = pair.bitmaps else { return }
    let picture = differenceImage(
      old.masked(rules.masks), new.masked(rules.masks), hidden: pair.fine?.box)
    let bytes: [UInt8]
    do throws(PNGError) { bytes = try encodePNG(picture) } catch {
      throw Failure("\(path): \(error)")
    }
    try writeOutput(bytes, to: path, in: environment)
  }

  private func folders(
    _ before: PictureSide, _ after: PictureSide, _ environment: Environment
  ) throws(Failure) -> ExitCode {
    var keep: (@Sendable (String, PicturePair) -> Void)?
    if let report { keep = { name, pair in report.keep(name, pair, before, after) } }
    let outcomes = PictureFolders(old: before, new: after, rules: rules, names: names).outcomes(
      jobs: job.jobs ?? environment.processorCount,
      keep: keep)
    for outcome in outcomes { tell(outcome, name: outcome.path, environment) }
    if job.format == .human {
      Console(environment).line(PictureOutcome.counts(of: outcomes))
    }
    let notes = try notes(outcomes, before, after)
    for note in notes { environment.complain("meian: \(printable(note))\n") }
    try report?.write(outcomes, before, after, rules, notes, environment)
    // The gravest answer counts: what could not be read was not compared.
    return outcomes.map(\.result.code).max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// What else is to be said of two folders, a line each.
  private func notes(
    _ outcomes: [PictureOutcome], _ before: PictureSide, _ after: PictureSide
  ) throws(Failure) -> [String] {
    var notes: [String] = []
    if !outcomes.contains(where: { $0.result.isOfBoth }) {
      let words = Set(outcomes.map(\.result.word)).subtracting(["left-out"])
      // Snapshots that are the first ones, or the last; two folders of strangers are a mistake.
      guard words.count == 1, let word = words.first else {
        throw Failure(
          "nothing was compared; no PNG of \(old) has its path in \(new), name folders that match"
        )
      }
      let empty = word == "added" ? before : after
      let reason = empty.absence ?? "\(empty.name) holds no pictures"
      let count = counted(outcomes.count { $0.result.word == word }, "picture")
      notes.append("\(reason), so \(count) \(count.hasPrefix("1 ") ? "was" : "were") \(word)")
    }
    return notes
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
