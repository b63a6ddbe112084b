import Digests
import FoundationEssentials
import Synchronization

/// A folder with what is known of shots, by their keys.
///
/// Each entry holds the digest of its key and content, so that one that is damaged, cut off, or
/// another shot's is as good as none. Entries are replaced in one step.
final class ShotCache: Sendable {
  private struct State {
    var hits = 0
    var shots = 0
    /// Names of entries that this run has read or written.
    var used: Set<String> = []
  }

  /// Changes when entries are written otherwise.
  private static let head = Array("meian shot 1\n".utf8)
  /// A folder of this name is the cache's; others beside it are left alone.
  private static let folder = "shots"

  /// Entries are removed beyond so many for each shot of the project, which is room for a few
  /// branches, and beyond so many in all.
  static let statesKept = 4
  static let fewest = 1000

  private let output: OutputFolder
  private let state = Mutex(State())

  /// - Parameter directory: made where it does not exist.
  init(_ directory: String) throws(RunFailure) {
    output = OutputFolder("\(directory)/\(Self.folder)")
    try output.make()
  }

  /// Shots that were found and shots that were looked for.
  var counts: (hits: Int, shots: Int) { state.withLock { ($0.hits, $0.shots) } }

  func noteShot(isHit: Bool) {
    state.withLock { state in
      state.shots += 1
      if isHit { state.hits += 1 }
    }
  }

  /// What is known of a shot; nil where there is nothing that can be trusted.
  func read(_ key: Digest) -> CachedShot? {
    let name = Self.name(of: key)
    guard let bytes = output.read(name), bytes.starts(with: Self.head) else { return nil }
    let checked = bytes.dropFirst(Self.head.count)
    let content = checked.dropFirst(65)
    guard checked.count >= 65,
      checked.prefix(65).elementsEqual("\(Self.checksum(key, content))\n".utf8)
    else { return nil }
    state.withLock { _ = $0.used.insert(name) }
    return CachedShot(content)
  }

  /// Keeps what is known of a shot. A cache that cannot be written makes the next run slower, and
  /// is no reason to fail this one.
  func write(_ shot: CachedShot, _ key: Digest) {
    let name = Self.name(of: key)
    let content = shot.bytes
    let sum = Array("\(Self.checksum(key, content[...]))\n".utf8)
    guard (try? output.write(Self.head + sum + content, to: name)) != nil else { return }
    state.withLock { _ = $0.used.insert(name) }
  }

  /// Removes entries beyond `limit`, first those that were written first; never one that this run
  /// has used.
  func clean(limit: Int) {
    let used = state.withLock { $0.used }
    var entries: [(name: String, written: Date)] = []
    let files = FileManager.default
    for folder in (try? files.contentsOfDirectory(atPath: output.path)) ?? []
    where folder.utf8.count == 2 {
      let path = "\(output.path)/\(folder)"
      for file in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
        entries.append(("\(folder)/\(file)", .distantPast))
      }
    }
    guard entries.count > limit else { return }
    for index in entries.indices {
      let values = try? files.attributesOfItem(atPath: "\(output.path)/\(entries[index].name)")
      entries[index].written = values?[.modificationDate] as? Date ?? .distantPast
    }
    entries.sort { ($0.written, $0.name) < ($1.written, $1.name) }
    let surplus = entries.filter { !used.contains($0.name) }.prefix(entries.count - limit)
    for entry in surplus { output.remove(entry.name) }
  }

  /// In 256 folders, because some file systems are slow with thousands of files in one.
  private static func name(of key: Digest) -> String {
    let name = "\(key)"
    return "\(name.prefix(2))/\(name.dropFirst(2))"
  }

  private static func checksum(_ key: Digest, _ content: ArraySlice<UInt8>) -> Digest {
    Digest(of: key.bytes + content)
  }
}
