import Foundation
import Traits

/// The file of facts that the palette is generated from, read without the generator's help.
struct Facts {
  typealias Object = [String: Any]

  /// The generations of each colour, by the key of the file.
  let colors: [String: Object]
  let components: [String: Object]
  private let apiNames: [String: String]
  private let materials: Object

  /// Reads `facts/system-colors.json` below `MEIAN_SHARED`, else below `shared` beside the
  /// repository; nil where it is absent.
  static func load() throws -> Facts? {
    var repository = URL(filePath: #filePath)
    for _ in 0..<4 { repository.deleteLastPathComponent() }
    let shared =
      ProcessInfo.processInfo.environment["MEIAN_SHARED"].map { URL(filePath: $0) }
      ?? repository.deletingLastPathComponent().appending(path: "shared")
    let file = shared.appending(path: "facts/system-colors.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let root = try JSONSerialization.jsonObject(with: data) as? Object else { return nil }
    let colors = root["colors"] as? [String: Object] ?? [:]
    return Facts(
      colors: colors.compactMapValues { $0["generations"] as? Object },
      components: root["components"] as? [String: Object] ?? [:],
      apiNames: colors.compactMapValues { $0["api"] as? String },
      materials: root["materials"] as? Object ?? [:])
  }

  static func noteAbsence() {
    print("note: shared/facts/system-colors.json is absent; the palette was not compared with it")
  }

  func apiName(of key: String) -> String {
    guard let api = apiNames[key]?.split(separator: " ").first, api.hasPrefix("UIColor.") else {
      return key
    }
    return String(api.dropFirst("UIColor.".count))
  }

  /// `#RRGGBBAA` after following the references to other generations and colours.
  func hex(of key: String, for traits: TraitSet) -> String? {
    var key = key
    var generation = traits.generation.rawValue
    while let color = colors[key] {
      guard let entry = (color["all"] ?? color[generation]) as? Object else { return nil }
      if let other = entry["same_as"] as? String {
        generation = other
      } else if let other = entry["same_as_color"] as? String {
        key = other
      } else if let any = entry["any"] as? Object {
        return any["hex"] as? String
      } else {
        let style = entry[traits.style.rawValue] as? Object
        let contrast = style?[traits.contrast.rawValue] as? Object
        return (contrast?[traits.level.rawValue] as? Object)?["hex"] as? String
      }
    }
    return nil
  }

  func componentHex(of name: String, for traits: TraitSet) -> String? {
    let style = traits.generation == .ios12 ? "light" : traits.style.rawValue
    let high = traits.contrast == .high ? components[name]?[style + "High"] : nil
    return ((high ?? components[name]?[style]) as? Object)?["hex"] as? String
  }

  func material(_ name: String, _ style: UserInterfaceStyle) -> (blend: String, tint: String)? {
    guard let entry = (materials[name] as? Object)?[style.rawValue] as? Object,
      let blend = entry["blend"] as? String, let tint = entry["tint"] as? Object,
      let hex = tint["hex"] as? String
    else { return nil }
    return (blend, hex)
  }
}
