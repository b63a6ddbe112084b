import Foundation
import TestSupport
import Testing

@testable import Commands

/// The manual page and completions, given to the programs that read them.
@Suite("Manual")
struct ManualTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a program prints on both outputs, and its exit code.
  private func run(_ program: String, _ words: String...) throws -> (status: Int32, out: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let out = Pipe()
    process.standardOutput = out
    process.standardError = out
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// What `meian manual FORMAT` prints, as a file.
  private func written(_ format: String) throws -> String {
    let outcome = try Call().run("manual \(format)")
    try #require(outcome.code == .success)
    try folder.write(outcome.out, to: "manual.\(format)")
    return folder.path(of: "manual.\(format)")
  }

  /// What bash offers behind the last of `words`, which is begun.
  private func bash(_ words: String...) throws -> [String] {
    let file = try written("bash")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    // `compopt` works only while bash completes.
    let outcome = try run(
      "/bin/bash", "-c",
      """
      compopt() { :; }; meian() { printf '%s\\n' 'home       light' 'hours/day  light'; }
      . '\(file)'; COMP_WORDS=(meian \(list)); COMP_CWORD=\(words.count); _meian
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(outcome.status == 0)
    return outcome.out.split(separator: "\n").map(String.init)
  }

  @Test("lets bash complete commands, each command’s options, and the words of options")
  func bashWords() throws {
    #expect(try bash("") == allCommands.map { $0.name } + ["help", "version"])
    #expect(try bash("pr") == ["promote", "prune"])
    for command in allCommands {
      #expect(try bash(command.name, "-") == (command.options + [.help]).map { "--\($0.name)" })
    }
    #expect(try bash("verify", "--color", "a") == ["auto", "always"])
    #expect(try bash("verify", "--format", "=", "j") == ["json"])
    #expect(try bash("verify", "--format", "=") == ["human", "json"])
    #expect(try bash("verify", "--jobs", "").isEmpty)
    #expect(try bash("help", "ver") == ["verify"])
    #expect(try bash("schema", "r") == ["results"])
  }

  @Test("lets bash complete screens and files")
  func bashNames() throws {
    try folder.write("", to: "a folder/a file.png")
    #expect(try bash("verify", "h") == ["home", "hours/day"])
    #expect(try bash("verify", "--quiet", "home", "hou") == ["hours/day"])
    #expect(try bash("tree", "a folder/") == ["a folder/a file.png"])
    #expect(try bash("verify", "--report", "a") == ["a folder"])
  }

  @Test(
    "is read by fish, which offers the same",
    .enabled(if: isInstalled("fish"), "fish is not installed"))
  func fish() throws {
    let file = try written("fish")
    func offers(_ line: String) throws -> [String] {
      let outcome = try run(
        "/usr/bin/fish", "--no-config", "-c",
        "source '\(file)'; function meian; echo 'home  light'; end; complete -C '\(line)'")
      return outcome.out.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offers("meian pr") == ["promote", "prune"])
    #expect(try offers("meian verify --color a") == ["always", "auto"])
    #expect(try offers("meian verify ho") == ["home"])
    for command in allCommands {
      let expected = (command.options + [.help]).map { "--\($0.name)" }
      #expect(try offers("meian \(command.name) --").map(name).sorted() == expected.sorted())
    }
  }

  /// An option as fish offers it, without the sign that a value follows.
  private func name(_ offer: String) -> String {
    offer.hasSuffix("=") ? String(offer.dropLast()) : offer
  }

  @Test(
    "is read by zsh, as a function that completes meian",
    .enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zsh() throws {
    let file = try written("zsh")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try folder.write(text, to: "functions/_meian")
    let outcome = try run(
      "/usr/bin/zsh", "-f", "-c",
      """
      fpath=('\(folder.path(of: "functions"))' $fpath); autoload -Uz compinit
      compinit -u -d '\(folder.path(of: "dump"))' && autoload +X _meian && print $_comps[meian]
      """)
    #expect(outcome.status == 0 && outcome.out == "_meian\n", "\(outcome.out)")
    for command in allCommands {
      for option in command.options { #expect(text.contains("--\(option.name)")) }
    }
    // Descriptions stand in brackets and end at a colon.
    #expect(
      text.contains("'*--variant=[only this variant, such as dark; repeatable]:V:_meian_variants'"))
  }

  @Test(
    "is a page that groff sets without a warning, with every command, option and exit code",
    .enabled(if: isInstalled("groff"), "groff is not installed"))
  func page() throws {
    let file = try written("man")
    let outcome = try run(
      "/usr/bin/groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-rLL=100n", "-P-cbou", file)
    #expect(outcome.status == 0 && !outcome.out.contains("warning"), "\(outcome.out)")
    let text = outcome.out.replacing(/\s+/, with: " ")
    for command in allCommands {
      #expect(text.contains("meian \(command.name)"))
      #expect(text.contains("\(command.summary)."), "\(command.name)")
      for option in command.options { #expect(text.contains("--\(option.name)")) }
    }
    for (code, meaning) in ExitCode.meanings {
      #expect(text.contains("\(code.rawValue) \(meaning)"))
    }
    #expect(text.contains("NAME meian - draw app screens"))
  }

  @Test("prints the page where nothing is named, and says what else there is")
  func words() throws {
    let call = try Call()
    #expect(call.run("manual") == call.run("manual man"))
    #expect(
      call.run("manual tcsh").err
        == "meian: manual knows no “tcsh”; it prints man, bash, zsh or fish\n")
    #expect(call.run("manual bash zsh").code == .usage)
  }
}

/// Whether Debian's package of a program is installed.
private func isInstalled(_ program: String) -> Bool {
  FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
}
