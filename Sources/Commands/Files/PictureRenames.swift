import PictureReading
import Verifying

/// Finds pictures that stand under another name in the second folder.
struct PictureRenames: Sendable {
  let old: PictureSide
  let new: PictureSide

  /// A removed and an added picture of the same pixels become one that was renamed, under its new
  /// name; of several alike the first with the first.
  func applied(to outcomes: [PictureOutcome]) -> [PictureOutcome] {
    let removed = outcomes.filter { $0.result.word == "removed" }.map(\.path)
    let added = outcomes.filter { $0.result.word == "added" }.map(\.path)
    guard !removed.isEmpty, !added.isEmpty else { return outcomes }
    let reader = PairReader()
    var waiting: [String: [String]] = [:]
    for path in removed.reversed() {
      if let digest = digest(path, of: old) { waiting[digest, default: []].append(path) }
    }
    var origins: [String: String] = [:]
    for path in added {
      guard let digest = digest(path, of: new),
        let index = waiting[digest]?.lastIndex(where: { isSame($0, path, reader) })
      else { continue }
      origins[path] = waiting[digest]?.remove(at: index)
    }
    let gone = Set(origins.values)
    return outcomes.compactMap { outcome in
      if gone.contains(outcome.path), outcome.result.word == "removed" { return nil }
      guard let origin = origins[outcome.path] else { return outcome }
      return PictureOutcome(path: outcome.path, result: .renamed(from: origin))
    }
  }

  /// Digests are those of 8 bits, and of colours that may not mean the same.
  private func isSame(_ origin: String, _ name: String, _ reader: PairReader) -> Bool {
    guard let first = try? old.read(origin), let second = try? new.read(name),
      let reading = try? reader.read(first, second)
    else { return false }
    return reading.isEqual
  }

  /// Nil where the picture cannot be read: then it is what it was, added or removed.
  private func digest(_ name: String, of side: PictureSide) -> String? {
    guard let bytes = try? side.read(name),
      let bitmap = try? decoded(bytes, name)
    else { return nil }
    return pixelDigest(bitmap)
  }
}
