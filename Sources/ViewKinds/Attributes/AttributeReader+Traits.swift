import Screens
import Traits

extension AttributeReader {
  /// The traits that an object such as `{ userInterfaceStyle: "dark" }` sets; nil where it is left
  /// out.
  func traitOverrides(_ name: String) throws(ScreenError) -> TraitOverrides? {
    let known = ["userInterfaceStyle", "userInterfaceLevel", "accessibilityContrast"]
    guard let reader = try object(name, known: known) else { return nil }
    let level: LevelWord? = try reader.choice("userInterfaceLevel")
    let contrast: ContrastWord? = try reader.choice("accessibilityContrast")
    return TraitOverrides(
      style: try reader.choice("userInterfaceStyle") ?? .unspecified,
      level: level.flatMap { TraitSet.Level(rawValue: $0.rawValue) },
      contrast: contrast.flatMap { TraitSet.Contrast(rawValue: $0.rawValue) })
  }

  /// Checks that two ways of setting a style on one object do not contradict each other: no source
  /// says which of them UIKit would take.
  func checkAgreement(
    of first: String, _ style: StyleOverride, with second: String, _ other: StyleOverride?
  ) throws(ScreenError) {
    guard let other, style != .unspecified, other != .unspecified, style != other else { return }
    throw ScreenError(
      "\(first) is \(style) and \(second).userInterfaceStyle is \(other)",
      remedy: "keep one of the two", at: value(second)?.place ?? place)
  }
}

/// UIKit's words for levels.
private enum LevelWord: String, CaseIterable {
  case unspecified
  case base
  case elevated
}

/// UIKit's words for contrasts.
private enum ContrastWord: String, CaseIterable {
  case unspecified
  case normal
  case high
}
