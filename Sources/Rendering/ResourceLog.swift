import Synchronization

/// The pictures that one shot asked for, and what kept it from getting them.
final class ResourceLog: Sendable {
  private let seen = Mutex<Set<String>>([])
  private let failure = Mutex<String?>(nil)

  /// Notes a picture by its name and the digest of its file.
  func note(_ name: String, digest: String) {
    seen.withLock { _ = $0.insert("\(name) \(digest)") }
  }

  func noteEnvironmentFailure(_ message: String) { failure.withLock { $0 = $0 ?? message } }

  /// Sorted.
  var names: [String] { seen.withLock { $0.sorted() } }

  /// What is missing on this machine, in one line.
  var environmentFailure: String? { failure.withLock { $0 } }
}
