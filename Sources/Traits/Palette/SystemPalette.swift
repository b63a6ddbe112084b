public import Pixels

/// The colours that iOS itself supplies, by the name Swift code uses.
///
/// Every colour has a value for each generation of iOS, style, contrast and level. Colours that did
/// not exist on iOS 12 hold there the literal that code normally falls back to.
public enum SystemPalette {
  /// Every name, sorted.
  public static let names: [String] = colors.keys.sorted()

  /// The colour of that name under the given traits, or nil if iOS has none of that name.
  ///
  /// iOS 12 has one value for every style, contrast and level.
  public static func color(named name: String, for traits: TraitSet) -> RGBA8? {
    colors[name]?[traits]
  }

  /// Whether the colour is the same under all traits, as `white` and `darkText` are; nil if iOS has
  /// none of that name.
  public static func isFixed(_ name: String) -> Bool? {
    colors[name]?.isFixed
  }

  /// The palette's name for a colour resource of Interface Builder or of an asset catalog, such as
  /// `systemBlueColor` or `linkColor`; nil if iOS has none of that name.
  public static func name(ofResource resource: String) -> String? {
    if colors[resource] != nil { return resource }
    let suffix = "Color"
    guard resource.hasSuffix(suffix) else { return nil }
    let name = String(resource.dropLast(suffix.count))
    return colors[name] == nil ? nil : name
  }

  private static let colors = paletteColors(ofTable: systemColorTable)
}
