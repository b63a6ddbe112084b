/// Which part of a project a run verified, and what only all parts together can judge.
public struct ShardRecord: Codable, Hashable, Sendable {
  /// From 1 to `count`.
  public var index: Int
  public var count: Int
  /// The SHA-256 of what the project shows and how it is shared out, in hexadecimal digits.
  public var project: String
  /// The full id of the commit; nil outside of a repository.
  public var commit: String?
  /// Options of the call that all shards must share, one line each.
  public var options: [String]
  /// The ids of this shard's screens, sorted.
  public var screens: [String]
  /// The baselines' folder, relative to the project.
  public var baselines: String
  /// Shots that the project no longer has, by screen; every shard names all of them.
  public var gone: [ScreenRecord]
  /// Remarks that every shard makes.
  public var notes: [String]
  /// The exceptions of the project file, in its order.
  public var rules: [RuleRecord]
  /// A remark for each program that drew something, sorted.
  public var programs: [String]

  public init(
    index: Int, count: Int, project: String, commit: String?, options: [String],
    screens: [String], baselines: String, gone: [ScreenRecord], notes: [String],
    rules: [RuleRecord], programs: [String]
  ) {
    self.index = index
    self.count = count
    self.project = project
    self.commit = commit
    self.options = options
    self.screens = screens
    self.baselines = baselines
    self.gone = gone
    self.notes = notes
    self.rules = rules
    self.programs = programs
  }
}
