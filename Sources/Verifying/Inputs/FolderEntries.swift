import FoundationEssentials

/// The paths of all that lies below a folder, relative to it, folders before what they hold; links
/// are listed and not followed. What cannot be read is left out.
struct FolderEntries: Sequence, IteratorProtocol {
  private let folder: String
  /// The last is the next.
  private var pending: [String] = []

  init(of folder: String) {
    self.folder = folder
    push(below: "")
  }

  mutating func next() -> String? {
    guard let path = pending.popLast() else { return nil }
    if FileKind(of: "\(folder)/\(path)") == .folder {
      push(below: path + "/")
    }
    return path
  }

  private mutating func push(below prefix: String) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(prefix)")
    pending += (names ?? []).sorted(by: >).map { prefix + $0 }
  }
}
