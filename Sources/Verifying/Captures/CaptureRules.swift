import Screens
import Traits

/// How file names of captured PNGs map to screens and variants.
struct CaptureRules: Hashable, Sendable {
  /// Relative to the project.
  var directory: String
  /// Tried in order; the first that fits counts.
  var patterns: [CapturePattern]
  /// Other words for variants, such as `1` for `light`.
  var aliases: [String: String]
  var place: Place

  init(_ value: SourceValue) throws(ScreenError) {
    _ = try ProjectFile.object(value, known: ["directory", "patterns", "pattern", "aliases"])
    guard let directory = try ProjectFile.text(value["directory"]) else {
      throw ScreenError(
        "captures has no directory", remedy: "name the folder of the PNGs", at: value.place)
    }
    guard !directory.hasPrefix("/"), !directory.split(separator: "/").contains("..") else {
      throw ScreenError(
        "the path \(quoted(directory)) leads out of the project",
        remedy: "name a folder below the project file", at: value["directory"]?.place ?? value.place
      )
    }
    self.directory = directory
    place = value.place
    patterns = []
    let source = value["patterns"] ?? value["pattern"]
    for text in try ProjectFile.texts(source) {
      guard let pattern = CapturePattern(text) else {
        throw ScreenError(
          "the pattern \(quoted(text)) has no {screen} or no {style}",
          remedy: "write one such as \"{suite}/{screen}.{style}.png\"",
          at: source?.place ?? value.place)
      }
      patterns.append(pattern)
    }
    if patterns.isEmpty, let pattern = CapturePattern("{screen}.{style}.png") {
      patterns = [pattern]
    }
    aliases = [:]
    if let object = value["aliases"] {
      guard case .object(let members) = object.content else {
        throw ScreenError(
          "aliases is not an object", remedy: "write { \"1\": \"light\", \"2\": \"dark\" }",
          at: object.place)
      }
      for member in members {
        guard let word = try ProjectFile.text(member.value) else { continue }
        do throws(VariantError) { _ = try Variant(name: word) } catch {
          throw ScreenError("\(error)", remedy: "", at: member.value.place)
        }
        aliases[member.key] = word
      }
    }
  }

  /// The screen and variant that a file stands for, or nil where nothing fits. `path` is relative
  /// to the captures' folder.
  func shot(for path: String) -> (screen: String, variant: Variant)? {
    for pattern in patterns {
      guard let match = pattern.match(path) else { continue }
      let word = aliases[match.style] ?? match.style
      guard let variant = try? Variant(name: word) else { continue }
      let id = match.screen.split(separator: "/").map { percentEncodedID(String($0)) }
        .joined(separator: "/")
      guard !id.isEmpty else { continue }
      return (id, variant)
    }
    return nil
  }
}
