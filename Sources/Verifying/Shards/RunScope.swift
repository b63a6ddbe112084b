import Baselines
import Digests
import RunRecords
import Traits

/// Which of the selected screens a run draws, and why not the others.
struct RunScope: Sendable {
  /// Sorted by id.
  let drawn: [Subject]
  /// True where the run judges the whole project, so that baselines without a screen are obsolete.
  let isWhole: Bool
  /// True where there is nothing to draw, and digests prove that nothing is affected or another
  /// shard has all there is to do.
  let isProvenEmpty: Bool
  /// What the digests of files say; nil where nobody asked.
  let affected: AffectedScreens?
  /// Nil for a run that is no shard.
  let shard: Part?

  struct Part: Sendable {
    var shard: Shard
    /// Ids of the screens that this shard answers for, sorted, and those of the other shards.
    var own: [String]
    var others: Set<String>
    /// See `ShardRecord`.
    var project: String
    var commit: String?
    var options: [String]
  }

  /// - Parameter subjects: the selected screens.
  init(
    _ bench: Workbench, _ subjects: [Subject], _ before: BeforeBaselines, _ options: RunOptions
  ) throws(RunFailure) {
    let affected: AffectedScreens? =
      if let revision = options.extent.changedSince {
        try AffectedScreens(since: revision, bench, subjects, options)
      } else { nil }
    self.affected = affected
    let isComplete = affected.map { $0.ids == nil } ?? true
    isWhole = options.selection.isEverything && isComplete
    let wanted = subjects.filter { affected?.contains($0.id) ?? true }
    guard let shard = options.extent.shard else {
      drawn = wanted
      self.shard = nil
      isProvenEmpty = !subjects.isEmpty && wanted.isEmpty
      return
    }
    let part = try Self.part(shard, bench, subjects, Set(wanted.map(\.id)), before, options)
    let own = Set(part.own)
    drawn = wanted.filter { own.contains($0.id) }
    self.shard = part
    isProvenEmpty = !subjects.isEmpty && drawn.isEmpty
  }

  private static func part(
    _ shard: Shard, _ bench: Workbench, _ subjects: [Subject], _ wanted: Set<String>,
    _ before: BeforeBaselines, _ options: RunOptions
  ) throws(RunFailure) -> Part {
    let costs = ScreenCosts(bench.renderer, try record(options.extent.costs))
    var all: [String: Int] = [:]
    for subject in subjects {
      all[subject.id] = wanted.contains(subject.id) ? costs.cost(of: subject) : 0
    }
    let shares = ShardPlan(all, count: shard.count).screens
    let own = shares[shard.index - 1]
    var words = [
      "before \(before.words)",
      "screens \(options.selection.screens.sorted().joined(separator: " "))",
      "variants \(options.selection.variants.map(\.name).joined(separator: " "))",
    ]
    if let since = options.extent.changedSince { words.append("changed since \(since)") }
    return Part(
      shard: shard, own: own, others: Set(subjects.map(\.id)).subtracting(own),
      project: "\(digest(of: bench, subjects, shares))", commit: commit(bench.project, options),
      options: words)
  }

  /// The digest of what the project shows and how it is shared out.
  private static func digest(
    of bench: Workbench, _ subjects: [Subject], _ shares: [[String]]
  ) -> Digest {
    var lines = [bench.project.name, "\(renderingEpoch)"]
    if let bytes = bench.project.folder.read(bench.project.file) {
      lines.append("\(Digest(of: bytes))")
    }
    for subject in subjects {
      lines.append("\(subject.id): \(subject.variants.map(\.name).joined(separator: " "))")
      if case .layout(let layout) = subject.content {
        lines += layout.digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      }
    }
    for (index, share) in shares.enumerated() {
      lines.append("\(index + 1): \(share.joined(separator: " "))")
    }
    return Digest(of: lines.joined(separator: "\n"))
  }

  private static func commit(_ project: Project, _ options: RunOptions) -> String? {
    let repository = try? GitRepository(
      containing: project.directory, programDirectories: options.programDirectories)
    return try? repository?.commit("HEAD")
  }

  private static func record(_ path: String?) throws(RunFailure) -> RunRecord? {
    guard let path else { return nil }
    guard let bytes = readFile(path) else {
      throw .usage("\(path): there is no such file; name the results.json of an earlier run")
    }
    do throws(RunRecordError) { return try decodeRunRecord(bytes) } catch {
      throw .usage("\(path): \(error)")
    }
  }
}
