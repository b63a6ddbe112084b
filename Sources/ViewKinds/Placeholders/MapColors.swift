import Pixels
import Traits

/// The colours of a drawn map, near those of Apple's maps by eye.
struct MapColors {
  var land: ColorValue
  var park: ColorValue
  var water: ColorValue
  var road: ColorValue

  init(_ type: MapView.MapType) {
    func pair(_ light: UInt32, _ dark: UInt32) -> ColorValue {
      .dynamic(
        ColorValue.Dynamic(
          light: .literal(RGBA8(rgb: light)), dark: .literal(RGBA8(rgb: dark))))
    }
    func fixed(_ rgb: UInt32) -> ColorValue { .literal(RGBA8(rgb: rgb)) }
    switch type {
    case .standard:
      land = pair(0xF3EFE7, 0x25272C)
      park = pair(0xC9E6B4, 0x24392E)
      water = pair(0x9BD3F0, 0x1A3A58)
      road = pair(0xFFFFFF, 0x4B4E56)
    case .mutedStandard:
      land = pair(0xF4F4F2, 0x28292C)
      park = pair(0xE0E9DA, 0x2A302D)
      water = pair(0xD3E1E9, 0x25303A)
      road = pair(0xFFFFFF, 0x3F4146)
    case .satellite, .hybrid:
      land = fixed(0x46503C)
      park = fixed(0x2F4429)
      water = fixed(0x1B3245)
      road = fixed(type == .hybrid ? 0xD8CFA8 : 0x6A6B5C)
    }
  }
}
