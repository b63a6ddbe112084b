import Digests
import Synchronization

/// Keeps the digests of what was read, for readers that take a function.
final class SourceLog: Sendable {
  private let seen = Mutex<[String: Digest]>([:])
  private let isComplete = Mutex(true)

  func note(_ path: String, _ bytes: [UInt8]) {
    let digest = Digest(of: bytes)
    seen.withLock { $0[path] = digest }
  }

  /// Notes a file that was asked for and is not there.
  func noteAbsence() { isComplete.withLock { $0 = false } }

  /// True where the digests cover everything that was asked for.
  var coversAll: Bool { isComplete.withLock { $0 } }

  var digests: [String: Digest] { seen.withLock { $0 } }
}
