import Screens

extension ProjectFile {
  /// The members of an object that has only known keys.
  static func object(
    _ value: SourceValue, known: [String]
  ) throws(ScreenError) -> [SourceValue.Member] {
    guard case .object(let members) = value.content else {
      throw ScreenError(
        "this is not an object", remedy: "write { … } with \(known.joined(separator: ", "))",
        at: value.place)
    }
    for member in members where !known.contains(member.key) {
      throw .unknown("key", member.key, known: known, at: member.place)
    }
    return members
  }

  /// Nil where the key is left out or null, which mean the same.
  static func present(_ value: SourceValue?) -> SourceValue? {
    value.flatMap { $0.content == .null ? nil : $0 }
  }

  /// Nil where the key is left out or null.
  static func text(_ value: SourceValue?) throws(ScreenError) -> String? {
    guard let value = present(value) else { return nil }
    return try requiredText(value)
  }

  static func requiredText(_ value: SourceValue) throws(ScreenError) -> String {
    guard case .string(let text) = value.content else {
      throw ScreenError(
        "this is not a text", remedy: "write it in quotation marks", at: value.place)
    }
    return text
  }

  static func elements(_ value: SourceValue) throws(ScreenError) -> [SourceValue] {
    guard case .array(let elements) = value.content else {
      throw ScreenError("this is not a list", remedy: "write it in brackets", at: value.place)
    }
    return elements
  }

  /// The values of a list, or one value alone; none where the key is left out or null.
  static func list(_ value: SourceValue?) throws(ScreenError) -> [SourceValue] {
    guard let value, value.content != .null else { return [] }
    if case .string = value.content { return [value] }
    return try elements(value)
  }

  /// A list of texts, or one text alone.
  static func texts(_ value: SourceValue?) throws(ScreenError) -> [String] {
    var texts: [String] = []
    for element in try list(value) { texts.append(try requiredText(element)) }
    return texts
  }

  /// The value itself, which must not be a list.
  static func single(_ value: SourceValue) throws(ScreenError) -> SourceValue {
    _ = try text(value)
    return value
  }

  /// A list of paths below the project's folder, or one path alone.
  ///
  /// - Parameter permitted: where given, a path may also lead into one of its other folders.
  static func paths(
    _ value: SourceValue?, permitted: ProjectFolder? = nil
  ) throws(ScreenError) -> [String] {
    var paths: [String] = []
    for element in try list(value) { paths.append(try path(element, permitted: permitted)) }
    return paths
  }

  private static func path(
    _ value: SourceValue, permitted: ProjectFolder?
  ) throws(ScreenError) -> String {
    let text = try requiredText(value)
    func refusal(_ problem: String, _ remedy: String) -> ScreenError {
      ScreenError("the path \(quoted(text)) \(problem)", remedy: remedy, at: value.place)
    }
    let below = "name a file or folder below the project file"
    // By scalars, as file systems read paths: a combining mark must not hide a / before it.
    let scalars = text.unicodeScalars
    guard !scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw refusal("has a control character", below)
    }
    let parts = scalars.split(separator: "/").map { String(Substring($0)) }
    guard !parts.isEmpty, scalars.first != "/" else {
      throw scalars.isEmpty ? refusal("is empty", below) : refusal("is an absolute path", below)
    }
    if parts.contains("..") {
      guard let permitted else { throw refusal("leads out of the project", below) }
      guard permitted.absolute(text) != nil else {
        throw refusal(
          "leads out of the project",
          below + ", or permit reading the other folder with --allow-read")
      }
    }
    // One spelling for each place, so that names below it can be told from it.
    let kept = parts.filter { $0 != "." }
    return kept.isEmpty ? "." : kept.joined(separator: "/")
  }
}
