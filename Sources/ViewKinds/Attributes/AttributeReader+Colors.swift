import Pixels
public import Screens
public import Traits

extension AttributeReader {
  /// A colour in any of the forms of the screen format; nil where it is left out.
  public func color(_ name: String) throws(ScreenError) -> ColorValue? {
    guard let value = value(name) else { return nil }
    return try color(value, name: name)
  }

  func color(_ value: SourceValue, name: String) throws(ScreenError) -> ColorValue {
    switch value.content {
    case .string(let word): return try color(word: word, name: name, at: value.place)
    case .object: return try color(object: value, name: name)
    case .null, .bool, .number, .array:
      throw wrong(
        name, value, "write a system colour, “#RRGGBB”, “asset:Name” or { light, dark }")
    }
  }

  private func color(word: String, name: String, at place: Place) throws(ScreenError) -> ColorValue
  {
    if word.hasPrefix("#") {
      guard let rgba = RGBA8(hex: word) else {
        throw ScreenError(
          "\(name) is \(quoted(word))", remedy: "a literal colour is “#RRGGBB” or “#RRGGBBAA”",
          at: place)
      }
      return .literal(rgba)
    }
    if word.hasPrefix("asset:") {
      let asset = String(word.dropFirst(6))
      guard resources.colors.contains(asset) else {
        throw missing("a colour", asset, among: resources.colors, at: place)
      }
      return .asset(asset)
    }
    if let tint = resources.hostedTint, let color = SwiftUIColor(rawValue: word) {
      return color.value(tint: tint)
    }
    guard SystemPalette.names.contains(word) else {
      let own = resources.hostedTint == nil ? [] : SwiftUIColor.allCases.map(\.rawValue)
      let near = nearest(word, in: SystemPalette.names + own)
      throw ScreenError(
        "unknown colour \(quoted(word))",
        remedy: near.map { "did you mean “\($0)”?" }
          ?? "write a system colour, “#RRGGBB”, “asset:Name” or { light, dark }", at: place)
    }
    return .system(word)
  }

  private func color(object value: SourceValue, name: String) throws(ScreenError) -> ColorValue {
    if value["captured"] != nil {
      let reader = try AttributeReader(
        object: value, owner: name, known: ["captured"], resources: resources)
      return .captured(try reader.required("captured", of: name))
    }
    if value["color"] != nil {
      let reader = try AttributeReader(
        object: value, owner: name, known: ["color", "alpha"], resources: resources)
      return .withAlpha(
        try reader.required("color", of: name), try reader.number("alpha", in: 0...1) ?? 1)
    }
    let reader = try AttributeReader(
      object: value, owner: name,
      known: ["light", "dark", "highContrastLight", "highContrastDark", "legacy"],
      resources: resources)
    return .dynamic(
      ColorValue.Dynamic(
        light: try reader.required("light", of: name), dark: try reader.required("dark", of: name),
        highContrastLight: try reader.color("highContrastLight"),
        highContrastDark: try reader.color("highContrastDark"), legacy: try reader.color("legacy")))
  }

  private func required(_ slot: String, of name: String) throws(ScreenError) -> ColorValue {
    guard let color = try color(slot) else {
      throw ScreenError(
        "\(name) has no “\(slot)”", remedy: "a dynamic colour is { light, dark }", at: place)
    }
    return color
  }

  func missing(
    _ what: String, _ name: String, among known: Set<String>, at place: Place
  ) -> ScreenError {
    let near = nearest(name, in: known.sorted())
    return ScreenError(
      "no asset catalog has \(what) \(quoted(name))",
      remedy: near.map { "did you mean “\($0)”?" }
        ?? (known.isEmpty
          ? "name the catalogs under “assets” in meian.json5"
          : "the catalogs have \(known.count) others"),
      at: place)
  }
}
