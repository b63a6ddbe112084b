import FoundationEssentials
import Subprocesses

/// The git program, started without anything that could ask, write, or reach a network.
struct GitProgram: Sendable {
  /// What a command printed.
  struct Answer {
    var status: Int32
    var out: [UInt8]
    /// The first line of what it complained about.
    var complaint: String

    /// Its output as text, without the last line's end.
    var text: String {
      var text = String(decoding: out, as: UTF8.self)
      if text.hasSuffix("\n") { text.removeLast() }
      return text
    }
  }

  let path: String

  /// - Parameter directories: where the program may lie, in order.
  init(directories: [String]) throws(GitError) {
    guard
      let path = directories.map({ "\($0)/git" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw .noProgram }
    self.path = path
  }

  /// A command that is ready to run in `folder`.
  func invocation(_ arguments: [String], in folder: String) -> Invocation {
    // A pipeline may have set any of these for another repository, such as inside a hook.
    let dropped: Set = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF",
      "GIT_TRACE", "GIT_REPLACE_REF_BASE", "GIT_NAMESPACE",
    ]
    var variables = ProcessInfo.processInfo.environment.filter { !dropped.contains($0.key) }
    // Messages are compared, so they are wanted in English; a partial clone must not fetch.
    variables["LC_ALL"] = "C"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_NO_REPLACE_OBJECTS"] = "1"
    variables["GIT_NO_LAZY_FETCH"] = "1"
    variables["GIT_ALLOW_PROTOCOL"] = "none"
    return Invocation(path, ["-C", folder] + arguments, variables: variables)
  }

  /// Runs a command to its end.
  func run(_ arguments: [String], in folder: String) throws(GitError) -> Answer {
    let result: Invocation.Result
    do throws(SubprocessError) {
      result = try invocation(arguments, in: folder).run()
    } catch { throw .failed("\(path) cannot be started") }
    let line = result.errors.prefix(1000).split(separator: UInt8(ascii: "\n")).first ?? []
    var complaint = String(decoding: line, as: UTF8.self)
    for prefix in ["fatal: ", "error: "] where complaint.hasPrefix(prefix) {
      complaint.removeFirst(prefix.count)
    }
    return Answer(status: result.status, out: result.output, complaint: complaint)
  }
}
