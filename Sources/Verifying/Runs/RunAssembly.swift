import Baselines
import Digests
import Geometry
import Pixels
import Rendering
public import RunRecords
import Screens
import Traits

/// Puts the outcomes of a run together into its record.
struct RunAssembly {
  let bench: Workbench
  let before: BeforeBaselines
  private var screens: [ScreenRecord] = []
  /// Shots that the project no longer has.
  private var gone: [ScreenRecord] = []
  private var images: [String: ImageSource] = [:]
  /// Those of screens that a person shall see. They count first, so that a report of nothing else
  /// has the same files, however the screens are shared out to shards.
  private var shownImages: [String: ImageSource] = [:]
  /// Those of shots that are gone.
  private var goneImages: [String: ImageSource] = [:]
  private var fonts: Set<String> = []
  private var strangers: [String] = []
  private var used = UsedRules()

  init(bench: Workbench, before: BeforeBaselines) {
    self.bench = bench
    self.before = before
  }

  /// - Parameter outcomes: one for each variant of the subject, in order.
  mutating func add(_ subject: Subject, _ outcomes: [ShotOutcome]) {
    let isShown = outcomes.contains { $0.record.verdict.fails || $0.record.verdict.needsReview }
    for outcome in outcomes {
      if isShown { shownImages.merge(outcome.images) { first, _ in first } }
      images.merge(outcome.images) { first, _ in first }
      fonts.formUnion(outcome.fonts)
      used.add(outcome.used)
    }
    let pairs = zip(subject.variants, outcomes)
    let notes = PairNotes(shots: pairs.map { (variant: $0, facts: $1.pair) })
    screens.append(
      ScreenRecord(
        id: subject.id, title: subject.title, source: subject.source, device: device(of: subject),
        shots: outcomes.map(\.record),
        pairNotes: notes.notes, stale: notes.stale,
        styleReasons: pairs.filter { !$1.styleReason.isEmpty }.map {
          "\($0.name) is \($1.styleReason)"
        }))
  }

  /// The device that a layout is drawn for in light; empty for captures.
  private func device(of subject: Subject) -> String {
    guard case .layout(let layout) = subject.content else { return "" }
    if let facts = layout.facts {
      guard let name = facts.device else { return bench.project.device.description }
      return Device.named(name)?.description ?? ""
    }
    let device = layout.document.flatMap { try? bench.renderer.device(of: $0, in: .light) }
    return device?.description ?? ""
  }

  /// Baselines whose screen or variant is gone: `obsolete` where an `after` is stored, else
  /// `removed`.
  mutating func addGone() throws(RunFailure) {
    let subjects = try bench.screens.subjects(Selection())
    try checkSpelling(
      of: subjects.map(\.id), in: try listed(bench.store), baselines: bench.project.baselines)
    let found = try GoneBaselines(bench.screens, subjects, bench.store, before.commit)
    strangers = found.strangers
    for (entries, isUncertain) in [(found.entries, false), (found.uncertain, true)] {
      for entry in entries {
        guard let shot = goneShot(entry, isHidden: isUncertain) else { continue }
        let screen = entry.key.screen
        if let index = gone.firstIndex(where: { $0.id == screen }) {
          gone[index].shots.append(shot)
        } else {
          gone.append(
            ScreenRecord(id: screen, title: screen, source: "", device: "", shots: [shot]))
        }
      }
    }
    try checkCase(
      of: Set(subjects.map(\.id)).union(gone.map(\.id)).sorted(),
      remedy: "“meian prune” removes the pictures of screens that are gone")
  }

  private mutating func goneShot(
    _ entry: BaselineListing.Entry, isHidden: Bool
  ) -> ShotRecord? {
    let isStored = entry.roles.contains(.after)
    // Where no state before is wanted, one that is left says nothing.
    guard isStored || before.isWanted else { return nil }
    let file = "\(bench.project.baselines)/\(entry.key.path(isStored ? .after : .before))"
    guard !isHidden else {
      return ShotRecord(
        variant: entry.key.variant, verdict: .skipped,
        message: "\(file) may belong to a layout that is too damaged to say which screen it is")
    }
    var shot = ShotRecord(
      variant: entry.key.variant, verdict: isStored ? .obsolete : .removed,
      message: isStored
        ? "the screen or variant is gone; “meian prune” removes \(file), or bring the screen back"
        : "")
    addStored(entry, to: &shot)
    return shot
  }

