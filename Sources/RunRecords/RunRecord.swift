/// What happened in one run, as data: everything a report needs, and no clock, machine or path.
public struct RunRecord: Codable, Hashable, Sendable {
  /// The version of this structure; readers refuse a higher one.
  public static let currentSchema = 1

  public var schema: Int
  /// The project's name.
  public var project: String
  /// The version of Meian that ran.
  public var meian: String
  /// The rendering epoch it drew with.
  public var epoch: Int
  /// Where `before` came from, for people: `stored baselines`, `main @ 1a2b3c (3 behind)`, `none`.
  public var before: String
  /// Sorted by id.
  public var screens: [ScreenRecord]
  /// Remarks on the run as a whole: unused exceptions, files that matched no pattern.
  public var notes: [String]
  /// File name and SHA-256 of each font that was used, sorted.
  public var fonts: [String]
  /// True for a comparison of two folders without a project, where what came or went is a difference
  /// as any other; nil for a run of a project.
  public var isComparison: Bool?
  /// What colours became others, over all shots, by falling number of pixels; at most 100.
  public var causes: [CauseGroupRecord]
  /// Nil for a run without a cache.
  public var cache: CacheRecord?
  /// Nil for a run of the whole project, and for what shards were merged into.
  public var shard: ShardRecord?

  public init(
    project: String, meian: String, epoch: Int, before: String, screens: [ScreenRecord],
    notes: [String] = [], fonts: [String] = [], causes: [CauseGroupRecord] = []
  ) {
    schema = Self.currentSchema
    self.project = project
    self.meian = meian
    self.epoch = epoch
    self.before = before
    self.screens = screens
    self.notes = notes
    self.fonts = fonts
    self.causes = causes
  }

  /// How many shots came to `verdict`.
  public func count(of verdict: Verdict) -> Int {
    screens.reduce(0) { $0 + $1.shots.count { $0.verdict == verdict } }
  }

  /// True where any verdict fails the run.
  public var fails: Bool { screens.contains(where: \.fails) }

  /// Makes it the record of a comparison of two sides, and says so of every screen.
  public mutating func markAsComparison() {
    isComparison = true
    for index in screens.indices { screens[index].isComparison = true }
  }

  /// Failing screens first, then those to review, then the rest; each group in order of id.
  public var screensByUrgency: [ScreenRecord] {
    screens.filter(\.fails) + screens.filter(\.needsReview)
      + screens.filter { !$0.fails && !$0.needsReview }
  }
}
