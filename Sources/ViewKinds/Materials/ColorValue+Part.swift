import Traits

extension ColorValue {
  /// The colour of a part of the system's chrome, by its name in the palette, such as
  /// `tabbar.hairline`.
  static func part(_ name: String) -> ColorValue {
    func slot(_ style: UserInterfaceStyle, _ contrast: TraitSet.Contrast) -> ColorValue {
      let traits = TraitSet(style: style, contrast: contrast)
      guard let rgba = SystemPalette.component(named: name, for: traits) else {
        preconditionFailure("the palette has no part \(name)")
      }
      return .literal(rgba)
    }
    let light = slot(.light, .normal)
    let dark = slot(.dark, .normal)
    let highLight = slot(.light, .high)
    let highDark = slot(.dark, .high)
    return .dynamic(
      Dynamic(
        light: light, dark: dark, highContrastLight: highLight == light ? nil : highLight,
        highContrastDark: highDark == dark ? nil : highDark))
  }
}
