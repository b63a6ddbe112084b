import FoundationEssentials
import Traits
import Verifying

/// What commands that work on a project have in common: which one, which part of it, and how.
struct Job: Sendable {
  /// Which project, and which part of it.
  static let selecting: [Option] = [.project, .variant, .allowRead]
  /// The same with how to draw.
  static let drawing: [Option] = selecting + [.jobs, .format, .quiet, .color]

  /// As given: ids, patterns, or paths of layout files.
  var screens: [String]
  let variants: [Variant]
  let projectPath: String?
  /// Folders outside of the project that its assets may lie in, as given.
  let readable: [String]
  /// Nil: one a processor.
  let jobs: Int?
  let format: OutputFormat
  let isQuiet: Bool
  let color: ColorChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    screens = arguments.names
    projectPath = arguments.value(.project)
    readable = arguments.all(.allowRead)
    isQuiet = arguments.has(.quiet)
    color = try arguments.choice(.color)
    format = try arguments.choice(.format)
    var variants: [Variant] = []
    for name in arguments.all(.variant) {
      do throws(VariantError) { variants.append(try Variant(name: name)) } catch {
        throw UsageError("\(error)")
      }
    }
    self.variants = variants
    jobs = try arguments.value(.jobs).map { text throws(UsageError) in
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw UsageError("--jobs is “\(text)”; it must be a whole number from 1 to 256")
      }
      return jobs
    }
  }

  /// The project that is named, else found upwards, else one of defaults where only layout files
  /// are named.
  func project(in environment: Environment) throws(Failure) -> Project {
    if let path = projectPath ?? Project.find(from: environment.currentDirectory) {
      try checkProjectFile(path, in: environment)
      return try attempt { () throws(RunFailure) in
        try Project.load(
          environment.absolute(path), alsoReading: readable.map(environment.absolute))
      }
    }
    guard !screens.isEmpty, screens.allSatisfy(isLayoutFile) else {
      throw Failure(
        "there is no meian.json5 here or above; “meian init” starts a project, --project DIR names one"
      )
    }
    return Project.withoutProject(directory: environment.currentDirectory)
  }

  /// True where `project` is one of defaults, which no `--project` names.
  func isOutsideProject(in environment: Environment) -> Bool {
    projectPath == nil && Project.find(from: environment.currentDirectory) == nil
  }

  /// Layout files count from the current directory.
  func selection(in environment: Environment) throws(Failure) -> Selection {
    var names: [String] = []
    for screen in screens {
      guard isLayoutFile(screen) else {
        names.append(screen)
        continue
      }
      let path = environment.absolute(screen)
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure("\(screen): there is no such layout file; “meian list” shows the screens")
      }
      names.append(path)
    }
    return Selection(screens: names, variants: variants)
  }

  /// Runs `body` with progress shown until it ends, also where it fails.
  func draw<Result>(
    in environment: Environment, before: BeforeSource? = nil,
    _ body: (RunOptions) throws(RunFailure) -> Result
  ) throws(Failure) -> Result {
    var options = RunOptions(
      selection: try selection(in: environment), jobs: jobs ?? environment.processorCount,
      before: before, variables: environment.variables)
    options.fontDirectories = environment.fontDirectories
    let progress = Progress(environment)
    if !isQuiet { options.progress = { progress.report($0, of: $1) } }
    defer { progress.end() }
    return try attempt { () throws(RunFailure) in try body(options) }
  }
}

/// Whether a word of the command line is the path of a layout file rather than a screen's id.
func isLayoutFile(_ word: String) -> Bool { word.hasSuffix(".screen.json5") }
