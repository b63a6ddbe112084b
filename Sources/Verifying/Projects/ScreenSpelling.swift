import Baselines
import Screens

/// Refuses ids, and folders of ids, that differ only in letter case: not every file system can tell
/// their baselines and pages apart.
func checkCase(
  of ids: [String], remedy: String = "rename one of them"
) throws(RunFailure) {
  if let clash = caseInsensitiveDuplicates(ids).first {
    throw .usage("screens: the ids \(listed(clash)) differ only in letter case; \(remedy)")
  }
  let folders = Set(ids.flatMap(names)).sorted()
  if let clash = caseInsensitiveDuplicates(folders).first {
    throw .usage(
      "screens: the folders \(listed(clash)) of ids differ only in letter case; \(remedy)")
  }
}

/// Refuses pictures that are stored under another spelling of a screen's id. Where a file system
/// ignores letter case both are one folder, and `prune` would remove what belongs to the screen.
///
/// - Parameters:
///   - ids: of everything the project shows.
///   - baselines: the folder, as messages call it.
func checkSpelling(
  of ids: [String], in listing: BaselineListing, baselines: String
) throws(RunFailure) {
  let stored = Set(listing.entries.flatMap { names(of: $0.key.screen) })
  let current = Dictionary(ids.flatMap(names).map { ($0.lowercased(), $0) }) { first, _ in first }
  for name in stored.sorted() {
    guard let now = current[name.lowercased()], now != name, !stored.contains(now) else { continue }
    throw .usage(
      "\(baselines)/\(name): the screens now write \(quoted(now)); rename the folder to \(baselines)/\(now), as with git mv"
    )
  }
}

/// An id and the folders it is in: `a`, `a/b` and `a/b/c`.
private func names(of id: String) -> [String] {
  let parts = id.split(separator: "/")
  return parts.indices.map { parts[...$0].joined(separator: "/") }
}

private func listed(_ names: [String]) -> String { names.map(quoted).joined(separator: " and ") }
