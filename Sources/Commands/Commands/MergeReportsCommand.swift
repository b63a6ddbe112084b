import Verifying

/// `meian merge-reports`: one report from those of a run's shards.
struct MergeReportsCommand: Command {
  static let name = "merge-reports"
  static let summary = "Put the reports of a parallel pipeline’s shards together"
  static let operands = "SHARD…"
  static let options = ReportJob.options + [.jobs, .format, .color]
  static let details = """
    A SHARD is the report of a “meian verify --shard I/N”; all N are needed, of one commit and one
    version. The merged report is the one that a run without shards writes, and so is the exit code.
    """

  private let shards: [String]
  private let report: ReportJob
  private let job: Job

  init(_ arguments: ParsedArguments) throws(UsageError) {
    shards = arguments.names
    report = try ReportJob(arguments)
    job = try Job(arguments)
    guard !shards.isEmpty, report.path != nil else {
      throw UsageError(
        "merge-reports takes the reports of all shards and a folder for the merged one; write meian merge-reports SHARD… --report DIR"
      )
    }
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    let merged = try attempt { () throws(RunFailure) in
      try MergedRun(shards: shards.map { (path: environment.absolute($0), name: $0) })
    }
    if merged.comparedNothing {
      throw Failure("nothing was compared; name screens that exist, or add some to the project")
    }
    let directory = report.directory(in: environment) ?? ""
    var reporting: Failure?
    do throws(RunFailure) {
      try merged.write(
        to: directory, commandDirectory: environment.currentDirectory,
        options: report.options(for: directory, in: environment),
        jobs: job.jobs ?? environment.processorCount)
    } catch { reporting = Failure(error) }
    // What was found is told also where the report cannot be written.
    RunOutput(record: merged.record, job: job, report: report)
      .tell(directory: reporting == nil ? directory : nil, in: environment)
    if let reporting { throw reporting }
    return merged.fails ? .failed : .success
  }
}
