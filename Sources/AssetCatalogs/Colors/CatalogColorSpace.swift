/// The colour spaces of colour sets, by what they take to become sRGB.
enum CatalogColorSpace {
  /// `srgb`, and `extended-srgb`, whose surplus is cut off.
  case sRGB
  case displayP3
  /// `gray-gamma-22` and `extended-gray`: the white share is taken for red, green and blue, as
  /// `UIColor` answers when it is asked for them.
  case gray

  /// nil for a name that Xcode does not write for iOS.
  init?(name: String) {
    switch name {
    case "srgb", "extended-srgb": self = .sRGB
    case "display-p3": self = .displayP3
    case "gray-gamma-22", "extended-gray": self = .gray
    default: return nil
    }
  }
}
