import RunRecords

/// What a decision of a reviewer is about: a shot that went from one picture to another.
///
/// A later run that comes to the same two pictures finds the decision again.
struct ReviewKey: Encodable {
  var variant: String
  /// The start of the digest of the pixels that were expected; empty where there are none.
  var from: String
  /// The start of the digest of the pixels that are there; empty where there are none.
  var to: String
  /// Whether accepting means to record what was drawn.
  var isRecorded: Bool

  /// nil where the shot needs no decision.
  init?(_ shot: ShotRecord, of screen: ScreenRecord) {
    guard ReviewGroup(shot.verdict) < .unchanged else { return nil }
    variant = shot.variant
    from = Self.start(of: shot.expectedPicture)
    to = Self.start(of: shot.now ?? (shot.verdict == .broken ? nil : shot.after))
    // Of pictures that were only compared there is no project to record in.
    isRecorded = shot.verdict.isSettledByRecording && !screen.isComparison
  }

  private static func start(of image: ImageRecord?) -> String {
    String((image?.digest ?? "").prefix(16))
  }

  /// As a list, because there may be thousands on a page.
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(variant)
    try list.encode(from)
    try list.encode(to)
    try list.encode(isRecorded ? 1 : 0)
  }
}

extension ShotRecord {
  /// The picture that now is held against: after where that differs, else before.
  var expectedPicture: ImageRecord? {
    switch verdict {
    case .recordedChange, .locked: before
    // Of a comparison it is the picture of the first side.
    case .removed: before ?? after
    case .obsolete: after
    case .added, .unrecorded: nil
    case .unchanged, .notApplied, .unexpectedChange, .broken, .skipped: after ?? before
    }
  }
}
