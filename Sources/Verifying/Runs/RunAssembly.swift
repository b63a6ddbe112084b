import Baselines
import Digests
import Geometry
import Pixels
import Rendering
import RunRecords
import Screens
import Traits

/// Puts the outcomes of a run together into its record.
struct RunAssembly {
  let bench: Workbench
  let before: BeforeBaselines
  private var screens: [ScreenRecord] = []
  private var images: [String: ImageSource] = [:]
  private var fonts: Set<String> = []
  private var strangers: [String] = []
  private var used = UsedRules()

  init(bench: Workbench, before: BeforeBaselines) {
    self.bench = bench
    self.before = before
  }

  /// - Parameter outcomes: one for each variant of the subject, in order.
  mutating func add(_ subject: Subject, _ outcomes: [ShotOutcome]) {
    for outcome in outcomes {
      images.merge(outcome.images) { first, _ in first }
      fonts.formUnion(outcome.fonts)
      used.add(outcome.used)
    }
    var device = ""
    if let document = subject.document {
      device = (try? bench.renderer.device(of: document, in: .light).description) ?? ""
    }
    let pairs = zip(subject.variants, outcomes)
    let notes = PairNotes(shots: pairs.map { (variant: $0, facts: $1.pair) })
    screens.append(
      ScreenRecord(
        id: subject.id, title: subject.title, source: subject.source, device: device,
        shots: outcomes.map(\.record),
        pairNotes: notes.notes, stale: notes.stale,
        styleReasons: pairs.filter { !$1.styleReason.isEmpty }.map {
          "\($0.name) is \($1.styleReason)"
        }))
  }

  /// Baselines whose screen or variant is gone: `obsolete` where an `after` is stored, else
  /// `removed`.
  mutating func addGone() throws(RunFailure) {
    let subjects = try bench.screens.subjects(Selection())
    let gone = try GoneBaselines(bench.screens, subjects, bench.store, before.commit)
    strangers = gone.strangers
    for (entries, isUncertain) in [(gone.entries, false), (gone.uncertain, true)] {
      for entry in entries {
        if let shot = goneShot(entry, isHidden: isUncertain) { add(shot, toGone: entry.key.screen) }
      }
    }
    try checkCase(of: screens.map(\.id))
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
    if isStored, let twin = newScreen(like: shot) {
      shot.message =
        "\(file) looks as the new screen “\(twin)” does; if it was renamed, “git mv” the folder, or “meian record \(twin)” and “meian prune”"
    }
    return shot
  }

  /// The first new screen that looks now as the stored picture of a gone shot does.
  private func newScreen(like gone: ShotRecord) -> String? {
    guard let digest = gone.after?.digest else { return nil }
    return screens.first { screen in
      screen.shots.contains {
        $0.verdict == .unrecorded && $0.variant == gone.variant && $0.now?.digest == digest
      }
    }?.id
  }

  private mutating func add(_ shot: ShotRecord, toGone screen: String) {
    if let index = screens.firstIndex(where: { $0.id == screen }) {
      screens[index].shots.append(shot)
    } else {
      screens.append(
        ScreenRecord(id: screen, title: screen, source: "", device: "", shots: [shot]))
    }
  }

  /// The pictures of a gone shot; one that cannot be read is left out of the report.
  private mutating func addStored(_ entry: BaselineListing.Entry, to shot: inout ShotRecord) {
    for role in BaselineRole.allCases where entry.roles.contains(role) {
      guard let image = storedImage(entry.key, role) else { continue }
      let digest = pixelDigest(image.bitmap)
      let path = imagePath(ofDigest: digest)
      images[path] = images[path] ?? ImageSource(image, entry.key, role)
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

  /// Shots that a filter left out, counted as skipped.
  mutating func addSkipped(all subjects: [Subject]) {
    for subject in subjects {
      let index = screens.firstIndex { $0.id == subject.id }
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

  func result() -> RunResult {
    var record = RunRecord(
      project: bench.project.name, meian: meianVersion, epoch: renderingEpoch, before: before.words,
      screens: screens.sorted { $0.id < $1.id }, fonts: fonts.sorted(),
      causes: RunRecord.causeGroups(of: screens))
    record.notes =
      bench.screens.captureNotes
      + strangers.map { "\(bench.project.baselines): \(quoted($0)) is no baseline" }
      + lockNotes
      + RuleNotes(project: bench.project, used: used, screens: screens).notes
      + bench.vectors.used.map { "vector pictures were drawn by \($0)" }
    return RunResult(
      record: record, images: images, store: bench.store, project: bench.project)
  }

  private var lockNotes: [String] {
    let lock = bench.project.lock
    guard !before.isWanted else { return LockNotes(lock: lock, screens: screens).notes }
    if lock.variants.isEmpty { return [] }
    return [
      "\(lock.variants.joined(separator: ", ")) is locked, but no state before is stored to hold it against; “meian record --before” stores one"
    ]
  }
}
