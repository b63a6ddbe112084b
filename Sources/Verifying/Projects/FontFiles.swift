import Digests
import FoundationEssentials
import Synchronization

/// The files of this machine that stand in for iOS's fonts, by the name under which Meian knows them.
///
/// Of several files of a name, one in the project's own folder counts first; then one with the digest
/// that Meian is tested with; then the first one. A file is hashed only where that is needed.
final class FontFiles: Sendable {
  /// Where a project may keep stand-ins, below its folder; hidden, so that nothing else reads it.
  static let projectFolder = ".meian/fonts"

  private struct State {
    /// Files to choose from, in order; one alone once it is chosen.
    var candidates: [String: [String]] = [:]
    /// Whether the first candidate was chosen.
    var chosen: Set<String> = []
    /// SHA-256 by path.
    var digests: [String: String] = [:]
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - directories: searched with their subfolders, in order.
  ///   - projectDirectory: the project's own folder of stand-ins.
  init(directories: [String], projectDirectory: String?) {
    var state = State()
    if let projectDirectory {
      let found = Self.search(projectDirectory, &state)
      state.candidates = found.mapValues { [$0] }
      state.chosen = Set(found.keys)
    }
    for directory in directories {
      for (name, path) in Self.search(directory, &state) where !state.chosen.contains(name) {
        state.candidates[name, default: []].append(path)
      }
    }
    self.state = Mutex(state)
  }

  /// The known files in a folder: by their names, else by their digests.
  private static func search(_ directory: String, _ state: inout State) -> [String: String] {
    var named: [String: String] = [:]
    var others: [String: String] = [:]
    // A system's folders hold thousands of fonts, under the names that their packages give them.
    let looksInside = !RunOptions.systemFontDirectories.contains(directory)
    for entry in FolderEntries(of: directory) {
      guard let name = entry.split(separator: "/").last.map(String.init) else { continue }
      if FontFolder.known[name] != nil {
        // Folders are listed in no order, so that the first one found would be another elsewhere.
        named[name] = min(named[name] ?? entry, entry)
      } else if looksInside, let font = pinned("\(directory)/\(entry)", &state) {
        others[font.name] = min(others[font.name] ?? entry, entry)
      }
    }
    return named.merging(others) { first, _ in first }.mapValues { "\(directory)/\($0)" }
  }

  /// The known font that a file of any name is.
  private static func pinned(_ path: String, _ state: inout State) -> PinnedFont? {
    guard let size = fileSize(path), let fonts = PinnedFont.sized[size] else { return nil }
    let digest = digest(of: path, &state)
    return fonts.first { $0.digest == digest }
  }

  private static func digest(of path: String, _ state: inout State) -> String? {
    if let known = state.digests[path] { return known }
    guard let font = MappedFont(path) else { return nil }
    let digest = font.withBytes { "\(Digest(of: [], followedBy: $0))" }
    font.release()
    state.digests[path] = digest
    return digest
  }

  /// The names of files that there are, sorted.
  var names: [String] { state.withLock { $0.candidates.keys.sorted() } }

  func has(_ name: String) -> Bool { state.withLock { $0.candidates[name] != nil } }

  /// The file that is used under a name.
  func path(of name: String) -> String? { state.withLock { Self.choose(name, &$0) } }

  /// The digest of the file that is used, read and hashed once.
  func digest(of name: String) -> String? {
    state.withLock { state in
      Self.choose(name, &state).flatMap { Self.digest(of: $0, &state) }
    }
  }

  private static func choose(_ name: String, _ state: inout State) -> String? {
    guard let candidates = state.candidates[name] else { return nil }
    guard candidates.count > 1, !state.chosen.contains(name), let pinned = PinnedFont.named[name]
    else { return candidates.first }
    let best = candidates.first {
      fileSize($0) == pinned.size && digest(of: $0, &state) == pinned.digest
    }
    let path = best ?? candidates[0]
    state.candidates[name] = [path]
    state.chosen.insert(name)
    return path
  }
}
