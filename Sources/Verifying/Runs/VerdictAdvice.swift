import RunRecords

extension Verdict {
  /// What a person can do about a failing shot, in one line; empty where nothing is to be done.
  func advice(for screen: String, _ variant: String) -> String {
    // A word that begins with a hyphen is an option, unless “--” stands before it.
    let name = screen.hasPrefix("-") ? "-- \(screen)" : screen
    return switch self {
    case .locked:
      "\(variant) must look as before; undo the change, or name an exception for \(screen) with its reason under lock in \(Project.fileName)"
    case .notApplied:
      "the screen still looks as before; apply the recorded change, or record again"
    case .unexpectedChange:
      "differs from its baseline; undo the change, or accept it with meian record \(name)"
    case .unrecorded: "no baseline is stored; meian record \(name) stores one"
    case .unchanged, .recordedChange, .added, .obsolete, .removed, .broken, .skipped: ""
    }
  }
}
