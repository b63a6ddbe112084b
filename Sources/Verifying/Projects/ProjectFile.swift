import FoundationEssentials
import Rendering
import Screens
import Traits

/// Reads `meian.json5` into a `Project`.
enum ProjectFile {
  static let keys = [
    "$schema", "name", "screens", "assets", "infoPlist", "fonts", "strings", "language", "device",
    "variants", "before", "baselines", "lock", "captures", "tolerances", "masks", "epoch",
    "linkedSDK",
    "legacyDarkAssetBug",
  ]

  static func read(
    _ bytes: [UInt8], file: String, directory: String, alsoReading: [String] = [],
    commit: CommitFiles? = nil
  ) throws(ScreenError) -> Project {
    let root = try parseJSON5(bytes, file: file, holding: "project file")
    _ = try object(root, known: keys)
    var project = Project.withoutProject(directory: directory)
    project.file = file
    project.alsoReading = alsoReading
    project.commit = commit
    project.name = try text(root["name"]) ?? URL(fileURLWithPath: directory).lastPathComponent
    project.screens = try paths(root["screens"])
    project.assets = try paths(root["assets"], permitted: project.assetFolder)
    project.infoPlist = try paths(root["infoPlist"].map(single)).first
    project.strings = try paths(root["strings"])
    project.language = try text(root["language"])
    project.fonts = try paths(root["fonts"])
    for key in ["assets", "infoPlist", "fonts", "strings"] {
      for element in try list(root[key]) {
        if case .string(let path) = element.content { project.lines[path] = element.place.line }
      }
    }
    project.baselines = try paths(root["baselines"].map(single)).first ?? project.baselines
    if let value = root["device"], let word = try text(value) {
      project.device = try device(word, at: value)
    }
    if let value = present(root["variants"]) { project.variants = try variants(value) }
    if let value = root["before"], let word = try text(value) {
      project.before = try before(word, at: value)
    }
    if let value = root["lock"] { project.lock = try LockRule(value) }
    if let value = present(root["captures"]) { project.captures = try CaptureRules(value) }
    for element in try root["tolerances"].map(list) ?? [] {
      project.tolerances.append(try ToleranceRule(element))
    }
    for element in try root["masks"].map(list) ?? [] {
      project.masks.append(try MaskRule(element))
    }
    if let value = present(root["epoch"]) { project.epoch = try epoch(value) }
    if let value = root["linkedSDK"], let word = try text(value) {
      guard let generation = TraitSet.Generation(rawValue: word) else {
        let known = TraitSet.Generation.allCases.map(\.rawValue)
        throw .unknown("SDK", word, known: known, at: value.place)
      }
      project.linkedSDK = generation
    }
    if let value = present(root["legacyDarkAssetBug"]) {
      guard case .bool(let flag) = value.content else {
        throw ScreenError(
          "legacyDarkAssetBug is neither true nor false", remedy: "write true or false",
          at: value.place)
      }
      project.legacyDarkAssetBug = flag
    }
    if project.screens.isEmpty, project.captures == nil {
      throw ScreenError(
        "the project has neither screens nor captures",
        remedy: "write screens: [\"Screens\"] for a folder of layouts", at: root.place)
    }
    return project
  }

  private static func device(_ word: String, at value: SourceValue) throws(ScreenError) -> Device {
    guard let device = Device.named(word) else {
      throw .unknown("device", word, known: Device.all.map(\.name), at: value.place)
    }
    return device
  }

  private static func variants(_ value: SourceValue) throws(ScreenError) -> [Variant] {
    var variants: [Variant] = []
    for element in try elements(value) {
      let variant = try variant(element)
      guard !variants.contains(variant) else {
        throw ScreenError(
          "the variant \(quoted(variant.name)) is there twice", remedy: "leave one out",
          at: element.place)
      }
      variants.append(variant)
    }
    guard !variants.isEmpty else {
      throw ScreenError(
        "variants is empty", remedy: "write [\"light\", \"dark\"]", at: value.place)
    }
    return variants
  }

  /// A variant by its name, of a device that exists.
  static func variant(_ value: SourceValue) throws(ScreenError) -> Variant {
    let word = try requiredText(value)
    let variant: Variant
    do throws(VariantError) { variant = try Variant(name: word) } catch {
      throw ScreenError("\(error)", remedy: "", at: value.place)
    }
    if let name = variant.device { _ = try device(name, at: value) }
    return variant
  }

  private static func before(
    _ word: String, at value: SourceValue
  ) throws(ScreenError) -> BeforeSource {
    switch word {
    case "stored": return .stored
    case "none": return .none
    case "merge-base": return .mergeBase
    default:
      throw .unknown(
        "before value", word, known: ["merge-base", "none", "stored"], at: value.place)
    }
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
}
