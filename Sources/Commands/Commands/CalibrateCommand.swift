import FoundationEssentials
import ImageDiff
import Traits
import Verifying

/// `meian calibrate`: what tolerance two runs of the same captures need.
struct CalibrateCommand: Command {
  static let name = "calibrate"
  static let summary = "Propose the smallest tolerance that makes two runs of captures equal"
  static let operands = "RUN1 RUN2"
  static let options: [Option] = [.project, .variant, .jobs, .format]
  static let details = """
    RUN1 and RUN2 are two folders of pictures of the same screens, taken with the same code. Prints
    what differs between them as a tolerance for meian.json5, and which colours it could not tell
    apart. Exits with 0 where there is such a tolerance, and 1 where none is allowed.
    """

  let first: String
  let second: String
  let job: Job
  let rules: PictureRules

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count == 2 else {
      throw UsageError("calibrate takes two folders; write meian calibrate RUN1 RUN2")
    }
    first = arguments.names[0]
    second = arguments.names[1]
    job = try Job(arguments)
    rules = try PictureRules(arguments)
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    if let failure = ImageDiff.selfTest().first {
      throw Failure("self-test: \(failure); this build of Meian cannot be trusted", .environment)
    }
    let sides = (
      try PictureSide(first, in: environment), try PictureSide(second, in: environment)
    )
    for side in [sides.0, sides.1] { if let failure = side.absenceFailure { throw failure } }
    guard sides.0.isFolder, sides.1.isFolder else {
      throw Failure("\(first) and \(second): name two folders of pictures")
    }
    let outcomes = PictureFolders(old: sides.0, new: sides.1, rules: rules)
      .outcomes(jobs: job.jobs ?? environment.processorCount)
      .filter(try self.isWanted(in: sides))
    var needs = ToleranceNeeds()
    for outcome in outcomes {
      switch outcome.result {
      case .compared(let comparison): needs.add(comparison.explanation, of: outcome.path)
      case .leftOut: break
      case .failed(let failure): throw failure
      case .added, .removed, .renamed:
        environment.complain(
          "meian: \(printable(outcome.path)): it is in one of the runs only, and is left out\n")
      }
    }
    guard needs.pictures > 0 else { throw Failure("nothing was compared; name folders of PNGs") }
    let isProject =
      job.projectPath != nil || Project.find(from: environment.currentDirectory) != nil
    let confusions = try self.confusions(needs, isProject, environment)
    tell(needs, confusions, environment, isProject ? "the project or of iOS" : "iOS")
    return needs.isAllowed && confusions.isEmpty ? .success : .failed
  }

  /// Whether a picture is of one of the variants that were asked for, as its name says.
  private func isWanted(
    in sides: (PictureSide, PictureSide)
  ) throws(Failure) -> (PictureOutcome) -> Bool {
    guard !job.variants.isEmpty else { return { _ in true } }
    let all = (sides.0.folder?.names ?? []).union(sides.1.folder?.names ?? [])
    let names = try attempt { () throws(RunFailure) in try PictureNames([]) }
    let meanings = PictureMeanings(of: all.sorted(), by: names)
    let wanted = Set(job.variants.map(\.name))
    return { wanted.contains(meanings.variant(of: $0.path)) }
  }

  /// Colours that the proposal could not tell apart.
  private func confusions(
    _ needs: ToleranceNeeds, _ isProject: Bool, _ environment: Environment
  ) throws(Failure) -> [String] {
    guard let tolerance = needs.proposal else { return [] }
    let project = isProject ? try job.project(in: environment) : nil
    return try attempt { () throws(RunFailure) in
      try toleranceConfusions(tolerance, project: project)
    }
  }

  private func tell(
    _ needs: ToleranceNeeds, _ confusions: [String], _ environment: Environment,
    _ palette: String
  ) {
    let console = Console(environment, job.color)
    if job.format == .json {
      console.json(Report(needs, confusions))
      return
    }
    console.line("\(counted(needs.pictures, "picture")), \(grouped(needs.differing)) not equal")
    for obstacle in needs.obstacles.prefix(20) {
      console.line(Line("✗", .red) + " \(obstacle.picture): \(obstacle.problem)")
    }
    guard needs.isAllowed else {
      console.line("no tolerance may excuse that; make the screens hold still, or mask the place")
      return
    }
    guard let proposal = needs.proposal else {
      console.line("no tolerance is needed")
      return
    }
    console.line("")
    console.lines(proposal.projectFileLines)
    for words in confusions.prefix(20) {
      console.line(Line("✗", .red) + " it could not tell \(words)")
    }
    console.line("")
    console.line("for meian compare: --tolerance \(proposal.optionValue)")
    if confusions.isEmpty {
      console.line("no two colours of \(palette) would pass for each other")
    }
  }

  /// For programs.
  private struct Report: Encodable {
    var pictures: Int
    var differing: Int
    var levels: Int
    /// In thousandths of CIEDE2000.
    var distance: Int
    var largestRegion: Int
    var edgesOnly: Bool
    /// As `compare` takes it; nil where none is needed or none is allowed.
    var tolerance: String?
    var isAllowed: Bool
    var obstacles: [String]
    var confusions: [String]

    init(_ needs: ToleranceNeeds, _ confusions: [String]) {
      pictures = needs.pictures
      differing = needs.differing
      levels = needs.levels
      distance = needs.distance
      largestRegion = needs.largestRegion
      edgesOnly = needs.edgesOnly
      tolerance = needs.proposal?.optionValue
      isAllowed = needs.isAllowed
      obstacles = needs.obstacles.map { "\($0.picture): \($0.problem)" }
      self.confusions = confusions
    }
  }
}

extension Tolerance {
  /// As `--tolerance` takes it.
  fileprivate var optionValue: String {
    let limit =
      switch self.limit {
      case .levels(let levels): "levels=\(levels)"
      case .distance(let distance): "distance=\(Double(distance) / 1000)"
      }
    return "\(limit),region=\(largestRegion)\(edgesOnly ? ",edges-only" : "")"
  }

  /// As `tolerances` of a project file.
  fileprivate var projectFileLines: [String] {
    var limit = ""
    switch self.limit {
    case .levels(let levels): limit = "levels: \(levels)"
    case .distance(let distance):
      limit = "distance: \(Double(distance) / 1000)"
    }
    return [
      "tolerances: [",
      "  {", "    screens: [\"**\"],", "    \(limit),", "    largestRegion: \(largestRegion),",
    ] + (edgesOnly ? ["    edgesOnly: true,"] : [])
      + ["    reason: \"what two runs of the same code differ by\",", "  },", "]"]
  }
}
