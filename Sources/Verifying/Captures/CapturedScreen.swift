import Screens
import Traits

/// The captured pictures of one screen.
struct CapturedScreen: Sendable {
  var id: String
  /// The captures' folder.
  var source: String
  /// Project-relative paths.
  var files: [Variant: String]

  /// Every captured screen, sorted by id, and the PNGs that no pattern fits, relative to the
  /// captures' folder.
  static func all(
    in folder: ProjectFolder, rules: CaptureRules
  ) throws(RunFailure) -> (screens: [CapturedScreen], unmatched: [String]) {
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
    var unmatched: [String] = []
    for path in content.files where path.lowercased().hasSuffix(".png") {
      let name = rules.directory == "." ? path : String(path.dropFirst(rules.directory.count + 1))
      guard let (id, variant) = rules.shot(for: name) else {
        unmatched.append(name)
        continue
      }
      var screen =
        screens[id] ?? CapturedScreen(id: id, source: rules.directory, files: [:])
      if let other = screen.files[variant] {
        throw .usage(
          "captures: \(other) and \(path) are both \(id) in \(variant.name); make the patterns tell them apart"
        )
      }
      screen.files[variant] = path
      screens[id] = screen
    }
    return (screens.values.sorted { $0.id < $1.id }, unmatched)
  }
}
