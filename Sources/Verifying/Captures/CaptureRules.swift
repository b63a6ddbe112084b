import Screens
import Traits

/// How file names of captured PNGs map to screens and variants.
struct CaptureRules: Hashable, Sendable {
  /// Relative to the project.
  var directory: String
  /// Tried in order; the first that fits counts.
  var patterns: [CapturePattern]
  /// Other words for variants, such as `1` for `light`.
  var aliases: [String: Variant]
  var place: Place

  /// Reads `captures` of a project file.
  init(_ value: SourceValue) throws(ScreenError) {
    _ = try ProjectFile.object(value, known: ["directory", "patterns", "aliases"])
    let directory = try ProjectFile.paths(value["directory"].map(ProjectFile.single)).first
    guard let directory else {
      throw ScreenError(
        "captures has no directory", remedy: "name the folder of the PNGs", at: value.place)
    }
    self.directory = directory
    place = value.place
    patterns = []
    for element in try ProjectFile.list(value["patterns"]) {
      let text = try ProjectFile.requiredText(element)
      guard let pattern = CapturePattern(text) else {
        throw ScreenError(
          "\(quoted(text)) is no pattern of file names",
          remedy:
            "write {screen} and {style}, and {suite} where needed, each once, with some text between them and .png at the end",
          at: element.place)
      }
      patterns.append(pattern)
    }
    if patterns.isEmpty, let pattern = CapturePattern("{screen}.{style}.png") {
      patterns = [pattern]
    }
    aliases = [:]
    if let object = value["aliases"], object.content != .null {
      guard case .object(let members) = object.content else {
        throw ScreenError(
          "aliases is not an object", remedy: "write { \"1\": \"light\", \"2\": \"dark\" }",
          at: object.place)
      }
      for member in members { aliases[member.key] = try ProjectFile.variant(member.value) }
    }
  }

  /// Rules for files of a folder that no project describes.
  init(patterns: [CapturePattern], aliases: [String: Variant] = [:]) {
    directory = "."
    self.patterns = patterns
    self.aliases = aliases
    place = Place(file: "", line: 0, path: "")
  }

  /// The screen and variant that a file stands for, or nil where nothing fits. `path` is relative
  /// to the captures' folder.
  func shot(for path: String) -> (screen: String, variant: Variant)? {
    for pattern in patterns {
      guard let match = pattern.match(path, accepts: { variant($0) != nil }),
        let variant = variant(match.style)
      else { continue }
      let id = match.screen.split(separator: "/").map { percentEncodedID(String($0)) }
        .joined(separator: "/")
      if !id.isEmpty { return (id, variant) }
    }
    return nil
  }

  private func variant(_ word: String) -> Variant? {
    if let alias = aliases[word] { return alias }
    // Reading a name fails slowly, because it looks for what may have been meant.
    guard word.hasPrefix("light") || word.hasPrefix("dark") else { return nil }
    return try? Variant(name: word)
  }
}
