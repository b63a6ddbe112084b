/// Turns the values of a screen file into a tree of nodes.
///
/// One reader reads one screen, since it counts what the screen costs.
struct ScreenReader {
  /// The most nodes of a screen, components expanded.
  static let mostNodes = 20_000
  /// The deepest node below the window.
  static let deepestNode = 512
  /// The deepest controller below the window. Reading one takes much more of the stack than
  /// reading a view.
  static let deepestController = 64
  /// The most that expanding components may copy: values plus bytes of text.
  static let largestExpansion = 8 * 1024 * 1024

  let load: (String) -> [UInt8]?
  /// Every file read, in the order of reading.
  private(set) var sources: [String]
  /// Components by path, parsed once.
  var components: [String: Component] = [:]
  var expansion = 0
  private var ids: [String: Place] = [:]
  private var nodeCount = 0

  init(load: @escaping (String) -> [UInt8]?, file: String) {
    self.load = load
    sources = [file]
  }

  mutating func noteSource(_ file: String) { sources.append(file) }

  /// Counts a node before it is read.
  mutating func enter(_ position: ReadingPosition, at place: Place) throws(ScreenError) {
    nodeCount += 1
    guard nodeCount <= Self.mostNodes else {
      throw ScreenError(
        "the screen has more than \(Self.mostNodes) views", remedy: "leave out what is not seen",
        at: place)
    }
    guard position.depth <= Self.deepestNode else {
      throw ScreenError(
        "views are nested deeper than \(Self.deepestNode) levels", remedy: "make the tree flatter",
        at: place)
    }
  }

  /// Counts a controller before it is read; `position` then stands inside it.
  mutating func enterController(
    _ position: inout ReadingPosition, at place: Place
  ) throws(ScreenError) {
    try enter(position, at: place)
    position.controllerDepth += 1
    guard position.controllerDepth <= Self.deepestController else {
      throw ScreenError(
        "controllers are nested deeper than \(Self.deepestController) levels",
        remedy: "make the tree flatter", at: place)
    }
  }

  /// The id written in `value`, checked to be well formed and the only one of its kind.
  mutating func explicitID(_ value: SourceValue) throws(ScreenError) -> String {
    let id = try value.requireString()
    guard isNodeID(id) else {
      throw ScreenError(
        "\(quoted(id)) cannot be an id",
        remedy: "an id has letters, digits, _, - and single dots, and is not a number",
        at: value.place)
    }
    guard id != "window" else {
      throw ScreenError(
        "the id “window” belongs to the window", remedy: "choose another", at: value.place)
    }
    if let first = ids.updateValue(value.place, forKey: id) {
      throw ScreenError(
        "the id \(quoted(id)) is already used in \(first.file):\(first.line)",
        remedy: "ids are unique in a screen; in a component, take the id from a parameter",
        at: value.place)
    }
    return id
  }
}

/// Parts of letters, digits, `_` and `-`, joined by dots. Digits alone would look like an index
/// path.
private func isNodeID(_ id: String) -> Bool {
  let parts = id.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
  let partsAreNames = parts.allSatisfy { part in
    !part.isEmpty
      && part.allSatisfy {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
      }
  }
  return partsAreNames && !id.unicodeScalars.allSatisfy { "0"..."9" ~= $0 || $0 == "." }
}
