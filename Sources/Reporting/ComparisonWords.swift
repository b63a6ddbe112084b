import RunRecords

/// How the pages call two sides that were only compared: nothing is recorded there, and what came or
/// went fails as the command does.
extension ScreenRecord {
  /// What a reader has to do about a shot.
  func group(of shot: ShotRecord) -> ReviewGroup {
    fails(shot) ? .failing : ReviewGroup(shot.verdict)
  }

  /// The verdict as people read it; of a comparison the word that `compare` prints.
  func words(of shot: ShotRecord) -> String {
    guard isComparison else { return shot.verdict.words }
    return switch shot.verdict {
    case .unchanged:
      shot.tolerated != nil
        ? "equal within the tolerance" : shot.excuse == nil ? "equal" : "equal but for a mask"
    case .unexpectedChange: shot.unexpected?.sizeBefore == nil ? "different" : "size changed"
    case .added: isRenamed(shot) ? "renamed" : "added"
    case .broken: "unreadable"
    case .recordedChange, .locked, .notApplied, .unrecorded, .obsolete, .removed, .skipped:
      shot.verdict.words
    }
  }

  /// What the picture is called that now is held against.
  var oldRole: String { isComparison ? "before" : "recorded" }
  var newRole: String { isComparison ? "after" : "now" }

  /// True for a picture that both sides have under different names.
  func isRenamed(_ shot: ShotRecord) -> Bool {
    isComparison && shot.verdict == .added && shot.after != nil
  }
}
