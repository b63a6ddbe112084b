/// What happened to one screen.
public struct ScreenRecord: Codable, Hashable, Sendable {
  /// Segments joined by `/`, such as `settings/theme`.
  public var id: String
  /// For people.
  public var title: String
  /// The file the screen was read from, relative to the project; empty for one that is gone.
  public var source: String
  /// Such as `iPhone 14, 390 × 844 pt at 3x`; empty for captures.
  public var device: String
  /// In the project's order of variants: light before dark.
  public var shots: [ShotRecord]
  public var pairNotes: [PairNote]
  /// What keeps its first style in switched shots, by shot and in drawing order; empty without the
  /// note `stale-after-switching`, and for captures.
  public var stale: [StaleRecord]
  /// Per style, one line: why the screen is in that style.
  public var styleReasons: [String]
  /// True where two given pictures were held against each other, so that nothing is recorded; follows
  /// from the run and is not written with the screen.
  public var isComparison = false

  private enum CodingKeys: String, CodingKey {
    case id
    case title
    case source
    case device
    case shots
    case pairNotes
    case stale
    case styleReasons
  }

  public init(
    id: String, title: String, source: String, device: String, shots: [ShotRecord],
    pairNotes: [PairNote] = [], stale: [StaleRecord] = [], styleReasons: [String] = []
  ) {
    self.id = id
    self.title = title
    self.source = source
    self.device = device
    self.shots = shots
    self.pairNotes = pairNotes
    self.stale = stale
    self.styleReasons = styleReasons
  }

  /// True where any shot's verdict fails the run.
  public var fails: Bool { shots.contains(where: fails) }
  /// True where nothing fails and a person should look at a shot.
  public var needsReview: Bool { !fails && shots.contains { $0.verdict.needsReview } }

  /// True where a shot's verdict makes the run fail: in a project what was added or removed is for
  /// review, and a comparison has no reviewer's state to measure it against.
  public func fails(_ shot: ShotRecord) -> Bool {
    switch shot.verdict {
    case .added, .removed: isComparison
    case .unchanged, .recordedChange, .locked, .notApplied, .unexpectedChange, .unrecorded,
      .obsolete, .broken, .skipped:
      shot.verdict.fails
    }
  }
}
