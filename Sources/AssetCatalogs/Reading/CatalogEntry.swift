import Screens
import Traits

/// One element of the lists `colors` and `images`: what it is for, and its other keys.
struct CatalogEntry {
  var slot: NamedColorTable.Slot
  /// Whether it is for iPhones alone, which iPhones prefer to what is for all devices.
  var isForPhones: Bool
  /// The direction of reading that an image is made for; nil for one that is the same in both.
  var direction: Variant.Direction?
  var json: SourceValue
}

extension CatalogReader {
  /// The entries of a set that concern an iPhone with an sRGB screen, those for iPhones alone
  /// first; the others are noted.
  mutating func entries(
    _ key: String, of contents: SourceValue
  ) throws(ScreenError) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    for json in try contents.value(key)?.elements() ?? [] {
      if let entry = try entry(json) { entries.append(entry) }
    }
    return entries.filter(\.isForPhones) + entries.filter { !$0.isForPhones }
  }

  private mutating func entry(_ json: SourceValue) throws(ScreenError) -> CatalogEntry? {
    let idiom = try json.text("idiom") ?? "universal"
    guard Self.idioms.contains(idiom) else {
      throw .unknown(
        "idiom", idiom, known: Self.idioms, at: try json.value("idiom")?.place ?? json.place)
    }
    guard idiom == "universal" || idiom == "iphone" else {
      ignore(json.place, "the entry is for the idiom \(quoted(idiom))")
      return nil
    }
    for key in Self.narrowingKeys {
      guard let value = try json.value(key) else { continue }
      if key == "display-gamut", case .string("sRGB") = value.content { continue }
      ignore(value.place, "entries with “\(key)” are not chosen")
      return nil
    }
    var slot = NamedColorTable.Slot(.any)
    for appearance in try json.value("appearances")?.elements() ?? [] {
      let kind = try appearance.text("appearance") ?? ""
      let value = try appearance.text("value") ?? ""
      switch (kind, value) {
      case ("luminosity", "light"): slot.appearance = .light
      case ("luminosity", "dark"): slot.appearance = .dark
      case ("contrast", "high"): slot.contrast = .high
      default:
        throw ScreenError(
          "unknown appearance \(quoted("\(kind) \(value)"))",
          remedy: "the appearances are luminosity light, luminosity dark and contrast high",
          at: appearance.place)
      }
    }
    return CatalogEntry(
      slot: slot, isForPhones: idiom == "iphone", direction: try direction(of: json), json: json)
  }

  private func direction(of json: SourceValue) throws(ScreenError) -> Variant.Direction? {
    guard let value = try json.value("language-direction") else { return nil }
    switch try value.text() {
    case "left-to-right": return .leftToRight
    case "right-to-left": return .rightToLeft
    case let word:
      throw ScreenError(
        "unknown language direction \(quoted(word))",
        remedy: "the directions are left-to-right and right-to-left", at: value.place)
    }
  }

  /// The kinds of device that entries of colour and image sets can be for.
  private static let idioms = [
    "car", "ipad", "iphone", "mac", "mac-catalyst", "tv", "universal", "vision", "watch",
  ]

  /// Keys that restrict an entry to surroundings that no variant has.
  private static let narrowingKeys = [
    "display-gamut", "graphics-feature-set", "height-class", "locale", "memory", "screen-width",
    "subtype", "width-class",
  ]
}

extension NamedColorTable.Slot {
  /// The slot as Xcode's inspector calls it, such as `Any` or `Dark, high contrast`.
  var words: String {
    let name =
      switch appearance {
      case .any: "Any"
      case .light: "Light"
      case .dark: "Dark"
      }
    return contrast == .high ? "\(name), high contrast" : name
  }
}
