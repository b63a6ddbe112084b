import Traits
import Verifying

/// What commands that draw have in common: a project, a selection, and how to run.
struct Job: Sendable {
  static let options: [Option] = [
    .project, .variant, .jobs, .allowRead, .quiet, .color,
  ]

  let screens: [String]
  let variants: [Variant]
  let projectPath: String?
  let readable: [String]
  let jobs: Int?
  let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    screens = arguments.names
    projectPath = arguments.value(.project)
    readable = arguments.all(.allowRead)
    isQuiet = arguments.has(.quiet)
    _ = try arguments.choice(.color, ["auto", "always", "never"])
    var variants: [Variant] = []
    for name in arguments.all(.variant) {
      do throws(VariantError) { variants.append(try Variant(name: name)) } catch {
        throw UsageError("\(error)")
      }
    }
    self.variants = variants
    if let text = arguments.value(.jobs) {
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw UsageError("--jobs is “\(text)”; it must be a whole number from 1 to 256")
      }
      self.jobs = jobs
    } else {
      jobs = nil
    }
  }

  /// The project that is named, else found upwards; nil where there is none.
  func project(in environment: Environment) throws(Failure) -> Project? {
    if let projectPath {
      return try attempt { () throws(RunFailure) in
        try Project.load(environment.absolute(projectPath))
      }
    }
    guard let found = Project.find(from: environment.currentDirectory) else { return nil }
    return try attempt { () throws(RunFailure) in try Project.load(found) }
  }

  /// The project, or one of defaults where only layout files are named.
  func projectOrNone(in environment: Environment) throws(Failure) -> Project {
    if let project = try project(in: environment) { return project }
    if !screens.isEmpty, screens.allSatisfy({ $0.hasSuffix(".screen.json5") }) {
      return Project.withoutProject(directory: environment.currentDirectory)
    }
    throw Failure(
      "there is no meian.json5 here or above; “meian init” starts a project, --project DIR names one"
    )
  }

  /// Layout files are named from the current directory.
  func selection(in environment: Environment) -> Selection {
    Selection(
      screens: screens.map { $0.hasSuffix(".screen.json5") ? environment.absolute($0) : $0 },
      variants: variants)
  }

  func runOptions(
    in environment: Environment, before: BeforeSource? = nil
  ) -> RunOptions {
    var options = RunOptions(
      selection: selection(in: environment), jobs: jobs ?? environment.processorCount,
      before: before)
    if let fonts = environment.fontDirectories { options.fontDirectories = fonts }
    if !isQuiet {
      let progress = Progress(environment)
      options.progress = { progress.report($0, $1) }
    }
    return options
  }
}
