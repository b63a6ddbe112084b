import Pixels
import Traits

extension ColorValue {
  /// A part of a control that has no public name, such as `slider.maxTrack` of the palette; clear
  /// for a name that the palette does not have.
  static func part(_ name: String) -> ColorValue {
    func value(_ style: UserInterfaceStyle, _ contrast: TraitSet.Contrast) -> ColorValue {
      let traits = TraitSet(style: style, contrast: contrast)
      return .literal(SystemPalette.component(named: name, for: traits) ?? .clear)
    }
    return .dynamic(
      Dynamic(
        light: value(.light, .normal), dark: value(.dark, .normal),
        highContrastLight: value(.light, .high), highContrastDark: value(.dark, .high)))
  }

  /// A pair of greys, or of other literals, for parts that the palette does not list.
  static func pair(_ light: UInt32, _ dark: UInt32, legacy: UInt32? = nil) -> ColorValue {
    .dynamic(
      Dynamic(
        light: .literal(RGBA8(rgb: light)), dark: .literal(RGBA8(rgb: dark)),
        legacy: legacy.map { .literal(RGBA8(rgb: $0)) }))
  }
}
