/// What surrounds a view when its colours and images are chosen.
public struct TraitSet: Hashable, Sendable {
  /// Whether a view lies on the window (`base`) or on a presentation above it (`elevated`).
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case base
    case elevated
  }

  /// The user's Increase Contrast setting.
  public enum Contrast: String, CaseIterable, Hashable, Sendable {
    case normal
    case high
  }

  /// The generations of iOS whose system colours differ.
  public enum Generation: String, CaseIterable, Hashable, Sendable {
    case ios12
    case ios13
    case ios15
    case ios17
    case ios26
  }

  public var style: UserInterfaceStyle
  public var level: Level
  public var contrast: Contrast
  public var generation: Generation
  /// The style in which the view was first displayed; nil where the screen never switches.
  public var firstDisplay: UserInterfaceStyle?

  public init(
    style: UserInterfaceStyle, level: Level = .base, contrast: Contrast = .normal,
    generation: Generation = .ios17, firstDisplay: UserInterfaceStyle? = nil
  ) {
    self.style = style
    self.level = level
    self.contrast = contrast
    self.generation = generation
    self.firstDisplay = firstDisplay
  }
}
