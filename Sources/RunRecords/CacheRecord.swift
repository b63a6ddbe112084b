/// How much of a run came from a cache.
public struct CacheRecord: Codable, Hashable, Sendable {
  /// Shots that were taken from the cache and neither drawn nor decoded.
  public var hits: Int
  /// Shots that were looked for in it.
  public var shots: Int

  public init(hits: Int, shots: Int) {
    self.hits = hits
    self.shots = shots
  }
}
