/// Two compared pictures that differ in nothing but the style, as their names say.
public struct StylePair: Hashable, Sendable {
  /// One of the two.
  public struct Picture: Hashable, Sendable {
    /// Relative to its folder.
    public var name: String
    /// Such as `dark.high-contrast`.
    public var variant: String
  }

  public var light: Picture
  public var dark: Picture
}

extension PictureNames {
  /// The pairs among pictures, in the order of the light ones.
  public func stylePairs(among names: [String]) -> [StylePair] {
    struct Key: Hashable {
      var screen: String
      var variant: String
    }
    var pictures: [Key: StylePair.Picture] = [:]
    var lights: [Key] = []
    let meanings = PictureMeanings(of: names, by: self)
    for name in names {
      let meaning = meanings[name]
      let key = Key(screen: meaning.screen, variant: meaning.variant)
      guard pictures[key] == nil else { continue }
      pictures[key] = StylePair.Picture(name: name, variant: meaning.variant)
      if meaning.variant == "light" || meaning.variant.hasPrefix("light.") { lights.append(key) }
    }
    return lights.compactMap { key in
      let twin = Key(
        screen: key.screen, variant: "dark" + key.variant.dropFirst("light".count))
      guard let light = pictures[key], let dark = pictures[twin] else { return nil }
      return StylePair(light: light, dark: dark)
    }
  }
}
