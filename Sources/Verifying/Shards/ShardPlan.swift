import Digests

/// Shares screens out to the shards of a run, the same way on every machine.
///
/// Each screen has a home by its name, so that a change of the project moves few screens to other
/// shards, which keep caches of their own. Shards whose screens cost more than their share give the
/// rest of them to the cheapest shards.
struct ShardPlan: Sendable {
  /// Sorted ids of each shard's screens.
  let screens: [[String]]

  /// How much more than its share a shard may keep, as a fraction: less would move screens at every
  /// small change.
  private static let slack = 20

  /// - Parameter costs: of each screen, at least 0.
  init(_ costs: [String: Int], count: Int) {
    let total = costs.values.reduce(0, +)
    let limit = total / count + total / count / Self.slack
    var shards = Array(repeating: [String](), count: count)
    var loads = Array(repeating: 0, count: count)
    var rest: [String] = []
    let names = costs.keys.map { (id: $0, place: Self.place($0)) }
    // By digest, so that which screens a shard keeps has nothing to do with their order or cost.
    for (id, place) in names.sorted(by: { ($0.place, $0.id) < ($1.place, $1.id) }) {
      let home = Int(place % UInt64(count))
      let cost = costs[id] ?? 0
      if loads[home] + cost <= limit {
        shards[home].append(id)
        loads[home] += cost
      } else {
        rest.append(id)
      }
    }
    for id in rest.sorted(by: { (costs[$1] ?? 0, $0) < (costs[$0] ?? 0, $1) }) {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      shards[lightest].append(id)
      loads[lightest] += costs[id] ?? 0
    }
    screens = shards.map { $0.sorted() }
  }

  private static func place(_ id: String) -> UInt64 {
    Digest(of: id).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
