/// What comparing now, before and after says about a shot, or why it could not be compared.
public enum Verdict: String, Codable, CaseIterable, Hashable, Sendable {
  case unchanged
  case recordedChange = "recorded-change"
  /// A recorded change in a variant that the project locks, without an exception for the screen.
  case locked
  case added
  case notApplied = "not-applied"
  case unexpectedChange = "unexpected-change"
  case unrecorded
  case obsolete
  case removed
  case broken
  case skipped

  /// True where the verdict makes the run fail.
  public var fails: Bool {
    switch self {
    case .locked, .notApplied, .unexpectedChange, .unrecorded, .obsolete, .broken: true
    case .unchanged, .recordedChange, .added, .removed, .skipped: false
    }
  }

  /// True where the run passes and a person should still look.
  public var needsReview: Bool {
    switch self {
    case .recordedChange, .added, .removed: true
    case .unchanged, .locked, .notApplied, .unexpectedChange, .unrecorded, .obsolete, .broken,
      .skipped:
      false
    }
  }
}
