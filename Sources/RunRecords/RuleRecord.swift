/// What a run says about one exception of the project file.
public struct RuleRecord: Codable, Hashable, Sendable {
  /// Its place and name, such as `meian.json5:7: the tolerance for map`.
  public var words: String
  /// What it must fit to make sense: `shot` or `screen`.
  public var unit: String
  /// True where there is something that it fits.
  public var fits: Bool
  /// True where something would fail, or differ, without it.
  public var isNeeded: Bool
  /// True where all that it fits was compared, so that a rule that was not needed is not needed.
  public var isDecided: Bool

  public init(words: String, unit: String, fits: Bool, isNeeded: Bool, isDecided: Bool) {
    self.words = words
    self.unit = unit
    self.fits = fits
    self.isNeeded = isNeeded
    self.isDecided = isDecided
  }

  /// One line for a rule that could be left out; nil for any other.
  public var note: String? {
    if isNeeded { return nil }
    if !fits { return "\(words) fits no \(unit)" }
    return isDecided ? "\(words) is not needed" : nil
  }

  /// What two parts of a run together say about the same rule.
  public func merged(with other: RuleRecord) -> RuleRecord {
    var rule = self
    rule.fits = fits || other.fits
    rule.isNeeded = isNeeded || other.isNeeded
    rule.isDecided = isDecided && other.isDecided
    return rule
  }
}
