/// The colour spaces of colour sets, by what they take to become sRGB.
enum CatalogColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  /// Its surplus beyond sRGB is cut off.
  case extendedSRGB = "extended-srgb"
  case displayP3 = "display-p3"
  /// The white share is taken for red, green and blue, as `UIColor` answers when it is asked for
  /// them.
  case gray = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether components may lie outside of 0 to 1.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedGray: true
    case .sRGB, .displayP3, .gray: false
    }
  }
}
