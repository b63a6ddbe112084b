/// What a stored image says about its shot.
public enum BaselineRole: String, CaseIterable, Hashable, Sendable {
  /// What the shot looked like before the change under review.
  case before
  /// What this branch says that the shot looks like.
  case after
}
