/// One environment in which a screen is drawn.
///
/// Its name puts the style first and then only what is set here, in the order of the properties:
/// `light`, `dark.high-contrast`, `dark.elevated.ax3`. What is left out is as the project has it.
public struct Variant: Hashable, Sendable {
  public var style: UserInterfaceStyle
  public var contrast: TraitSet.Contrast
  public var level: TraitSet.Level
  /// nil: the project's iOS.
  public var generation: TraitSet.Generation?
  public var textSize: TextSize
  public var direction: Direction
  public var orientation: Orientation
  /// A device by the name it has in file names, such as `iphone-8`; nil: the project's device.
  public var device: String?
  /// A language with script and region as needed, such as `ja` or `zh-Hant-HK`; nil: the project's.
  public var locale: String?
  /// Whether the screen was first shown in the other style and then switched.
  public var isSwitched: Bool

  /// The directions in which lines of text and rows of views run.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait
    case landscape
  }

  public init(
    style: UserInterfaceStyle, contrast: TraitSet.Contrast = .normal,
    level: TraitSet.Level = .base, generation: TraitSet.Generation? = nil,
    textSize: TextSize = .large, direction: Direction = .leftToRight,
    orientation: Orientation = .portrait, device: String? = nil, locale: String? = nil,
    isSwitched: Bool = false
  ) {
    self.style = style
    self.contrast = contrast
    self.level = level
    self.generation = generation
    self.textSize = textSize
    self.direction = direction
    self.orientation = orientation
    self.device = device
    self.locale = locale
    self.isSwitched = isSwitched
  }

  public static let light = Variant(style: .light)
  public static let dark = Variant(style: .dark)

  /// What the window is surrounded by, on the newest iOS that has the classic look.
  public var traits: TraitSet { traits(default: .ios17) }

  /// What the window is surrounded by; `generation` is taken where the variant names none.
  public func traits(default generation: TraitSet.Generation) -> TraitSet {
    TraitSet(
      style: style, level: level, contrast: contrast,
      generation: self.generation ?? generation,
      firstDisplay: isSwitched ? firstDisplay : nil)
  }

  /// The style in which the screen is first shown, which captured colours keep.
  public var firstDisplay: UserInterfaceStyle {
    guard isSwitched else { return style }
    switch style {
    case .light: return .dark
    case .dark: return .light
    }
  }
}
