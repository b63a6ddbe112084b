extension ColorValue {
  /// Whether the colour itself has another value under high contrast, as far as it can be told
  /// without the asset catalogs; the names of those count as if they had.
  public var hasHighContrast: Bool {
    switch self {
    case .system(let name): SystemPalette.isFixed(name) != true
    case .asset: true
    case .literal: false
    case .dynamic(let slots): slots.highContrastLight != nil || slots.highContrastDark != nil
    case .withAlpha(let color, _), .captured(let color): color.hasHighContrast
    }
  }
}
