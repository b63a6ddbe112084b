import Pixels
import Traits

extension ColorValue {
  /// A pair of greys, or of other literals, for parts that the palette does not list.
  static func pair(_ light: UInt32, _ dark: UInt32, legacy: UInt32? = nil) -> ColorValue {
    .dynamic(
      Dynamic(
        light: .literal(RGBA8(rgb: light)), dark: .literal(RGBA8(rgb: dark)),
        legacy: legacy.map { .literal(RGBA8(rgb: $0)) }))
  }
}
