import Pixels
import Traits

/// The colours of a keyboard, measured by eye on screenshots and so approximations.
struct KeyboardColors {
  var background: RGBA8
  var key: RGBA8
  /// Of shift, delete, return and the like.
  var specialKey: RGBA8
  var edge: RGBA8
  var text: RGBA8

  init(_ style: UserInterfaceStyle) {
    switch style {
    case .light:
      background = RGBA8(rgb: 0xD1D3D9)
      key = .white
      specialKey = RGBA8(rgb: 0xABB0BA)
      edge = RGBA8(rgb: 0x898A8D)
      text = .black
    case .dark:
      background = RGBA8(rgb: 0x2B2B2D)
      key = RGBA8(rgb: 0x6B6B6D)
      specialKey = RGBA8(rgb: 0x464648)
      edge = RGBA8(rgb: 0x161617)
      text = .white
    }
  }
}
