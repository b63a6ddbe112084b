import RunRecords
import Screens

/// What a run says about the exceptions of a project file: those of the lock, tolerances and masks.
struct RuleNotes {
  let project: Project
  let used: UsedRules
  /// False where no state before is wanted, without which a lock has no effect.
  let judgesLock: Bool
  let screens: [ScreenRecord]
  /// Ids of screens that another shard judges.
  var elsewhere: Set<String> = []

  /// A record for each rule, in the order of the project file's keys.
  var records: [RuleRecord] {
    return project.lock.exceptions.map(record)
      + project.tolerances.enumerated().map { index, rule in
        record(rule.scope, "tolerance", isUsed: used.tolerances.contains(index))
      }
      + project.masks.enumerated().map { index, rule in
        record(rule.scope, "mask", isUsed: used.masks.contains(index))
      }
  }

  /// A tolerance or mask is decided where its shots were all compared.
  private func record(_ scope: RuleScope, _ name: String, isUsed: Bool) -> RuleRecord {
    var record = RuleRecord(
      words: "\(scope.place): the \(name) for \(scope.screens.joined(separator: ", "))",
      unit: "shot", fits: false, isNeeded: isUsed, isDecided: true)
    for screen in screens {
      for shot in screen.shots where scope.covers(screen.id, shot.variant) {
        record.fits = true
        if elsewhere.contains(screen.id) { continue }
        if [.skipped, .broken].contains(shot.verdict) { record.isDecided = false }
      }
    }
    return record
  }

  /// An exception of the lock is decided where its shots were all compared and look as before.
  private func record(_ exception: LockRule.Exception) -> RuleRecord {
    var record = RuleRecord(
      words:
        "\(exception.place): the lock’s exception for \(exception.screens.joined(separator: ", "))",
      unit: "screen", fits: false, isNeeded: false, isDecided: judgesLock)
    for screen in screens where exception.names(screen.id) {
      record.fits = true
      if elsewhere.contains(screen.id) { continue }
      for shot in screen.shots where project.lock.locks(shot.variant) {
        let isCovered = project.lock.exception(for: screen.id, shot.variant) == exception
        if isCovered, !looksAsBefore(shot.verdict) { record.isDecided = false }
      }
    }
    return record
  }

  private func looksAsBefore(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .unchanged, .added, .removed, .obsolete: true
    case .recordedChange, .locked, .notApplied, .unexpectedChange, .unrecorded, .broken, .skipped:
      false
    }
  }
}
