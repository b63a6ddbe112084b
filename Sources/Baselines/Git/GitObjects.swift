import Subprocesses
import Synchronization

/// Contents of a repository's objects, from one `git cat-file --batch` that runs as long as this
/// lives; any thread may ask, one after the other.
public final class GitObjects: Sendable {
  fileprivate struct Conversation {
    let program: ChildProcess
    var unread: [UInt8] = []
    var isBroken = false
  }

  private let conversation: Mutex<Conversation>
  private let isPartial: @Sendable () -> Bool

  /// - Parameter isPartial: whether objects may be missing by intent; asked after a failure only.
  init(
    _ invocation: Invocation, isPartial: @escaping @Sendable () -> Bool
  ) throws(GitError) {
    self.isPartial = isPartial
    do throws(SubprocessError) {
      conversation = Mutex(
        Conversation(program: try invocation.start(input: .pipe, output: .pipe)))
    } catch { throw .failed("git cannot be started") }
  }

  /// The bytes of a blob.
  ///
  /// - Parameter name: an id, or `COMMIT:PATH` with a full id; it must hold no line break.
  /// - Returns: nil where nothing has that name.
  public func blob(
    _ name: String, limit: Int = BaselineStore.largestFile
  ) throws(GitError) -> [UInt8]? {
    // A line break would end the question; no id has one.
    guard !name.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    return try conversation.withLock { conversation throws(GitError) in
      guard !conversation.isBroken else { throw ended(at: name) }
      do throws(GitError) { return try conversation.answer(to: name, limit: limit) } catch {
        // After any other failure the rest of an answer may still be on its way.
        if case .missingObject = error { throw error }
        conversation.isBroken = true
        if case .failed = error, isPartial() { throw .missingObject(name) }
        throw error
      }
    }
  }

  private func ended(at name: String) -> GitError {
    isPartial() ? .missingObject(name) : .failed("cat-file ended unexpectedly")
  }
}

extension GitObjects.Conversation {
  fileprivate mutating func answer(to name: String, limit: Int) throws(GitError) -> [UInt8]? {
    guard program.write(Array((name + "\n").utf8)) else {
      throw .failed("cat-file ended unexpectedly")
    }
    let words = try line().split(separator: " ").map(String.init)
    if words.last == "missing" {
      // An id that a tree named, and the object itself is not there.
      if [40, 64].contains(name.utf8.count) { throw .missingObject(name) }
      return nil
    }
    guard words.count >= 3, let size = Int(words[words.count - 1]), size >= 0 else {
      throw .failed("cat-file answered \(words.joined(separator: " "))")
    }
    let isBlob = words[words.count - 2] == "blob"
    guard size <= limit else { throw .tooLarge(name, bytes: size, limit: limit) }
    let content = try bytes(size + 1)
    return isBlob ? Array(content.dropLast()) : nil
  }

  private mutating func line() throws(GitError) -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeSubrange(...end)
        return line
      }
      guard unread.count < 100_000 else { throw .failed("cat-file answered without an end") }
      try readMore()
    }
  }

  private mutating func bytes(_ count: Int) throws(GitError) -> [UInt8] {
    unread.reserveCapacity(count)
    while unread.count < count { try readMore() }
    let bytes = Array(unread[..<count])
    unread.removeSubrange(..<count)
    return bytes
  }

  private mutating func readMore() throws(GitError) {
    let chunk = program.read()
    guard !chunk.isEmpty else { throw .failed("cat-file ended unexpectedly") }
    unread += chunk
  }
}
