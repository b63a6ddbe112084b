import Screens
import Traits

/// The captured pictures of one screen.
struct CapturedScreen: Sendable {
  var id: String
  /// The captures' folder.
  var source: String
  /// Project-relative paths.
  var files: [Variant: String]

  /// Why no picture of it can be used, if so.
  var problem: String?

  /// Every captured screen, sorted by id, and a note for each PNG that is left out.
  static func all(
    in folder: ProjectFolder, rules: CaptureRules
  ) throws(RunFailure) -> (screens: [CapturedScreen], notes: [String]) {
    guard folder.isDirectory(rules.directory) else {
      throw .usage(
        "\(rules.place): there is no folder \(quoted(rules.directory)) for captures; name one below the project file"
      )
    }
    let content = try folder.content(below: rules.directory)
    if let link = content.links.first {
      throw .usage(
        "\(link): captures are not read through symbolic links; put the file or folder itself there"
      )
    }
    var screens: [String: CapturedScreen] = [:]
    var notes: [String] = []
    func name(_ path: String) -> String {
      rules.directory == "." ? path : String(path.dropFirst(rules.directory.count + 1))
    }
    for path in content.files where isPNG(path) {
      guard let (id, variant) = rules.shot(for: name(path)) else {
        notes.append("captures: \(quoted(name(path))) matches no pattern")
        continue
      }
      var screen =
        screens[id] ?? CapturedScreen(id: id, source: rules.directory, files: [:])
      if let (problem, remedy) = ScreenIDLength.problem(of: id) {
        screen.id = ScreenIDLength.shortened(id)
        screen.problem = "\(path): \(problem); \(remedy)"
      }
      if let other = screen.files[variant] {
        throw .usage(
          "captures: \(other) and \(path) are both \(id) in \(variant.name); make the patterns tell them apart"
        )
      }
      screen.files[variant] = path
      screens[id] = screen
    }
    for path in content.folders where isPNG(path) {
      notes.append("captures: \(quoted(name(path))) is a folder and no picture")
    }
    for path in content.others {
      notes.append(
        "captures: \(quoted(name(path))) is left out; it is no regular file, or its name is not UTF-8"
      )
    }
    return (screens.values.sorted { $0.id < $1.id }, notes)
  }

  private static func isPNG(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }
}
