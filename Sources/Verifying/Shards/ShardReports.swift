import RunRecords
import Screens

/// The reports of all shards of one run, in order, and checked to belong together.
struct ShardReports: Sendable {
  struct Report: Sendable {
    /// As it was named.
    var name: String
    /// The folder with its pictures.
    var folder: String
    var run: RunRecord
    var shard: ShardRecord
  }

  let reports: [Report]
  /// The index in `reports` of the shard that answers for a screen.
  let owners: [String: Int]

  /// - Parameter paths: report folders or their `results.json`, absolute, and how they were named.
  init(_ paths: [(path: String, name: String)]) throws(RunFailure) {
    var reports: [Report] = []
    for (path, name) in paths { reports.append(try Self.report(path, name)) }
    guard let first = reports.first else {
      throw .usage("no report is named; name those of all shards")
    }
    reports.sort { ($0.shard.index, $0.name) < ($1.shard.index, $1.name) }
    for report in reports { try Self.check(report, like: first) }
    for (one, other) in zip(reports, reports.dropFirst()) where one.shard.index == other.shard.index
    {
      throw .usage(
        "\(other.name): shard \(other.shard.index) of \(other.shard.count) is there twice, also as \(one.name); name each shard once"
      )
    }
    let missing = (1...first.shard.count).filter { index in
      !reports.contains { $0.shard.index == index }
    }
    guard missing.isEmpty else {
      let words = missing.map { "\($0)" }.joined(separator: ", ")
      throw .usage(
        "shard \(words) of \(first.shard.count) is missing; without its screens nothing can be said of the project, so see why that job left no report"
      )
    }
    self.reports = reports
    owners = try Self.owners(reports)
  }

  private static func report(_ path: String, _ name: String) throws(RunFailure) -> Report {
    let isFolder = FileKind(of: path) == .folder
    let file = isFolder ? "\(path)/results.json" : path
    guard let bytes = readFile(file) else {
      throw .usage("\(name): there is no report; name the folder that a shard’s --report named")
    }
    let run: RunRecord
    do throws(RunRecordError) { run = try decodeRunRecord(bytes) } catch {
      throw .usage("\(name): \(error)")
    }
    guard let shard = run.shard else {
      throw .usage("\(name): this is no shard’s report; it was made without --shard")
    }
    guard Shard(shard.index, of: shard.count) != nil else {
      throw .usage("\(name): there can be no shard \(shard.index) of \(shard.count); make it again")
    }
    let folder = isFolder ? path : String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return Report(name: name, folder: folder, run: run, shard: shard)
  }

  /// Refuses the report of another run.
  private static func check(_ report: Report, like first: Report) throws(RunFailure) {
    let (one, other) = (first.shard, report.shard)
    func refuse(_ what: String, _ mine: String, _ its: String, _ remedy: String) -> RunFailure {
      .usage(
        "\(report.name): made \(what) \(quoted(its)), and \(first.name) \(what) \(quoted(mine)); \(remedy)"
      )
    }
    let again = "verify all shards anew"
    if one.count != other.count {
      throw refuse("as one of", "\(one.count)", "\(other.count)", "name the shards of one run")
    }
    if first.run.meian != report.run.meian {
      throw refuse(
        "by Meian", first.run.meian, report.run.meian, "use one version for all shards")
    }
    if first.run.epoch != report.run.epoch {
      throw refuse(
        "in rendering epoch", "\(first.run.epoch)", "\(report.run.epoch)",
        "use one version for all shards")
    }
    if one.commit != other.commit {
      throw refuse("at commit", one.commit ?? "none", other.commit ?? "none", again)
    }
    if first.run.project != report.run.project {
      throw refuse("of project", first.run.project, report.run.project, again)
    }
    if one.options != other.options {
      throw refuse(
        "with", one.options.joined(separator: ", "), other.options.joined(separator: ", "),
        "give every shard the same options")
    }
    if one.project != other.project {
      throw refuse(
        "from the state", String(one.project.prefix(12)), String(other.project.prefix(12)),
        "the screens or what balances the shards differ; \(again)")
    }
    if one.gone != other.gone || one.notes != other.notes || one.rules.count != other.rules.count
      || one.baselines != other.baselines || first.run.before != report.run.before
    {
      throw .usage(
        "\(report.name): says otherwise than \(first.name) which baselines there are; \(again)")
    }
  }

  /// Every screen of a shard is one other shards do not have.
  private static func owners(_ reports: [Report]) throws(RunFailure) -> [String: Int] {
    var owners: [String: Int] = [:]
    for (index, report) in reports.enumerated() {
      let there = Set(report.run.screens.map(\.id))
      for id in report.shard.screens {
        guard there.contains(id) else {
          throw .usage("\(report.name): lacks its screen \(quoted(id)); fetch the report again")
        }
        if let other = owners.updateValue(index, forKey: id) {
          throw .usage(
            "\(report.name): has the screen \(quoted(id)), and so has \(reports[other].name); verify all shards anew"
          )
        }
      }
    }
    return owners
  }
}
