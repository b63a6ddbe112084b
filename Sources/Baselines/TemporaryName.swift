import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import Musl
#endif

/// The name under which a new image is written before it replaces the old one:
/// `.dark.after.png.<process>.<number>.tmp`.
///
/// The number counts the writes of this process, so that two threads never share a name.
enum TemporaryName {
  static func next(for fileName: String) -> String {
    ".\(fileName).\(getpid()).\(writes.add(1, ordering: .relaxed).newValue).tmp"
  }

  /// The name that a left-over was written for: `dark.after.png`.
  static func fileName(of leftOver: String) -> String {
    leftOver.split(separator: ".").dropLast(3).joined(separator: ".")
  }

  /// True for a name that `next` made, in a process that has ended or in this one.
  ///
  /// Those who write hold the lock, so that whoever asks under the lock has nothing of its own
  /// under way: a name with its number is that of an earlier process, as in containers, where the
  /// same few numbers come again.
  static func isLeftOver(_ name: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.popLast() == "tmp", parts.popLast().flatMap({ UInt32($0) }) != nil,
      let process = parts.popLast().flatMap({ pid_t($0) }), process > 0, parts.first == "",
      parts.popLast() == "png", let role = parts.popLast(),
      BaselineRole(rawValue: "\(role)") != nil,
      parts.count > 1
    else { return false }
    return process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
  }
}

private let writes = Atomic<UInt32>(0)
