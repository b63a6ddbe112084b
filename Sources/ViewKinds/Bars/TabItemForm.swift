import Traits

/// How a tab's image and title stand, which depends on the bar's surroundings.
enum TabItemForm: CaseIterable, Sendable {
  /// The image over the title, on a phone that stands upright.
  case stacked
  /// Beside each other, in a tablet's bar.
  case inline
  /// Beside each other, in the low bar of a phone that lies on its side.
  case compactInline

  init(in context: ViewContext) {
    if context.chromeGeneration == .ios26 {
      self = .stacked
    } else if context.screen.isPad {
      self = .inline
    } else {
      self = context.screen.isCompactHeight ? .compactInline : .stacked
    }
  }

  /// UIKit's name for the colours of such tabs.
  var key: String {
    switch self {
    case .stacked: "stackedLayoutAppearance"
    case .inline: "inlineLayoutAppearance"
    case .compactInline: "compactInlineLayoutAppearance"
    }
  }

  /// For explanations.
  var words: String {
    switch self {
    case .stacked: "stacked"
    case .inline: "inline, as on tablets"
    case .compactInline: "inline in a low bar"
    }
  }

  /// Of the title, in points; a tablet's is an approximation.
  var fontSize: Double {
    switch self {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    }
  }

  /// The square that the image fits into, in points.
  var side: Double { self == .compactInline ? 20 : 28 }
}
