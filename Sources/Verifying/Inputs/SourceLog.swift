import Digests
import Synchronization

/// Keeps the digests of what was read, for readers that take a function.
final class SourceLog: Sendable {
  private let seen = Mutex<[String: Digest]>([:])

  func note(_ path: String, _ bytes: [UInt8]) {
    let digest = Digest(of: bytes)
    seen.withLock { $0[path] = digest }
  }

  var digests: [String: Digest] { seen.withLock { $0 } }
}
