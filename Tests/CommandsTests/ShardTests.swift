import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Sharded and partial runs on the command line")
struct ShardCommandTests {
  private func project() throws -> Call {
    let call = try Call.project()
    for name in ["a", "b", "c"] {
      try call.folder.write(
        "{ screen: \"\(name)\", view: { backgroundColor: \"systemBackground\" } }",
        to: "Screens/\(name).screen.json5")
    }
    #expect(call.run("record --quiet").code == .success)
    return call
  }

  @Test("are judged as a whole after merging, with the exit codes of verify")
  func merging() throws {
    var call = try project()
    for index in 1...4 {
      call.variables = ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "4"]
      let outcome = call.run("verify --quiet --shard auto --report shard-\(index)")
      #expect(outcome.code == .success, "\(outcome)")
      #expect(outcome.out.contains("shard \(index) of 4: "))
    }
    let shards = "shard-1 shard-2 shard-3 shard-4"
    #expect(call.run("merge-reports \(shards) --report merged").code == .success)
    #expect(call.run("merge-reports shard-1 shard-2 shard-3 --report m").code == .usage)
    #expect(call.run("merge-reports \(shards) --report shard-1").err.contains("overwrite"))
    #expect(call.run("merge-reports --report m").code == .usage)
    #expect(call.run("merge-reports \(shards)").code == .usage)
    let json = call.run("merge-reports \(shards) --report merged --format json")
    #expect(json.out.contains("\"screens\"") && !json.out.contains("\"shard\""))
    // An obsolete baseline is nothing that a shard says.
    try call.folder.write(
      try #require(call.folder.bytes(of: "Baselines/a/light.after.png")),
      to: "Baselines/z/light.after.png")
    call.variables = [:]
    for index in 1...2 {
      #expect(call.run("verify --quiet --shard \(index)/2 --report s\(index)").code == .success)
    }
    let merged = call.run("merge-reports s1 s2 --report merged")
    #expect(merged.code == .failed)
    #expect(merged.out.contains("✗ z  light: obsolete"))
  }

  @Test(
    "refuse what makes no sense",
    arguments: [
      ("verify --shard 3/2", "it must be auto or I/N"), ("verify --shard auto", "are set"),
      ("verify --cache x --no-cache", "give one"), ("verify --shard-costs x", "add --shard I/N"),
      ("verify --shard 1/2 --shard-costs none.json", "there is no such file"),
    ])
  func refusals(words: String, message: String) throws {
    let outcome = try project().run(words)
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test("can be balanced by what an earlier run counted")
  func costs() throws {
    let call = try project()
    #expect(call.run("verify --quiet").code == .success)
    let costs = "--shard-costs meian-report/results.json"
    for index in 1...2 {
      #expect(
        call.run("verify --quiet --shard \(index)/2 \(costs) --report s\(index)").code == .success)
    }
    #expect(call.run("merge-reports s1 s2 --report merged").code == .success)
    #expect(
      call.folder.bytes(of: "merged/results.json")
        == call.folder.bytes(of: "meian-report/results.json"))
  }

  @Test("take a cache from an option or MEIAN_CACHE, and say how much came from it")
  func cache() throws {
    var call = try project()
    #expect(call.run("verify --quiet --cache cache").out.contains("cache: 0 of 8 shots"))
    call.variables["MEIAN_CACHE"] = "cache"
    #expect(call.run("verify --quiet").out.contains("cache: 8 of 8 shots"))
    let summary = try #require(call.folder.bytes(of: "meian-report/summary.md"))
    #expect(String(decoding: summary, as: UTF8.self).contains("Cache: 8 of 8 shots"))
    #expect(!call.run("verify --quiet --no-cache").out.contains("cache:"))
  }
}
