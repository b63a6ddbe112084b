import Commands
import Foundation
import Synchronization
import TestSupport

/// A command line run inside the test's process, in a folder of its own.
struct Call {
  struct Outcome: Equatable {
    var code: ExitCode
    var out: String
    var err: String

    /// One JSON value a line of the output.
    var json: [NSDictionary] {
      out.split(separator: "\n").compactMap {
        (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? NSDictionary
      }
    }
  }

  let folder: TemporaryFolder
  var variables: [String: String] = [:]
  var isTerminal = false
  /// Where the command runs in the folder; empty for the folder itself.
  var subfolder = ""

  init() throws { folder = try TemporaryFolder() }

  /// A folder in which `meian init` ran.
  static func project() throws -> Call {
    let call = try Call()
    _ = call.run("init")
    return call
  }

  /// Words are split at spaces.
  func run(_ words: String) -> Outcome { run(words.split(separator: " ").map(String.init)) }

  func run(_ words: [String]) -> Outcome {
    let out = Mutex("")
    let err = Mutex("")
    let code = Commands.run(
      words,
      in: Environment(
        currentDirectory: subfolder.isEmpty ? folder.path : folder.path(of: subfolder),
        variables: variables, isTerminal: isTerminal,
        outputIsTerminal: isTerminal, processorCount: 2, uptime: { 0 },
        write: { text in out.withLock { $0 += text } },
        complain: { text in err.withLock { $0 += text } }))
    return Outcome(code: code, out: out.withLock { $0 }, err: err.withLock { $0 })
  }
}
