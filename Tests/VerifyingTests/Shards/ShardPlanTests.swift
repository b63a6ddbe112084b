import TestSupport
import Testing

@testable import Verifying

@Suite("Sharing screens out")
struct ShardPlanTests {
  private func costs(_ count: Int, seed: UInt64 = 1, most: Int = 10) -> [String: Int] {
    var random = SplitMix64(seed: seed)
    var costs: [String: Int] = [:]
    for number in 0..<count { costs["screen-\(number)"] = Int.random(in: 1...most, using: &random) }
    return costs
  }

  private func loads(_ plan: ShardPlan, _ costs: [String: Int]) -> [Int] {
    plan.screens.map { $0.reduce(0) { $0 + (costs[$1] ?? 0) } }
  }

  @Test("gives every screen to one shard", arguments: [1, 2, 3, 4, 7, 30])
  func partition(count: Int) {
    let costs = costs(20)
    let plan = ShardPlan(costs, count: count)
    #expect(plan.screens.count == count)
    #expect(plan.screens.flatMap(\.self).sorted() == costs.keys.sorted())
    #expect(plan.screens.allSatisfy { $0 == $0.sorted() })
  }

  @Test("makes shards of equal cost within a fifth", arguments: [40, 200, 5000], [2, 4, 8])
  func balance(screens: Int, count: Int) {
    let costs = costs(screens)
    let loads = loads(ShardPlan(costs, count: count), costs)
    let mean = Double(costs.values.reduce(0, +)) / Double(count)
    #expect(loads.allSatisfy { abs(Double($0) - mean) <= 0.2 * mean }, "\(loads)")
  }

  @Test("balances a screen that costs as much as many others")
  func giant() {
    var costs = costs(100)
    costs["giant"] = costs.values.reduce(0, +) / 3
    let loads = loads(ShardPlan(costs, count: 4), costs)
    #expect((loads.max() ?? 0) * 4 <= costs.values.reduce(0, +) * 6 / 5, "\(loads)")
  }

  @Test("moves few screens where one is added or costs more")
  func stability() {
    var costs = costs(400)
    let old = ShardPlan(costs, count: 4).screens
    costs["another"] = 5
    costs["screen-7"] = 10
    let new = ShardPlan(costs, count: 4).screens
    let stayed = zip(old, new).reduce(0) { $0 + Set($1.0).intersection($1.1).count }
    #expect(stayed >= 360, "\(stayed) of 400")
  }

  @Test("puts screens that cost nothing anywhere, also where none costs anything")
  func free() {
    let costs = Dictionary(uniqueKeysWithValues: (0..<9).map { ("s\($0)", 0) })
    #expect(ShardPlan(costs, count: 4).screens.flatMap(\.self).count == 9)
    #expect(ShardPlan([:], count: 4).screens == [[], [], [], []])
  }
}