  /// The pictures of a gone shot; one that cannot be read is left out of the report.
  private mutating func addStored(_ entry: BaselineListing.Entry, to shot: inout ShotRecord) {
    for role in BaselineRole.allCases where entry.roles.contains(role) {
      guard let image = storedImage(entry.key, role) else { continue }
      let digest = pixelDigest(image.bitmap)
      let path = imagePath(ofDigest: digest)
      goneImages[path] = goneImages[path] ?? ImageSource(image, entry.key, role)
      let record = ImageRecord(
        path: path, width: image.bitmap.size.width, height: image.bitmap.size.height,
        digest: digest)
      switch role {
      case .after: shot.after = record
      case .before: shot.before = before.isWanted ? record : nil
      }
    }
  }

  private func storedImage(_ key: BaselineKey, _ role: BaselineRole) -> BaselineImage? {
    switch role {
    case .after:
      guard let bytes = try? bench.store.read(key, .after) else { return nil }
      return try? BaselineImage(bytes)
    case .before:
      guard case .success(let file?) = try? before.read(key, in: bench.project) else { return nil }
      return try? BaselineImage(file.bytes, source: file.source)
    }
  }

  /// Shots that a filter left out, or another shard has, counted as skipped.
  mutating func addSkipped(all subjects: [Subject]) {
    let places = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for subject in subjects {
      let index = places[subject.id]
      let known = Set(index.map { screens[$0].shots.map(\.variant) } ?? [])
      let skipped = subject.variants.filter { !known.contains($0.name) }.map {
        ShotRecord(variant: $0.name, verdict: .skipped)
      }
      if let index {
        screens[index].shots += skipped
      } else {
        screens.append(
          ScreenRecord(
            id: subject.id, title: subject.title, source: subject.source, device: "",
            shots: skipped))
      }
    }
  }

  /// - Parameter cache: counts of a run with a cache.
  func result(_ scope: RunScope, cache: CacheRecord?) -> RunResult {
    var record = RunRecord(
      project: bench.project.name, meian: meianVersion, epoch: renderingEpoch, before: before.words,
      screens: screens, fonts: fonts.sorted())
    record.cache = cache
    let rules = RuleNotes(
      project: bench.project, used: used, judgesLock: before.isWanted, screens: screens + gone,
      elsewhere: scope.shard?.others ?? [])
    var conclusion = RunConclusion(
      baselines: bench.project.baselines, gone: gone, notes: notes(scope), rules: rules.records,
      programs: bench.vectors.used.map { "vector pictures were drawn by \($0)" })
    if let part = scope.shard {
      record.shard = ShardRecord(
        index: part.shard.index, count: part.shard.count, project: part.project,
        commit: part.commit, options: part.options, screens: part.own,
        baselines: conclusion.baselines, gone: gone, notes: conclusion.notes,
        rules: conclusion.rules, programs: conclusion.programs)
      // Only all shards together can say that a baseline is obsolete, or that no shot needs a rule.
      conclusion.gone = []
      conclusion.rules = []
    }
    conclusion.conclude(&record)
    let images = shownImages.merging(images) { first, _ in first }
      .merging(goneImages) { first, _ in first }
    return RunResult(
      record: record, images: images, store: bench.store, project: bench.project,
      isProvenUnaffected: scope.isProvenEmpty)
  }

  /// What every shard of a run says as well.
  private func notes(_ scope: RunScope) -> [String] {
    var notes =
      bench.screens.captureNotes
      + strangers.map { "\(bench.project.baselines): \(quoted($0)) is no baseline" }
    if let affected = scope.affected { notes.append(affected.words) }
    if before.isWanted, before.commit == nil, !before.hasStored {
      notes.append("no state before is stored; “meian record --before” stores one")
    }
    let lock = bench.project.lock
    if !before.isWanted, !lock.variants.isEmpty {
      notes.append(
        "the lock of \(lock.variants.joined(separator: ", ")) \(uncheckedLockWords): no state before is stored; “meian record --before” stores one"
      )
    }
    return notes
  }
}

/// What the note of a lock says that had nothing to compare with.
private let uncheckedLockWords = "was not checked"

extension RunRecord {
  /// Such as `the lock of light was not checked`; nil where it was, or where there is none.
  public var uncheckedLock: String? {
    guard
      let note = notes.first(where: {
        $0.hasPrefix("the lock of ") && $0.contains(" \(uncheckedLockWords): ")
      })
    else { return nil }
    return note.split(separator: ":").first.map(String.init)
  }
}
