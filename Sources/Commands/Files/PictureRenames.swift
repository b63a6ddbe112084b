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
    var waiting: [String: [String]] = [:]
    for path in removed.reversed() {
      if let digest = digest(path, of: old) { waiting[digest, default: []].append(path) }
    }
    var origins: [String: String] = [:]
    for path in added {
      guard let digest = digest(path, of: new), let origin = waiting[digest]?.popLast() else {
        continue
      }
      origins[path] = origin
    }
    let gone = Set(origins.values)
    return outcomes.compactMap { outcome in
      if gone.contains(outcome.path), outcome.result.word == "removed" { return nil }
      guard let origin = origins[outcome.path] else { return outcome }
      return PictureOutcome(path: outcome.path, result: .renamed(from: origin))
    }
  }

  /// Nil where the picture cannot be read: then it is what it was, added or removed.
  private func digest(_ name: String, of side: PictureSide) -> String? {
    guard let bytes = try? side.read(name),
      let bitmap = try? decoded(bytes, name)
    else { return nil }
    return pixelDigest(bitmap)
  }
}
