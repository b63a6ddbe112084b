import Baselines
import ImageDiff
import PNGCodec
import Pixels
import Traits

/// What a recording run wrote.
public struct RecordOutcome: Sendable {
  /// Paths of the files that were written, relative to the folder they lie in, sorted.
  public var written: [String] = []
  /// How many shots were already as they are drawn.
  public var unchanged = 0
  /// One line for each shot that could not be drawn.
  public var broken: [String] = []

  public init() {}
}

/// Which role a recording run writes.
public enum RecordRole: Hashable, Sendable {
  case before
  case after

  var baseline: BaselineRole {
    switch self {
    case .before: .before
    case .after: .after
    }
  }
}

/// Draws the selected shots and stores those whose pixels are not the stored ones, and only those.
///
/// - Parameters:
///   - other: another project whose screens are drawn in place of the project's own, for the state
///     of an app before a change.
///   - onlyMissing: leaves every stored shot as it is.
public func record(
  _ project: Project, role: RecordRole, from other: Project?, onlyMissing: Bool,
  _ options: RunOptions
) throws(RunFailure) -> RecordOutcome {
  try checkDiffer()
  try checkEpoch(of: project)
  let bench = try Workbench(other ?? project, fontDirectories: options.fontDirectories)
  let store = BaselineStore(directory: project.folder.path + "/" + project.baselines)
  let pieces = try bench.subjects(options.selection).flatMap { subject in
    subject.variants.map { ShotPiece(subject: subject, variant: $0) }
  }
  options.progress(0, pieces.count)
  let recorder = Recorder(bench: bench, store: store, role: role.baseline, onlyMissing: onlyMissing)
  return try locked(store) { () throws(RunFailure) in
    let steps = try WorkQueue.map(
      pieces, jobs: options.jobs, done: { options.progress($0, pieces.count) },
      work: recorder.step)
    return RecordOutcome(steps)
  }
}

/// Runs `body` while no other run writes baselines of the same folder.
func locked<Result>(
  _ store: BaselineStore, _ body: () throws(RunFailure) -> Result
) throws(RunFailure) -> Result {
  do { return try store.withWriteLock { try body() } } catch let failure as RunFailure {
    throw failure
  } catch { throw .usage("\(error)") }
}

/// What became of one shot.
enum RecordStep: Sendable {
  case written(String)
  case unchanged
  case broken(String)
}

extension RecordOutcome {
  init(_ steps: [RecordStep]) {
    for step in steps {
      switch step {
      case .written(let path): written.append(path)
      case .unchanged: unchanged += 1
      case .broken(let message): broken.append(message)
      }
    }
    written.sort()
  }
}

/// Draws one shot at a time and stores it where its pixels are not the stored ones.
struct Recorder: Sendable {
  let bench: Workbench
  let store: BaselineStore
  let role: BaselineRole
  let onlyMissing: Bool

  func step(_ piece: ShotPiece) throws(RunFailure) -> RecordStep {
    let name = "\(piece.subject.id) in \(piece.variant.name)"
    let shot: DrawnShot
    switch try bench.shot(of: piece.subject, piece.variant) {
    case .success(let drawn): shot = drawn
    case .failure(let error): return .broken(error.message)
    }
    guard let key = BaselineKey(screen: piece.subject.id, variant: piece.variant.name) else {
      return .broken("\(name): the screen id names no file; use A-Z a-z 0-9 _ - and /")
    }
    do throws(BaselineError) {
      if let stored = try store.read(key, role) {
        if onlyMissing { return .unchanged }
        // A stored file that cannot be read is replaced: that is what recording is for.
        if let image = try? decodePNG(stored), image.bitmap == shot.bitmap { return .unchanged }
      }
      guard let bytes = try? shot.png(variant: piece.variant) else {
        return .broken("\(name): the picture cannot be written as PNG")
      }
      try store.write(bytes, key, role)
      return .written(key.path(role))
    } catch {
      throw .usage("\(error)")
    }
  }
}
