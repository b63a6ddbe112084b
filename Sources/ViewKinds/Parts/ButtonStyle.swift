import Geometry
import Traits
import Typography

/// The looks of `UIButton.Configuration`, under their names there.
enum ButtonConfiguration: String, CaseIterable, Sendable {
  case plain
  case gray
  case tinted
  case filled
  case borderless
  case bordered
  case borderedTinted
  case borderedProminent

  /// The four looks that iOS draws; the bordered names leave the choice to the platform.
  var drawn: ButtonConfiguration {
    switch self {
    case .plain, .borderless: .plain
    case .gray, .bordered: .gray
    case .tinted, .borderedTinted: .tinted
    case .filled, .borderedProminent: .filled
    }
  }

  /// The look of a chosen button: one step stronger.
  var selected: ButtonConfiguration {
    switch drawn {
    case .tinted, .filled: .filled
    default: .tinted
    }
  }
}

/// `UIButton.Configuration.Size`.
enum ButtonSize: String, CaseIterable, Sendable {
  case mini
  case small
  case medium
  case large

  /// Around the content, in points: 28, 28, 34 and 50 points high with one line (metrics,
  /// section 4).
  var insets: Insets {
    switch self {
    case .mini, .small: Insets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: Insets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: Insets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// Configurations follow the user's text size.
  var font: FontValue {
    switch self {
    case .mini, .small: FontValue(.style(.subheadline))
    case .medium, .large: FontValue(.style(.body))
    }
  }
}

/// `UIButton.Configuration.CornerStyle`.
enum ButtonCornerStyle: String, CaseIterable, Sendable {
  case fixed
  case dynamic
  case small
  case medium
  case large
  case capsule

  /// The radius in points; `fixed` takes the written one.
  func radius(height: Double, written: Double?, generation: TraitSet.Generation) -> Double {
    switch self {
    case .fixed: written ?? 8
    case .dynamic: written ?? (generation == .ios26 ? height / 2 : min(height / 2, 8))
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

/// `UIButton.ButtonType`.
enum ButtonType: String, CaseIterable, Sendable {
  case system
  case custom
  case close
  case contactAdd
  case detailDisclosure
  case infoLight
  case infoDark

  /// The extent of those that are a sign and have no title, in points.
  var side: Double? {
    switch self {
    case .system, .custom: nil
    case .close: 30
    case .contactAdd, .detailDisclosure, .infoLight, .infoDark: 22
    }
  }
}

/// Where the image stands; `NSDirectionalRectEdge` in a configuration's `imagePlacement`.
enum ImagePlacement: String, CaseIterable, Sendable {
  case leading
  case trailing
  case top
  case bottom

  var isBeside: Bool { self == .leading || self == .trailing }
}

/// `UIControl.ContentHorizontalAlignment`.
enum ContentAlignment: String, CaseIterable, Sendable {
  case center
  case left
  case right
  case fill
  case leading
  case trailing

  /// The share of the room that is left which lies before the content.
  var share: Double {
    switch self {
    case .center: 0.5
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    }
  }
}

/// The colours of a button in one of its states.
struct ButtonColors: Sendable {
  var foreground: ColorValue
  var background: ColorValue?

  /// - Parameters:
  ///   - tint: the button's accent: its role's, else the inherited one.
  ///   - titleColor: what the screen asks for, if anything.
  ///   - base: what the screen asks for as background, if anything.
  init(
    _ configuration: ButtonConfiguration?, _ type: ButtonType, _ state: ControlState,
    tint: ColorValue, titleColor: ColorValue?, base: ColorValue?
  ) {
    guard let configuration else {
      foreground = titleColor ?? (type == .custom ? .system("white") : tint)
      if !state.isEnabled {
        // A title's own colour holds in every state of a custom button.
        if type != .custom || titleColor == nil { foreground = .system("tertiaryLabel") }
      } else if type == .system, state.isSelected {
        // The tint fills a box behind the title.
        background = tint
        foreground = .system("systemBackground")
      }
      if type == .system, state.isEnabled, state.isHighlighted {
        foreground = .withAlpha(foreground, 0.2)
      }
      return
    }
    let look = state.isSelected ? configuration.selected : configuration.drawn
    guard state.isEnabled else {
      foreground = .system("tertiaryLabel")
      background = look == .plain ? nil : .system("tertiarySystemFill")
      return
    }
    let accent = base ?? tint
    switch look {
    case .gray: background = base ?? .system("tertiarySystemFill")
    case .tinted: background = .withAlpha(accent, 0.18)
    case .filled: background = accent
    default: background = base
    }
    foreground = titleColor ?? (look == .filled ? .system("white") : tint)
    if state.isHighlighted {
      foreground = .withAlpha(foreground, 0.75)
      background = background.map { .withAlpha($0, 0.75) }
    }
  }
}
