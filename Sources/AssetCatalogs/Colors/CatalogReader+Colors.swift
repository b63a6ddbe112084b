import Pixels
import Screens
import Traits

extension CatalogReader {
  /// The slots of a colour set; slots without a colour stay empty, as Xcode leaves them.
  mutating func colorTable(of contents: SourceValue) throws(ScreenError) -> NamedColorTable {
    var slots: [NamedColorTable.Slot: ColorValue] = [:]
    var places: [NamedColorTable.Slot: String] = [:]
    var phoneSlots: Set<NamedColorTable.Slot> = []
    for entry in try entries("colors", of: contents) {
      guard let json = try entry.json.value("color"), let color = try color(of: json) else {
        continue
      }
      if slots[entry.slot] == nil {
        slots[entry.slot] = color
        places[entry.slot] = "\(json.place.file):\(json.place.line)"
        if entry.isForPhones { phoneSlots.insert(entry.slot) }
      } else if entry.isForPhones || !phoneSlots.contains(entry.slot) {
        ignore(json.place, "an earlier entry is for the same appearance and is used instead")
      }
    }
    return NamedColorTable(slots: slots, places: places)
  }

  /// A literal colour or a reference to a system colour; nil, and noted, where it is neither.
  private mutating func color(of json: SourceValue) throws(ScreenError) -> ColorValue? {
    if let reference = try json.text("reference") {
      let platform = try json.text("platform") ?? "ios"
      guard platform == "ios" || platform == "universal" else {
        ignore(json.place, "the colour is one of the platform \(quoted(platform))")
        return nil
      }
      guard let name = SystemPalette.name(ofResource: reference) else {
        ignore(json.place, "iOS has no colour \(quoted(reference))")
        return nil
      }
      return .system(name)
    }
    let name = try json.text("color-space") ?? "srgb"
    guard let space = CatalogColorSpace(name: name) else {
      ignore(json.place, "the colour space \(quoted(name)) is unknown")
      return nil
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
    case .gray:
      let white = try share("white", of: components)
      shares = RGBShares(red: white, green: white, blue: white)
    case .sRGB, .displayP3:
      shares = RGBShares(
        red: try share("red", of: components), green: try share("green", of: components),
        blue: try share("blue", of: components))
    }
    if space == .displayP3 { shares = shares.convertedFromDisplayP3() }
    let alpha = try components.value("alpha") == nil ? 1 : share("alpha", of: components)
    return RGBA8(
      red: byte(shares.red), green: byte(shares.green), blue: byte(shares.blue),
      alpha: byte(alpha))
  }

  private func share(_ key: String, of json: SourceValue) throws(ScreenError) -> Double {
    guard let value = try json.value(key) else {
      throw ScreenError("the component “\(key)” is missing", remedy: "add it", at: json.place)
    }
    guard let share = componentShare(value.content) else {
      throw ScreenError(
        "the component “\(key)” is no number",
        remedy: "write a share such as \"0.500\", a level from \"0\" to \"255\", or \"0x80\"",
        at: value.place)
    }
    return share
  }
}

/// A share of 255, rounded half up; the share is from 0 to 1.
private func byte(_ share: Double) -> UInt8 { UInt8(share * 255 + 0.5) }
