public import Pixels

extension SystemPalette {
  /// A blur as a recipe without the blur: blend the first colour with the blurred backdrop
  /// (colour-dodge in light, overlay in dark), then paint the tint.
  public struct Material: Hashable, Sendable {
    public var blend: RGBA8
    public var tint: RGBA8

    public init(blend: RGBA8, tint: RGBA8) {
      self.blend = blend
      self.tint = tint
    }
  }

  /// Every name of a part, sorted; such as `switch.offTrack`.
  public static let componentNames: [String] = components.keys.sorted()

  /// Every name of a material, sorted; such as `ultraThin`.
  public static let materialNames: [String] = materials.keys.sorted()

  /// The colour of a part of a bar or control that has no public name, or nil for an unknown part.
  ///
  /// The values are those of iOS 13 to 18; generations do not tell them apart, and iOS 12 takes the
  /// light ones.
  public static func component(named name: String, for traits: TraitSet) -> RGBA8? {
    guard let row = components[name] else { return nil }
    let dark = traits.drawnStyle == .dark ? 1 : 0
    let high = traits.contrast == .high && row.count == 4 ? 2 : 0
    return row[high + dark]
  }

  /// The material of that name under the given traits, or nil for an unknown one.
  public static func material(named name: String, for traits: TraitSet) -> Material? {
    guard let row = materials[name] else { return nil }
    switch traits.drawnStyle {
    case .light: return Material(blend: row[0], tint: row[1])
    case .dark: return Material(blend: row[2], tint: row[3])
    }
  }

  private static let components = paletteRows(ofTable: componentColorTable, widths: [2, 4])
  private static let materials = paletteRows(ofTable: materialTable, widths: [4])
}
