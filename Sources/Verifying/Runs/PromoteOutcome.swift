/// What ending a review did; paths are relative to the baselines' folder and sorted.
public struct PromoteOutcome: Hashable, Sendable {
  /// Files that were written or removed.
  public var changed: [String] = []
  /// `before` images that have no `after` to become a copy of; they stay as they are.
  public var left: [String] = []
  /// Baselines that an earlier run was writing when it was killed; what it left was removed.
  public var interrupted: [String] = []

  public init() {}
}
