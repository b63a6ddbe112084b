import Digests
import PNGCodec
public import RunRecords

/// What the shards of a run came to together.
public struct MergedRun: Sendable {
  /// The same as that of a run that is no shard.
  public let record: RunRecord
  let reports: ShardReports

  /// True where a gate failed.
  public var fails: Bool { record.fails }

  /// True where not one shot was compared or found missing, and no digest says that there was no
  /// need to.
  public var comparedNothing: Bool {
    let isProven = reports.reports.contains { report in
      report.shard.options.contains { $0.hasPrefix("changed since ") }
    }
    return !isProven && record.screens.allSatisfy { $0.shots.allSatisfy { $0.verdict == .skipped } }
  }

  /// - Parameter paths: report folders or their `results.json`, absolute, and how they were named.
  public init(shards paths: [(path: String, name: String)]) throws(RunFailure) {
    let reports = try ShardReports(paths)
    self.reports = reports
    let runs = reports.reports.map(\.run)
    var run = runs[0]
    run.shard = nil
    run.screens = []
    for (index, one) in runs.enumerated() {
      run.screens += one.screens.filter { screen in
        // What a filter left out is in every shard.
        reports.owners[screen.id].map { $0 == index } ?? (index == 0)
      }
    }
    run.fonts = Set(runs.flatMap(\.fonts)).sorted()
    let caches = runs.compactMap(\.cache)
    run.cache =
      caches.isEmpty
      ? nil
      : CacheRecord(
        hits: caches.reduce(0) { $0 + $1.hits }, shots: caches.reduce(0) { $0 + $1.shots })
    Self.conclusion(reports.reports.map(\.shard)).conclude(&run)
    record = run
  }

  private static func conclusion(_ shards: [ShardRecord]) -> RunConclusion {
    var rules = shards[0].rules
    for shard in shards.dropFirst() {
      rules = zip(rules, shard.rules).map { $0.merged(with: $1) }
    }
    return RunConclusion(
      baselines: shards[0].baselines, gone: shards[0].gone, notes: shards[0].notes, rules: rules,
      programs: Set(shards.flatMap(\.programs)).sorted())
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - commandDirectory: the folder the command ran in, from which paths in JUnit count.
  ///   - jobs: how many pictures are checked at once.
  public func write(
    to directory: String, commandDirectory: String, options: ReportOptions, jobs: Int
  ) throws(RunFailure) {
    for report in reports.reports
    where realPath(report.folder) == realPath(directory) && realPath(directory) != nil {
      throw .usage("\(report.name): the merged report would overwrite it; name another folder")
    }
    var options = options
    let sources = pictureSources
    // Shards whose reports left out what is unchanged have no pictures of it.
    let isComplete = record.picturePaths(leavingOutUnchanged: false).allSatisfy { path in
      FileKind(of: "\(sources[path] ?? "")/\(path)") != nil
    }
    if !isComplete { options.leavesOutUnchanged = true }
    let paths = record.picturePaths(leavingOutUnchanged: options.leavesOutUnchanged)
    let digests = try checkedDigests(paths, sources, jobs: jobs)
    let draft = ReportDraft(run: record, paths: paths, options: options) {
      path throws(RunFailure) in
      guard let bytes = readFile("\(sources[path] ?? "")/\(path)"),
        digests[path] == Digest(of: bytes)
      else { throw .usage("\(path): changed while it was copied; merge again") }
      return bytes
    }
    try draft.write(to: directory, for: nil, commandDirectory: commandDirectory)
  }

  /// The folder of each picture: that of the first screen that has it, as in a whole run, among
  /// those that a person shall see if one of these has it.
  private var pictureSources: [String: String] {
    var sources: [String: String] = [:]
    let all = reports.reports
    let isShown = { (screen: ScreenRecord) in screen.fails || screen.needsReview }
    for screen in record.screens.filter(isShown) + record.screens.filter({ !isShown($0) }) {
      guard let owner = reports.owners[screen.id] else { continue }
      for picture in screen.shots.flatMap(\.pictures) where sources[picture.path] == nil {
        sources[picture.path] = all[owner].folder
      }
    }
    for picture in all[0].shard.gone.flatMap(\.shots).flatMap(\.pictures)
    where sources[picture.path] == nil {
      sources[picture.path] = all[0].folder
    }
    return sources
  }

  /// Digests of the files, each of which has the pixels that its name and the record promise.
  private func checkedDigests(
    _ paths: [String], _ sources: [String: String], jobs: Int
  ) throws(RunFailure) -> [String: Digest] {
    var promised: [String: String] = [:]
    for picture in record.screens.flatMap(\.shots).flatMap(\.pictures) {
      promised[picture.path] = picture.digest
    }
    let known = promised
    let digests = try WorkQueue.map(paths, jobs: jobs, done: { _ in }) {
      path throws(RunFailure) in
      try checked(path, "\(sources[path] ?? "")/\(path)", promised: known[path] ?? "")
    }
    return Dictionary(zip(paths, digests)) { first, _ in first }
  }

  private func checked(
    _ path: String, _ file: String, promised: String
  ) throws(RunFailure) -> Digest {
    guard let bytes = readFile(file) else {
      throw .usage("\(file): the picture is missing; keep a shard’s whole report")
    }
    let digest: String
    do throws(PNGError) { digest = pixelDigest(try decodeExactPNG(bytes).bitmap) } catch {
      throw .usage("\(file): \(error)")
    }
    guard digest == promised, path == imagePath(ofDigest: digest) else {
      throw .usage(
        "\(file): is not the picture that the shard’s results.json names; fetch the report again")
    }
    return Digest(of: bytes)
  }
}
