/// Where the `before` role comes from.
public enum BeforeSource: Hashable, Sendable {
  /// Files beside the `after` baselines.
  case stored
  /// The `after` files at the merge base with the target branch.
  case mergeBase
  /// The `after` files of a commit.
  case commit(String)
  case none
}
