import RunRecords

/// The verdict table: what now, before and after say together about a shot.
struct VerdictRule {
  /// An image of a role next to now.
  enum Match: Hashable {
    case missing
    case equal
    case different
  }

  /// The stored `after` next to now.
  var after: Match
  /// The `before` image next to now.
  var before: Match
  /// The `before` image next to the stored `after`.
  var beforeIsAfter: Bool
  /// True where no `before` is wanted.
  var ignoresBefore: Bool
  var isLocked: Bool
  var hasException: Bool

  var verdict: Verdict {
    switch after {
    case .missing: return .unrecorded
    case .different: return before == .equal ? .notApplied : .unexpectedChange
    case .equal:
      if ignoresBefore { return .unchanged }
      if before == .missing { return .added }
      if beforeIsAfter { return .unchanged }
      return isLocked && !hasException ? .locked : .recordedChange
    }
  }
}
