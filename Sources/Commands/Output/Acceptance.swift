import Reporting

/// How what is drawn now becomes the recorded state.
struct Acceptance {
  /// Ids of the screens that recording settles.
  var screens: [String]
  /// What `--project` named.
  var projectPath: String?
  /// The layout files that were named outside of any project.
  var files: [String] = []

  /// The command to copy; nil where recording settles nothing.
  var command: String? {
    guard !screens.isEmpty else { return nil }
    // Above this the plain command, which touches only what changed, is the shorter way.
    let longestList = 20
    let names = !files.isEmpty ? files : screens.count > longestList ? [] : screens
    let separator = names.contains { $0.hasPrefix("-") } ? ["--"] : []
    return (["meian", "record"] + (project + separator + names).map(shellWord))
      .joined(separator: " ")
  }

  /// The command for baselines whose screen or variant is gone.
  var pruning: String { (["meian", "prune"] + project.map(shellWord)).joined(separator: " ") }

  private var project: [String] { projectPath.map { ["--project", $0] } ?? [] }
}
