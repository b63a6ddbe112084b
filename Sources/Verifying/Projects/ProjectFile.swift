import Rendering
import Screens
import Traits

/// Reads `meian.json5` into a `Project`.
enum ProjectFile {
  static let keys = [
    "$schema", "name", "screens", "assets", "infoPlist", "device", "variants", "before",
    "baselines", "lock", "captures", "epoch",
  ]

  static func read(
    _ bytes: [UInt8], file: String, directory: String
  ) throws(ScreenError) -> Project {
    let root = try parseJSON5(bytes, file: file)
    let members = try object(root, known: keys)
    _ = members
    var project = Project.withoutProject(directory: directory)
    project.name = try text(root["name"]) ?? ""
    project.screens = try texts(root["screens"])
    project.assets = try texts(root["assets"])
    project.infoPlist = try text(root["infoPlist"])
    project.baselines = try text(root["baselines"]) ?? "Baselines"
    for value in [root["screens"], root["assets"], root["infoPlist"], root["baselines"]] {
      if let value { try checkInside(value) }
    }
    if let value = root["device"], let word = try text(value) {
      guard let device = Device.named(word) else {
        throw .unknown("device", word, known: Device.all.map(\.name), at: value.place)
      }
      project.device = device
    }
    if let value = root["variants"] { project.variants = try variants(value) }
    if let value = root["before"] { project.before = try before(value) }
    if let value = root["lock"] { project.lock = try lock(value) }
    if let value = root["captures"] { project.captures = try CaptureRules(value) }
    if let value = root["epoch"] { project.epoch = try epoch(value) }
    if project.screens.isEmpty, project.captures == nil {
      throw ScreenError(
        "the project has neither screens nor captures",
        remedy: "write screens: [\"Screens\"] for a folder of layouts", at: root.place)
    }
    return project
  }

  private static func variants(_ value: SourceValue) throws(ScreenError) -> [Variant] {
    var variants: [Variant] = []
    for element in try elements(value) {
      guard let word = try text(element) else { continue }
      do throws(VariantError) { variants.append(try Variant(name: word)) } catch {
        throw ScreenError("\(error)", remedy: "", at: element.place)
      }
    }
    guard !variants.isEmpty else {
      throw ScreenError(
        "variants is empty", remedy: "write [\"light\", \"dark\"]", at: value.place)
    }
    return variants
  }

  private static func before(_ value: SourceValue) throws(ScreenError) -> BeforeSource {
    switch try text(value) {
    case "stored": return .stored
    case "none": return .none
    case "merge-base": return .mergeBase
    case let word:
      throw .unknown(
        "value of before", word ?? "null", known: ["merge-base", "none", "stored"], at: value.place)
    }
  }

  private static func lock(_ value: SourceValue) throws(ScreenError) -> LockRule {
    _ = try object(value, known: ["variants", "exceptions"])
    var rule = LockRule(variants: try texts(value["variants"]))
    for element in try value["exceptions"].map(elements) ?? [] {
      _ = try object(element, known: ["screens", "reason"])
      guard let reason = try text(element["reason"]), !reason.isEmpty else {
        throw ScreenError(
          "the exception gives no reason",
          remedy: "say why these screens may change, as in reason: \"new brand colour\"",
          at: element.place)
      }
      let screens = try texts(element["screens"])
      guard !screens.isEmpty else {
        throw ScreenError(
          "the exception names no screens", remedy: "write screens: [\"settings/*\"]",
          at: element.place)
      }
      rule.exceptions.append(
        LockRule.Exception(screens: screens, reason: reason, place: element.place))
    }
    return rule
  }

  private static func epoch(_ value: SourceValue) throws(ScreenError) -> Int {
    guard case .number(let number) = value.content, number == number.rounded(),
      (1...1_000_000).contains(number)
    else {
      throw ScreenError(
        "epoch is not a whole number from 1 on", remedy: "write epoch: \(renderingEpoch)",
        at: value.place)
    }
    return Int(number)
  }

  /// Paths of a project file lead nowhere but into the project, or beside it where it says `..`
  /// for folders that it only reads; what is written stays inside.
  private static func checkInside(_ value: SourceValue) throws(ScreenError) {
    let values: [SourceValue]
    if case .array(let elements) = value.content { values = elements } else { values = [value] }
    for value in values {
      guard case .string(let path) = value.content else { continue }
      if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw ScreenError(
          "the path \(quoted(path)) leads out of the project",
          remedy: "name a file or folder below the project file", at: value.place)
      }
    }
  }

  // MARK: Values

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

  static func text(_ value: SourceValue?) throws(ScreenError) -> String? {
    guard let value, value.content != .null else { return nil }
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

  /// A list of texts, or one text alone.
  static func texts(_ value: SourceValue?) throws(ScreenError) -> [String] {
    guard let value, value.content != .null else { return [] }
    if case .string(let text) = value.content { return [text] }
    var texts: [String] = []
    for element in try elements(value) {
      if let text = try text(element) { texts.append(text) }
    }
    return texts
  }
}
