import Reporting
import RunRecords
import Verifying

/// What `verify` says of a run: a line for each verdict that needs a person, then the counts.
struct RunSummary {
  let record: RunRecord

  var lines: [Line] {
    var lines = record.screensByUrgency.flatMap { screen in
      let told = entries(of: screen).map { $0.line(screen.id) }
      return told.isEmpty ? [] : told + screen.pairRemarks.map { Line("    \($0.words)") }
    }
    lines += excuses
    lines += record.notes.map { Line("note: \($0)") }
    lines += StaleLines(record: record).lines
    lines += SharedRemark.lines(ofFindings: findings)
    if let cache = record.cache {
      lines.append(Line("cache: \(grouped(cache.hits)) of \(counted(cache.shots, "shot"))"))
    }
    return lines + [Line(counts)] + shard
  }

  /// At most 10 of what passes only by a tolerance or a mask.
  private var excuses: [Line] {
    let most = 10
    let all = record.excuses
    return all.prefix(most).map { Line("●", .yellow) + " \($0)" }
      + (all.count > most
        ? [Line("and \(grouped(all.count - most)) more by tolerances or masks")] : [])
  }

  /// Missing glyphs and the like, of all shots.
  private var findings: [SharedRemark] {
    SharedRemark.all(
      of: record.screens.flatMap { screen in
        screen.shots.flatMap { shot in
          shot.findings.map { ShotRemark(screen: screen.id, variant: shot.variant, text: $0) }
        }
      })
  }

  /// Ids of the screens that recording settles, in the order of the lines.
  var recordable: [String] {
    record.screensByUrgency.filter { $0.shots.contains { $0.verdict.isSettledByRecording } }
      .map(\.id)
  }

  /// Which part of the project it was; without the screens of other shards nothing is complete.
  private var shard: [Line] {
    guard let shard = record.shard else { return [] }
    let screens = counted(shard.screens.count, "screen")
    return [
      Line(
        "shard \(shard.index) of \(shard.count): \(screens); meian merge-reports puts all shards together"
      )
    ]
  }

  /// Such as `26 shots: 25 unchanged, 1 unexpected-change`.
  private var counts: String {
    shotCounts(of: record, grouping: grouped) + (record.uncheckedLock.map { "; \($0)" } ?? "")
  }

  /// The shots of a screen that share a verdict and its reason.
  private struct Entry {
    var verdict: Verdict
    var detail: String
    var variants: [String]

    func line(_ id: String) -> Line {
      let sign = verdict.fails ? Line("✗", .red) : Line("●", .yellow)
      return sign + " \(id)  \(variants.joined(separator: ", ")): \(verdict.rawValue)"
        + (detail.isEmpty ? "" : " — \(detail)")
    }
  }

  /// What needs a person, failures first, otherwise in the project's order of variants.
  private func entries(of screen: ScreenRecord) -> [Entry] {
    var entries: [Entry] = []
    for shot in screen.shots
    where shot.verdict.fails || shot.verdict.needsReview {
      let detail = detail(of: shot, in: screen)
      if let index = entries.firstIndex(where: {
        $0.verdict == shot.verdict && $0.detail == detail
      }) {
        entries[index].variants.append(shot.variant)
      } else {
        entries.append(Entry(verdict: shot.verdict, detail: detail, variants: [shot.variant]))
      }
    }
    return entries.filter(\.verdict.fails) + entries.filter { !$0.verdict.fails }
  }

  private func detail(of shot: ShotRecord, in screen: ScreenRecord) -> String {
    // These say no more than the verdict and how to record, which is said once, at the end.
    let isSaid = [.unexpectedChange, .unrecorded].contains(shot.verdict)
    let message = isSaid ? "" : shot.message
    let change = changeWords(of: shot, in: screen)
    let extent = change.isEmpty ? (shot.unexpected ?? shot.recorded).map(extent) ?? "" : change
    return [extent, message]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func extent(_ comparison: ComparisonRecord) -> String {
    if let before = comparison.sizeBefore, let after = comparison.sizeAfter {
      return "\(before) became \(after)"
    }
    guard let box = comparison.box else { return "" }
    return
      "\(grouped(comparison.pixels)) px differ in [\(box.x), \(box.y), \(box.width), \(box.height)]"
  }
}
