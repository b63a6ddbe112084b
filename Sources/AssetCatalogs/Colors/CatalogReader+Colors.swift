import Pixels
import Screens
import Traits

extension CatalogReader {
  /// The slots of a colour set; slots without a colour stay empty, as Xcode leaves them.
  mutating func colorTable(of contents: SourceValue) throws(ScreenError) -> NamedColorTable {
    var slots: [NamedColorTable.Slot: ColorValue] = [:]
    var places: [NamedColorTable.Slot: String] = [:]
    var phoneSlots: [NamedColorTable.Slot: Place] = [:]
    var otherSlots: [NamedColorTable.Slot: Place] = [:]
    for entry in try entries("colors", of: contents) {
      guard let json = try entry.json.value("color") else { continue }
      let color = try color(of: json)
      if let first = entry.isForPhones ? phoneSlots[entry.slot] : otherSlots[entry.slot] {
        throw ScreenError(
          "the set has a colour for \(entry.slot.words) already, in line \(first.line)",
          remedy: "leave one of them out", at: json.place)
      }
      if entry.isForPhones {
        phoneSlots[entry.slot] = json.place
      } else {
        otherSlots[entry.slot] = json.place
      }
      guard slots[entry.slot] == nil else { continue }
      slots[entry.slot] = color
      places[entry.slot] = "\(json.place.file):\(json.place.line)"
    }
    return NamedColorTable(slots: slots, places: places, file: contents.place.file)
  }

  /// A literal colour or a reference to a system colour.
  private func color(of json: SourceValue) throws(ScreenError) -> ColorValue {
    if let reference = try json.value("reference") {
      let platform = try json.text("platform") ?? "ios"
      guard platform == "ios" || platform == "universal" else {
        throw ScreenError(
          "the colour is one of the platform \(quoted(platform)), in an entry that counts on iPhones",
          remedy: "name a colour of the platform “ios”, or give the entry that platform’s idiom",
          at: json.place)
      }
      let word = try reference.text()
      guard let name = SystemPalette.name(ofResource: word) else {
        throw .unknown(
          "system colour", word, known: SystemPalette.names.map { "\($0)Color" },
          at: reference.place)
      }
      return .system(name)
    }
    var space = CatalogColorSpace.sRGB
    if let value = try json.value("color-space") {
      let name = try value.text()
      guard let named = CatalogColorSpace(rawValue: name) else {
        throw .unknown(
          "colour space", name, known: CatalogColorSpace.allCases.map(\.rawValue), at: value.place)
      }
      space = named
    }
    return .literal(try literal(json, in: space))
  }

  private func literal(
    _ json: SourceValue, in space: CatalogColorSpace
  ) throws(ScreenError) -> RGBA8 {
    guard let components = try json.value("components") else {
      throw ScreenError("the colour has no components", remedy: "add “components”", at: json.place)
    }
    var shares: RGBShares
    switch space {
    case .gray, .extendedGray:
      let white = try share("white", of: components, in: space)
      shares = RGBShares(red: white, green: white, blue: white)
    case .sRGB, .extendedSRGB, .displayP3:
      shares = RGBShares(
        red: try share("red", of: components, in: space),
        green: try share("green", of: components, in: space),
        blue: try share("blue", of: components, in: space))
    }
    if space == .displayP3 { shares = shares.convertedFromDisplayP3() }
    let alpha = try components.value("alpha") == nil ? 1 : share("alpha", of: components, in: .sRGB)
    return RGBA8(
      red: byte(shares.red), green: byte(shares.green), blue: byte(shares.blue),
      alpha: byte(alpha))
  }

  /// From 0 to 1; what an extended space has beyond becomes the nearer end.
  private func share(
    _ key: String, of json: SourceValue, in space: CatalogColorSpace
  ) throws(ScreenError) -> Double {
    guard let value = try json.value(key) else {
      throw ScreenError("the component “\(key)” is missing", remedy: "add it", at: json.place)
    }
    guard let share = componentShare(value.content) else {
      throw ScreenError(
        "the component “\(key)” is no number",
        remedy: "write a share such as \"0.500\", a level from \"0\" to \"255\", or \"0x80\"",
        at: value.place)
    }
    guard space.isExtended || (0...1).contains(share) else {
      throw ScreenError(
        "the component “\(key)” is outside of its range",
        remedy: "write a share from \"0.000\" to \"1.000\" or a level from \"0\" to \"255\"",
        at: value.place)
    }
    return min(max(share, 0), 1)
  }
}

/// A share of 255, rounded half up; the share is from 0 to 1.
private func byte(_ share: Double) -> UInt8 { UInt8(share * 255 + 0.5) }
