import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Command line")
struct CommandLineTests {
  private struct Outcome {
    var code: ExitCode
    var out: String
    var err: String
  }

  private func run(_ words: [String], in folder: TemporaryFolder) -> Outcome {
    let out = Mutex("")
    let err = Mutex("")
    let code = Commands.run(
      words,
      in: Environment(
        currentDirectory: folder.path, variables: [:], isTerminal: false, processorCount: 2,
        write: { text in out.withLock { $0 += text } },
        complain: { text in err.withLock { $0 += text } }))
    return Outcome(code: code, out: out.withLock { $0 }, err: err.withLock { $0 })
  }

  @Test(
    "says what is wrong with a call, in one line, and ends with 2",
    arguments: [
      ("verfy", "meian: unknown command “verfy”; did you mean “verify”?\n"),
      ("frobnicate", "meian: unknown command “frobnicate”; “meian help” lists what there is\n"),
      ("verify --varian dark", "meian: unknown option “--varian”; did you mean “--variant”?\n"),
      (
        "verify --variant drak",
        "meian: variant “drak”: unknown word “drak”; did you mean “dark”?\n"
      ),
      ("verify --jobs 0", "meian: --jobs is “0”; it must be a whole number from 1 to 256\n"),
      ("verify --report", "meian: --report needs a value; write --report DIR\n"),
      ("verify --quiet=yes", "meian: --quiet takes no value\n"),
      ("verify --format xml", "meian: --format is “xml”; it must be human or json\n"),
      ("render", "meian: render needs a folder; write --out DIR\n"),
      ("compare a.png", "meian: compare takes two files or two folders; write meian compare A B\n"),
      ("compare a.png b.png", "meian: a.png: there is no such file or folder; name a PNG\n"),
      ("tree", "meian: tree takes one PNG file\n"),
      ("doctor now", "meian: doctor takes no names\n"),
      (
        "verify",
        "meian: there is no meian.json5 here or above; “meian init” starts a project, --project DIR names one\n"
      ),
    ])
  func wrongCalls(words: String, message: String) throws {
    let folder = try TemporaryFolder()
    let outcome = run(words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.code == .usage)
    #expect(outcome.err == message)
    #expect(outcome.out.isEmpty)
  }

  @Test(
    "helps with every command it lists",
    arguments: [
      "verify", "record", "promote", "compare", "doctor", "init", "list", "render", "tree",
    ])
  func help(command: String) throws {
    let folder = try TemporaryFolder()
    let overview = run(["help"], in: folder)
    #expect(overview.code == .success && overview.out.contains("\n  \(command) "))
    for words in [["help", command], [command, "--help"], [command, "-h"]] {
      let outcome = run(words, in: folder)
      #expect(outcome.code == .success && outcome.err.isEmpty)
      #expect(outcome.out.hasPrefix("meian \(command)"))
    }
  }

  @Test("names its version and rendering epoch")
  func version() throws {
    let outcome = run(["--version"], in: try TemporaryFolder())
    #expect(outcome.code == .success)
    #expect(outcome.out.hasPrefix("meian ") && outcome.out.contains("rendering epoch"))
  }

  @Test("starts a project that records and verifies, and never overwrites one")
  func start() throws {
    let folder = try TemporaryFolder()
    #expect(run(["init"], in: folder).code == .success)
    #expect(
      run(["record"], in: folder).out.hasSuffix("2 baselines written, 0 unchanged, 0 broken\n"))
    let verified = run(["verify"], in: folder)
    #expect(verified.code == .success && verified.out.contains("2 shots: 2 unchanged\n"))
    let again = run(["init"], in: folder)
    #expect(again.code == .usage && again.err.contains("is there already"))
  }

  @Test("keeps a name of a file from steering the terminal")
  func escapes() throws {
    let outcome = run(["compare", "a\u{1B}[31m.png", "b.png"], in: try TemporaryFolder())
    #expect(outcome.code == .usage)
    #expect(!outcome.err.contains("\u{1B}") && outcome.err.contains("⟨U+1B⟩"))
  }
}
