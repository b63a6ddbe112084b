/// One of several equal parts of a run, for the parallel jobs of a pipeline.
public struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  public var index: Int
  public var count: Int

  /// More parallel jobs than any pipeline offers.
  public static let mostShards = 1000

  /// Nil where there is no such part.
  public init?(_ index: Int, of count: Int) {
    guard (1...Self.mostShards).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1])
    else { return nil }
    self.init(index, of: count)
  }

  /// The part that a pipeline gives this job, by the variables of GitLab, CircleCI and Buildkite;
  /// nil where none of them is set, or not to numbers that make sense.
  ///
  /// GitLab counts from 1, and sets the total alone in a job that is not parallel; the others count
  /// from 0.
  ///
  /// Source: the reference of predefined variables of each.
  public init?(inPipelineWith variables: [String: String]) {
    let names = [
      ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
      ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ]
    for (index, total, first) in names {
      guard let text = variables[total], !text.isEmpty else { continue }
      guard let count = Self.number(text[...]) else { return nil }
      let own = variables[index] ?? ""
      guard let place = own.isEmpty && count == 1 ? first : Self.number(own[...]) else {
        return nil
      }
      self.init(place - first + 1, of: count)
      return
    }
    return nil
  }

  /// Digits alone: no sign and no blank.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension Shard: CustomStringConvertible {
  /// `2/4`.
  public var description: String { "\(index)/\(count)" }
}
