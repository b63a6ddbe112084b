import FoundationEssentials
import ImageDiff

/// One thing that `meian doctor` looked at.
public struct CheckedThing: Sendable {
  public var name: String
  public var isFine: Bool
  /// False for what is not here; not every project needs it.
  public var isThere = true
  /// What was found, or what to do.
  public var detail: String
}

/// Looks at everything outside of Meian that a trustworthy answer needs.
///
/// - Parameter project: whose baselines say which fonts are needed; nil for those of Meian's tests.
public func examineEnvironment(
  for project: Project? = nil, fontDirectories: [String] = RunOptions.systemFontDirectories,
  programDirectories: [String] = RunOptions.systemProgramDirectories
) throws(RunFailure) -> [CheckedThing] {
  let own = try project.map { project throws(RunFailure) in try ProjectFonts(project) }
  let fonts = FontFolder(directories: fontDirectories, project: own ?? ProjectFonts())
  let recorded = try project.map { project throws(RunFailure) in try RecordedFonts(project) }
  var things = FontExamination(fonts: fonts, recorded: recorded?.fingerprints ?? [:]).things
  if let project, let recorded { things += recorded.epochs(project) }
  let failures = ImageDiff.selfTest()
  things.append(
    CheckedThing(
      name: "differ self-test", isFine: failures.isEmpty,
      detail: failures.first ?? "tells known pictures apart"))
  let programs = VectorPrograms(directories: programDirectories)
  for (program, purpose, package) in [
    ("git", "baselines of another commit", "git"),
    ("rsvg-convert", "SVG images of asset catalogs", "librsvg2-bin"),
    ("pdftocairo", "PDF images of asset catalogs", "poppler-utils"),
  ] {
    let isThere = programs.find(program) != nil
    // Optional: a project without such images needs neither program.
    things.append(
      CheckedThing(
        name: "program \(program)", isFine: true, isThere: isThere,
        detail: isThere
          ? "found, for \(purpose)" : "not found; only \(purpose) need the package \(package)"))
  }
  return things
}
