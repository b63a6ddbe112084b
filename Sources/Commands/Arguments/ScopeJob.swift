import Verifying

/// Which part of the screens `verify` draws, and what it may take from earlier runs.
struct ScopeJob: Sendable {
  static let shard = Option(
    "shard", "I/N", "only part I of N of the screens; auto: as the pipeline says")
  static let costs = Option(
    "shard-costs", "FILE", "balance shards by the costs in this results.json")
  static let changedSince = Option(
    "changed-since", "REF",
    "only screens whose files differ from this commit, or merge-base")
  static let cache = Option(
    "cache", "DIR", "take unchanged shots from this folder; also MEIAN_CACHE")
  static let noCache = Option("no-cache", nil, "draw everything, whatever MEIAN_CACHE says")
  static let options = [shard, costs, changedSince, cache, noCache]

  private let part: String?
  private let costs: String?
  private let changedSince: String?
  private let cache: String?
  private let hasNoCache: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    part = arguments.value(Self.shard)
    costs = arguments.value(Self.costs)
    changedSince = arguments.value(Self.changedSince)
    cache = arguments.value(Self.cache)
    hasNoCache = arguments.has(Self.noCache)
    if let part, part != "auto", Shard(part) == nil {
      throw UsageError(
        "--shard is “\(part)”; it must be auto or I/N, such as 2/4, with I from 1 to N")
    }
    if cache != nil, hasNoCache { throw UsageError("--cache and --no-cache are given; give one") }
    if costs != nil, part == nil {
      throw UsageError("--shard-costs balances shards; add --shard I/N, or leave it out")
    }
  }

  func extent(in environment: Environment) throws(Failure) -> RunExtent {
    let folder = cache ?? environment.variables["MEIAN_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
    return RunExtent(
      shard: try shard(in: environment), costs: costs.map(environment.absolute),
      changedSince: changedSince, cache: hasNoCache ? nil : folder.map(environment.absolute))
  }

  private func shard(in environment: Environment) throws(Failure) -> Shard? {
    guard let part else { return nil }
    if part != "auto" { return Shard(part) }
    guard let shard = Shard(inPipelineWith: environment.variables) else {
      throw Failure(
        "--shard auto: no variables of a parallel job are set (CI_NODE_INDEX and CI_NODE_TOTAL, CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL, or BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT); write --shard I/N"
      )
    }
    return shard
  }
}
