public import Traits

/// One thing that gives a view and what lies in it a level.
public struct LevelStep: Hashable, Sendable {
  public var level: TraitSet.Level
  /// Why, in words.
  public var reason: String
  /// Where it is written.
  public var place: String

  public init(_ level: TraitSet.Level, reason: String, place: String) {
    self.level = level
    self.reason = reason
    self.place = place
  }
}
