import Digests
import Synchronization

/// Digests of a project's files, each made when it is first asked for.
final class FileDigests: Sendable {
  private let known: Mutex<[String: Digest?]>
  private let read: @Sendable (_ path: String) -> [UInt8]?

  /// - Parameters:
  ///   - known: those of files that were read already.
  ///   - read: the bytes of a file, nil where there is none.
  init(known: [String: Digest], read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    self.known = Mutex(known.mapValues { $0 })
    self.read = read
  }

  /// Nil where there is no such file.
  subscript(path: String) -> Digest? {
    if let found = known.withLock({ $0[path] }) { return found }
    let digest = read(path).map { Digest(of: $0) }
    // Two threads may have read it at once, and between them the file may have changed.
    return known.withLock { known in
      if let found = known[path] { return found }
      known[path] = .some(digest)
      return digest
    }
  }
}
