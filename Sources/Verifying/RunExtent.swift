/// Which of the selected shots a run draws, and what it may take from earlier runs.
public struct RunExtent: Hashable, Sendable {
  /// The part of the screens to draw; nil for all of them.
  public var shard: Shard?
  /// A `results.json` of an earlier run, whose costs balance the shards; nil for an estimate.
  public var costs: String?
  /// A revision, or `merge-base`: only screens are drawn whose files differ from it. Nil for all.
  public var changedSince: String?
  /// The folder of a cache of shots; nil for none.
  public var cache: String?

  public init(
    shard: Shard? = nil, costs: String? = nil, changedSince: String? = nil, cache: String? = nil
  ) {
    self.shard = shard
    self.costs = costs
    self.changedSince = changedSince
    self.cache = cache
  }
}
