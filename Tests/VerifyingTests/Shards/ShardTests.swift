import Testing

@testable import Verifying

@Suite("A shard")
struct ShardTests {
  @Test("is read as I/N", arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("1000/1000", 1000, 1000)])
  func text(text: String, index: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect(shard.index == index && shard.count == count && "\(shard)" == text)
  }

  @Test(
    "is no other text",
    arguments: [
      "", "/", "1", "1/", "/2", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", " 1/2", "1/2 ", "a/b",
      "1/1001", "99999999999999999999/99999999999999999999", "１/２",
    ])
  func nonsense(text: String) { #expect(Shard(text) == nil) }

  @Test(
    "is what a pipeline's variables say",
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
      (["CI_NODE_TOTAL": "1"], "1/1"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
      (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], "3/3"),
      (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "2/2"),
    ])
  func variables(variables: [String: String], words: String) {
    #expect(Shard(inPipelineWith: variables)?.description == words)
  }

  @Test(
    "is none where they are missing or make no sense",
    arguments: [
      [:], ["CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
      ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"],
      ["CIRCLE_NODE_INDEX": "3", "CIRCLE_NODE_TOTAL": "3"], ["CI_NODE_INDEX": "1"],
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": ""],
    ])
  func noVariables(variables: [String: String]) {
    #expect(Shard(inPipelineWith: variables) == nil)
  }
}
