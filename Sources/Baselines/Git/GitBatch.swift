import Foundation

/// A running `git cat-file --batch`.
final class GitBatch {
  private let process: Process
  private let questions: FileHandle
  private let answers: FileHandle
  private var buffer: [UInt8] = []

  init(directory: String) throws(GitError) {
    process = try gitProcess(["cat-file", "--batch"], in: directory)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw .missing }
    questions = input.fileHandleForWriting
    answers = output.fileHandleForReading
  }

  deinit {
    try? questions.close()
    try? answers.close()
  }

  /// Asks for one object and reads all of the answer.
  func read(_ id: String) throws(GitError) -> [UInt8] {
    // An id of hexadecimal digits cannot be two questions.
    guard !id.isEmpty, id.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
      throw .notFound(id)
    }
    do { try questions.write(contentsOf: Data("\(id)\n".utf8)) } catch {
      throw .broken("cat-file takes no question")
    }
    // `3f9a… blob 1234`, or `3f9a… missing`
    let words = try line().split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), size >= 0 else { throw .notFound(id) }
    guard size <= GitObjects.largestObject else { throw .tooLarge(size) }
    var bytes = try take(size + 1)
    bytes.removeLast()
    return bytes
  }

  private func line() throws(GitError) -> String {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return line
      }
      guard buffer.count < 4096 else { throw .broken("an answer of cat-file has no line") }
      try fill()
    }
  }

  private func take(_ count: Int) throws(GitError) -> [UInt8] {
    while buffer.count < count { try fill() }
    let taken = Array(buffer[..<count])
    buffer.removeFirst(count)
    return taken
  }

  private func fill() throws(GitError) {
    // `read(upToCount:)` would wait for all of them.
    let data = answers.availableData
    guard !data.isEmpty else { throw .broken("cat-file ended in the middle of an answer") }
    buffer += data
  }
}
