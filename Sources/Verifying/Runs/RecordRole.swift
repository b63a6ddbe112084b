import Baselines

/// Which role a recording run writes.
public enum RecordRole: Hashable, Sendable {
  case before
  case after

  var baseline: BaselineRole {
    switch self {
    case .before: .before
    case .after: .after
    }
  }
}
