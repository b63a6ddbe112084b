import Drawing
import Traits

/// The styles of `UIVibrancyEffect`.
enum VibrancyStyle: String, CaseIterable, Hashable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator

  /// How the content joins the blur beneath it.
  ///
  /// An approximation: iOS mixes a filter of its own from the blur's colours, which is not published.
  /// Light content is added to the blur in dark, and dark content taken off it in light, at the
  /// alpha that the system colour of the style's name has in dark, so that the blur's hue stays.
  func paint(in style: UserInterfaceStyle) -> LayerPaint {
    LayerPaint(opacity: opacity, blendMode: style == .dark ? .plusLighter : .plusDarker)
  }

  private var opacity: Double {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.36
    case .secondaryFill: 0.32
    case .tertiaryFill: 0.24
    case .separator: 0.6
    }
  }
}
