import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What only the built executable can show: pipes, terminals, signals, and two runs at once.
@Suite("In a shell")
struct ShellTests {
  private static let hello = "Screens/hello.screen.json5"
  private let folder: TemporaryFolder
  private let meian: Executable

  init() throws {
    folder = try TemporaryFolder()
    meian = Executable(folder: folder.path)
    let outcome = try meian.run("init")
    try #require(outcome.status == 0, "\(outcome.err)")
  }

  /// Gives the card of a screen another background.
  private func paint(_ color: String, screen: String = hello) throws {
    let text = String(decoding: try #require(folder.bytes(of: screen)), as: UTF8.self)
    try folder.write(
      text.replacing(/secondarySystemBackground|systemRed|systemGreen/, with: color), to: screen)
  }

  private func bitmap(_ path: String) throws -> Bitmap? {
    try folder.bytes(of: path).map { try decodePNG($0).bitmap }
  }

  @Test("a project passes, fails at one change by naming its screen alone, and passes recorded")
  func cycle() throws {
    let text = String(decoding: try #require(folder.bytes(of: Self.hello)), as: UTF8.self)
    try folder.write(
      text.replacing("screen: \"hello\"", with: "screen: \"other\""),
      to: "Screens/other.screen.json5")
    #expect(try meian.run("verify").status == 1)
    #expect(try meian.run("record").status == 0)
    #expect(try meian.run("verify").status == 0)
    try paint("systemRed", screen: "Screens/other.screen.json5")
    let failing = try meian.run("verify")
    #expect(failing.status == 1)
    #expect(failing.out.contains("✗ other  light, dark: unexpected-change — "))
    #expect(!failing.out.contains("hello"))
    #expect(failing.out.hasSuffix("to accept: meian record other\n"))
    #expect(try meian.shell("$(meian verify | sed -n 's/^to accept: //p')").status == 0)
    #expect(try meian.run("verify").status == 0)
  }

  @Test(
    "ends with 2 where standard output is full",
    .enabled(if: isDevice("/dev/full"), "this machine has no /dev/full"),
    arguments: ["verify --format json", "list", "help", "--version"])
  func full(command: String) throws {
    let outcome = try meian.shell("meian \(command) > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("standard output cannot be written"))
  }

  @Test(
    "ends quietly where nobody reads its output",
    arguments: ["verify --format json", "list", "help", "--version"])
  func closed(command: String) throws {
    // Callers such as Python's subprocess leave SIGPIPE ignored, and shells do not.
    for trap in ["", "trap '' PIPE; "] {
      let outcome = try meian.shell(
        "\(trap){ sleep 0.2; meian \(command); echo $? >&2; } | true")
      #expect(outcome.err == "141\n")
    }
  }

  @Test("says so where standard output is closed, and writes nothing of it into a file")
  func noOutput() throws {
    #expect(try meian.run("record").status == 0)
    for command in ["verify", "list", "help", "--version"] {
      let outcome = try meian.shell("meian \(command) >&-")
      #expect(outcome.status == 2)
      #expect(
        outcome.err == "meian: standard output cannot be written; the results are lost\n")
    }
    #expect(try meian.run("verify").status == 0)
  }

  @Test("gives the same answer where standard error is closed or full")
  func noErrors() throws {
    #expect(try meian.run("record").status == 0)
    for (command, status) in [("verify", 0), ("list nothing", 2), ("verfy", 2)] {
      for target in ["&-", "/dev/full"] {
        #expect(try meian.shell("meian \(command) 2>\(target)").status == status)
      }
    }
    #expect(try meian.shell("meian verify <&- >&- 2>&-").status == 2)
    #expect(try meian.run("verify").status == 0)
  }

  @Test("colours a terminal’s lines and clears the progress before them")
  func terminal() throws {
    let terminal = try meian.shell(
      "env -u NO_COLOR TERM=xterm script -qec '\(Executable.path) verify' /dev/null")
    #expect(terminal.status == 1)
    #expect(terminal.out.contains("\r\u{1B}[K\u{1B}[31m✗\u{1B}[0m hello  light, dark: unrecorded"))
    let plain = try meian.shell(
      "TERM=xterm NO_COLOR=1 script -qec '\(Executable.path) verify' /dev/null")
    #expect(plain.out.contains("✗ hello") && !plain.out.contains("\u{1B}[31m"))
    #expect(try !meian.run("verify").out.contains("\u{1B}"))
  }

  @Test("reads a picture from a pipe")
  func pipe() throws {
    #expect(try meian.run("render", "--out", "o").status == 0)
    let outcome = try meian.shell(
      "cat o/hello/dark.png | meian compare /dev/stdin o/hello/dark.png")
    #expect(outcome.status == 0 && outcome.out == "equal\n", "\(outcome.err)")
  }

  @Test("lets git diff show which view changed from which colour to which")
  func textconv() throws {
    let outcome = try meian.shell(
      """
      exec 2>&1; set -e; meian record --quiet; git init -q .; echo '*.png diff=meian' > .gitattributes
      git config diff.meian.textconv '\(Executable.path) tree'; git add .
      sed -i s/secondarySystemBackground/systemRed/ \(Self.hello); meian record --quiet
      git diff Baselines/hello/dark.after.png
      """)
    #expect(outcome.status == 0, "\(outcome.out)")
    let changed = outcome.out.split(separator: "\n").filter {
      $0.hasPrefix("-  ") || $0.hasPrefix("+  ")
    }
    #expect(changed.count == 2)
    #expect(changed.last?.contains("stackView #card") == true)
    #expect(changed.last?.contains("systemRed #FF453AFF") == true)
  }

  @Test("two runs at once leave what each of them would", arguments: [1, 4])
  func twoAtOnce(jobs: Int) throws {
    for _ in 0..<5 {
      let running = try (0..<2).map { _ in
        try meian.start(["record", "--quiet", "--jobs", "\(jobs)"])
      }
      for run in running {
        run.process.waitUntilExit()
        #expect(run.process.terminationStatus == 0)
      }
      #expect(try meian.run("verify").status == 0)
      #expect(
        folder.files().filter { $0.hasPrefix("Baselines/") && !$0.hasSuffix("/.lock") }.count == 2,
        "\(folder.files())")
      try FileManager.default.removeItem(atPath: folder.path(of: "Baselines"))
    }
  }

  @Test("a killed recording leaves each baseline old or new, never half")
  func killed() throws {
    let paths = ["dark", "light"].map { "Baselines/hello/\($0).after.png" }
    var states: [[Bitmap?]] = []
    for color in ["systemRed", "systemGreen"] {
      try paint(color)
      #expect(try meian.run("record").status == 0)
      states.append(try paths.map(bitmap))
    }
    try #require(states[0] != states[1])
    var interrupted = 0
    for step in 0..<20 {
      try paint(step.isMultiple(of: 2) ? "systemRed" : "systemGreen")
      let running = try meian.start(["record", "--quiet"])
      Thread.sleep(forTimeInterval: 0.01 * Double(step + 1))
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      if running.process.terminationReason == .uncaughtSignal { interrupted += 1 }
      for (index, path) in paths.enumerated() {
        let now = try bitmap(path)
        #expect(now == states[0][index] || now == states[1][index], "\(path)")
      }
    }
    #expect(interrupted > 0)
    #expect(try meian.run("record").status == 0)
    #expect(try meian.run("verify").status == 0)
  }
}

/// Whether a path is a device rather than a file that took its place.
private func isDevice(_ path: String) -> Bool {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return attributes?[.type] as? FileAttributeType == .typeCharacterSpecial
}
