import RunRecords

/// What a run says about exceptions of the lock that it did not need.
struct LockNotes {
  let lock: LockRule
  let screens: [ScreenRecord]

  /// One line for each exception that fits no screen, or whose shots were all compared and look as
  /// before.
  var notes: [String] {
    lock.exceptions.compactMap { exception in
      let named = screens.filter { exception.names($0.id) }
      let words =
        "\(exception.place): the lock’s exception for \(exception.screens.joined(separator: ", "))"
      guard !named.isEmpty else { return "\(words) fits no screen" }
      let shots = named.flatMap { screen in
        screen.shots.filter {
          lock.locks($0.variant) && lock.exception(for: screen.id, $0.variant) == exception
        }
      }
      return shots.allSatisfy { looksAsBefore($0.verdict) } ? "\(words) is not needed" : nil
    }
  }

  private func looksAsBefore(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .unchanged, .added, .removed, .obsolete: true
    case .recordedChange, .locked, .notApplied, .unexpectedChange, .unrecorded, .broken, .skipped:
      false
    }
  }
}
