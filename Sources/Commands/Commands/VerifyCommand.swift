import RunRecords
import Verifying

/// `meian verify`: the main job.
struct VerifyCommand: Command {
  static let name = "verify"
  static let summary = "Draw screens, compare them with their baselines, write the report"
  static let operands = "[SCREEN…]"
  static let before = Option("before", "stored|none", "overrides where “before” comes from")
  static let options = Job.options + [.report, .format, before]
  static let details = """
    A SCREEN is an id, a pattern such as settings/*, or the path of a layout file.
    Without one all screens of the project are verified. No baseline is written.
    """

  let job: Job
  let report: String?
  let format: String
  let before: BeforeSource?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    job = try Job(arguments)
    report = arguments.value(.report)
    format = try arguments.choice(.format, ["human", "json"])
    switch arguments.value(Self.before) {
    case nil: before = nil
    case "stored"?: before = .stored
    case "none"?: before = BeforeSource.none
    case "merge-base"?: before = .mergeBase
    case let name?: before = .commit(name)
    }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let project = try job.projectOrNone(in: environment)
    let result = try attempt { () throws(RunFailure) in
      try verify(project, job.runOptions(in: environment, before: before))
    }
    let directory = report.map(environment.absolute) ?? project.directory + "/meian-report"
    try attempt { () throws(RunFailure) in
      try writeReport(result, to: directory, commandDirectory: environment.currentDirectory)
    }
    if format == "json" {
      environment.write(encodeJSON(result.record) + "\n")
    } else {
      say(result, directory, environment)
    }
    if result.comparedNothing {
      throw Failure("nothing was compared; name screens that exist, or add some to the project")
    }
    return result.fails ? .failed : .success
  }

  private func say(_ result: RunResult, _ directory: String, _ environment: Environment) {
    let record = result.record
    for screen in record.screensByUrgency where screen.fails || screen.needsReview {
      for shot in screen.shots where shot.verdict.fails || shot.verdict.needsReview {
        let sign = shot.verdict.fails ? "✗" : "●"
        let detail = [extent(shot), shot.message].filter { !$0.isEmpty }.joined(separator: "; ")
        environment.line(
          "\(sign) \(screen.id)  \(shot.variant): \(shot.verdict.rawValue)"
            + (detail.isEmpty ? "" : " — \(detail)"))
      }
    }
    for note in record.notes { environment.line("note: \(note)") }
    let counts = Verdict.allCases.compactMap { verdict in
      let count = record.count(of: verdict)
      return count > 0 ? "\(grouped(count)) \(verdict.rawValue)" : nil
    }
    let shots = record.screens.reduce(0) { $0 + $1.shots.count }
    environment.line("\(counted(shots, "shot")): \(counts.joined(separator: ", "))")
    environment.line("report: \(directory)/index.html")
    let recordable = record.screens.filter { screen in
      screen.shots.contains {
        [.unexpectedChange, .unrecorded, .notApplied].contains($0.verdict)
      }
    }.map(\.id)
    if !recordable.isEmpty {
      let names = recordable.count > 20 ? "" : " " + recordable.joined(separator: " ")
      environment.line("to accept what is drawn now: meian record\(names)")
    }
  }

  private func extent(_ shot: ShotRecord) -> String {
    guard let comparison = shot.unexpected ?? shot.recorded else { return "" }
    if let before = comparison.sizeBefore, let after = comparison.sizeAfter {
      return "\(before) became \(after)"
    }
    guard let box = comparison.box else { return "" }
    return
      "\(grouped(comparison.pixels)) px differ in [\(box.x), \(box.y), \(box.width), \(box.height)]"
  }
}
