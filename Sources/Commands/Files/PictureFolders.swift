import Dispatch
import FoundationEssentials
import PictureReading
import Synchronization
import Verifying

/// Two folders whose PNG files are matched by their paths in them.
struct PictureFolders: Sendable {
  let old: PictureSide
  let new: PictureSide
  let rules: PictureRules
  /// How names hold styles; nil where nobody asks what light and dark say about each other.
  var names: PictureNames?

  /// What became of every picture, sorted by path.
  ///
  /// - Parameter keep: given every pair that was compared, on several threads at once.
  func outcomes(
    jobs: Int, keep: (@Sendable (String, PicturePair) -> Void)? = nil
  ) -> [PictureOutcome] {
    let names = oldNames.union(newNames).union(submodules).sorted()
    let outcomes = Mutex<[Int: PictureOutcome]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, names.count))) { _ in
      // One for each thread, because it keeps its memory from one pair to the next.
      let reader = PairReader()
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < names.count else { return }
        let name = names[index]
        let outcome = PictureOutcome(path: name, result: result(name, reader, keep))
        outcomes.withLock { $0[index] = outcome }
      }
    }
    let found = outcomes.withLock { found in names.indices.compactMap { found[$0] } }
    let told =
      self.names.map { PictureStyles(old: old, new: new, names: $0).applied(to: found, jobs: jobs) }
      ?? found
    return PictureRenames(old: old, new: new).applied(to: told)
      + otherNames.sorted().map { PictureOutcome(path: $0, result: .leftOut) }
  }

  private var otherNames: Set<String> {
    (old.folder?.others ?? []).union(new.folder?.others ?? [])
  }

  private var submodules: Set<String> {
    guard let first = old.folder, let second = new.folder else { return [] }
    return first.unseenSubmodules(beside: second)
      .union(second.unseenSubmodules(beside: first))
  }

  private var oldNames: Set<String> { old.folder?.names ?? [] }
  private var newNames: Set<String> { new.folder?.names ?? [] }

  private func result(
    _ name: String, _ reader: PairReader, _ keep: (@Sendable (String, PicturePair) -> Void)?
  ) -> PictureOutcome.Result {
    if let fault = old.folder?.faults[name] ?? new.folder?.faults[name] { return .failed(fault) }
    if submodules.contains(name) {
      return .failed(
        Failure(
          "\(new.shown(name)): this is a submodule in a commit, whose files are in a repository of its own; compare folders of the work tree"
        ))
    }
    if !oldNames.contains(name) { return .added }
    if !newNames.contains(name) { return .removed }
    do throws(Failure) {
      let pair = try PicturePair(
        name, of: old, name, of: new, rules, reader, needsPixels: keep != nil)
      keep?(name, pair)
      return .compared(pair.comparison)
    } catch {
      return .failed(error)
    }
  }
}
