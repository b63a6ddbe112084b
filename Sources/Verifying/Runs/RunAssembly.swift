import Pixels
import Geometry
import Baselines
import PNGCodec
import Rendering
import RunRecords
import Traits

/// Puts the outcomes of a run together into its record.
struct RunAssembly {
  let bench: Workbench
  let source: BeforeSource
  private var screens: [ScreenRecord] = []
  private var images: [String: ImageBytes] = [:]
  private var fonts: Set<String> = []
  private var seen: Set<String> = []

  init(bench: Workbench, source: BeforeSource) {
    self.bench = bench
    self.source = source
  }

  mutating func add(
    _ subject: Subject, _ outcomes: [(variant: Variant, outcome: ShotComparer.Outcome)]
  ) throws(RunFailure) {
    for (_, outcome) in outcomes {
      images.merge(outcome.images) { first, _ in first }
      fonts.formUnion(outcome.drawn?.fonts ?? [])
    }
    seen.insert(subject.id)
    var device = ""
    if let document = subject.document {
      device = (try? bench.renderer.device(of: document, in: .light).description) ?? ""
    }
    screens.append(
      ScreenRecord(
        id: subject.id, title: subject.title, source: subject.source, device: device,
        shots: outcomes.map(\.outcome.record), pairNotes: PairNotes(outcomes: outcomes).notes,
        styleReasons: outcomes.compactMap { variant, outcome in
          outcome.drawn.flatMap {
            $0.styleReason.isEmpty ? nil : "\(variant.name) is \($0.styleReason)"
          }
        }))
  }

  /// Baselines whose screen or variant is gone: `obsolete` where an `after` is stored, else
  /// `removed`.
  mutating func addGone() throws(RunFailure) {
    let current = Set(
      try bench.subjects(Selection()).flatMap { subject in
        subject.variants.map { "\(subject.id)/\($0.name)" }
      })
    for entry in try listed(bench.store).entries
    where !current.contains("\(entry.key.screen)/\(entry.key.variant)") {
      let isStored = entry.roles.contains(.after)
      var shot = ShotRecord(
        variant: entry.key.variant, verdict: isStored ? .obsolete : .removed,
        message: isStored
          ? "the screen or variant is gone; remove \(bench.project.baselines)/\(entry.key.path(.after)), or bring the screen back"
          : "")
      addStored(entry, to: &shot)
      if let index = screens.firstIndex(where: { $0.id == entry.key.screen }) {
        screens[index].shots.append(shot)
      } else {
        screens.append(
          ScreenRecord(
            id: entry.key.screen, title: entry.key.screen, source: "", device: "", shots: [shot]))
      }
    }
  }

  /// The pictures of a gone shot; one that cannot be read is left out of the report.
  private mutating func addStored(_ entry: BaselineListing.Entry, to shot: inout ShotRecord) {
    for role in entry.roles.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let bytes = try? bench.store.read(entry.key, role),
        let image = try? BaselineImage(bytes)
      else { continue }
      let digest = pixelDigest(image.bitmap)
      let path = "images/\(digest.prefix(24)).png"
      images[path] = .made(bytes)
      let record = ImageRecord(
        path: path, width: image.bitmap.size.width, height: image.bitmap.size.height,
        digest: digest)
      switch role {
      case .after: shot.after = record
      case .before: shot.before = record
      }
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
      project: bench.project.name, meian: meianVersion, epoch: renderingEpoch, before: words,
      screens: screens.sorted { $0.id < $1.id }, fonts: fonts.sorted())
    record.notes = notes
    return RunResult(record: record, images: images)
  }

  private var words: String {
    switch source {
    case .stored: "stored baselines"
    case .none: "none"
    case .mergeBase: "merge base"
    case .commit(let name): name
    }
  }

  private var notes: [String] {
    var notes = bench.unmatchedCaptures.map { "captures: \($0) matches no pattern" }
    for exception in bench.project.lock.exceptions {
      let used = screens.contains { screen in
        exception.covers(screen.id) && screen.shots.contains { $0.exceptionReason != nil }
      }
      let covered = screens.contains { screen in
        exception.covers(screen.id) && screen.shots.contains { $0.verdict != .skipped }
      }
      if !used, covered || !screens.contains(where: { exception.covers($0.id) }) {
        notes.append(
          "\(exception.place): the lock’s exception for \(exception.screens.joined(separator: ", ")) is not needed"
        )
      }
    }
    return notes
  }
}
