import Foundation
import TestSupport
import Testing

/// The commands of `docs/PIPELINES.md`, run as they stand there in a merge request's clone.
@Suite("The documents’ commands")
struct PipelineDocumentTests {
  private let folder: TemporaryFolder
  private let clone: TestRepository

  /// A shared repository of four screens on `main`, and the clone of a pipeline on a branch that
  /// changes one of them.
  init() throws {
    folder = try TemporaryFolder()
    let bin = folder.path(of: "bin")
    let shared = folder.path(of: "shared")
    for path in [bin, shared] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/meian", withDestinationPath: Executable.path)
    let origin = try TestRepository(shared)
    try folder.write(
      "{ name: \"Docs\", screens: [\"Screens\"], device: \"iphone-4\" }", to: "shared/meian.json5")
    for screen in ["home", "hours", "settings/about", "settings/units"] {
      try Self.paint(folder, screen, "systemBackground")
    }
    try Self.record(shared)
    try origin.commit("Start")
    try origin.git("checkout", "--quiet", "-b", "topic")
    try Self.paint(folder, "hours", "systemRed")
    try Self.record(shared)
    try origin.commit("Red hours")
    clone = try TestRepository(cloning: origin, to: folder.path(of: "clone"))
    try clone.git("remote", "set-head", "origin", "main")
  }

  private static func paint(_ folder: TemporaryFolder, _ screen: String, _ color: String) throws {
    try folder.write(
      "{ screen: \"\(screen)\", view: { backgroundColor: \"\(color)\" } }",
      to: "shared/Screens/\(screen).screen.json5")
  }

  private static func record(_ path: String) throws {
    try #require(try Executable(folder: path).run("record", "--quiet").status == 0)
  }

  /// Runs a script in the clone as a pipeline's shell does, with its variables.
  private func run(
    _ script: String, _ variables: [String: String] = [:]
  ) throws -> Executable.Outcome {
    var all = ["PATH": "\(folder.path(of: "bin")):/usr/bin:/bin", "CI": "true"]
    all.merge(variables) { $1 }
    return try Executable(folder: clone.path, variables: all, program: "/bin/sh")
      .run("-e", "-c", script)
  }

  private func block(_ language: String, under heading: String) throws -> String {
    let found = try documentBlocks(language, under: heading)
    try #require(found.count == 1)
    return found[0]
  }

  /// What the merged or whole report says of each shot.
  private func verdicts(_ report: String = "meian-report") throws -> [String: Int] {
    let bytes = try #require(folder.bytes(of: "clone/\(report)/results.json"), "\(report)")
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let screens = try #require(json?["screens"] as? [[String: Any]])
    let shots = screens.flatMap { $0["shots"] as? [[String: Any]] ?? [] }
    return Dictionary(grouping: shots) { $0["verdict"] as? String ?? "" }.mapValues(\.count)
  }

  private static let change = ["unchanged": 6, "recorded-change": 2]

  @Test("with a cache draw the first time and not the second")
  func cache() throws {
    let script = try block("sh", under: "Cache")
    let variables = ["GITHUB_BASE_REF": "main"]
    for isFirst in [true, false] {
      let outcome = try run(script, variables)
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(outcome.out.contains("cache: \(isFirst ? 0 : 6) of 8 shots"), "\(outcome.out)")
      #expect(try verdicts() == Self.change)
    }
  }

  @Test("in shards make the report of all screens")
  func shards() throws {
    let lines = try block("sh", under: "Shards").split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    for index in 1...4 {
      let line = lines[0].replacing("2/4", with: "\(index)/4")
        .replacing("shard-2", with: "shard-\(index)")
      let outcome = try run(line, ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"])
      #expect(outcome.status == 0, "\(outcome.err)")
    }
    let outcome = try run(lines[1])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(try verdicts() == Self.change)
  }

  @Test("of what changed draw one screen of four")
  func changed() throws {
    for line in try block("sh", under: "Only what changed").split(separator: "\n") {
      let outcome = try run(String(line), ["CHANGE_TARGET": "main"])
      #expect(outcome.status == 0, "\(outcome.err)")
      #expect(try verdicts() == ["recorded-change": 2, "skipped": 6])
    }
  }

  @Test("after an upgrade draw the state before again")
  func upgrade() throws {
    let outcome = try run(
      try block("sh", under: "A new Meian"), ["GITHUB_BASE_REF": "main", "CI": ""])
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try verdicts() == Self.change)
  }

  @Test("in a plain shell verify, and record on a branch")
  func plain() throws {
    let scripts = try documentBlocks("sh", under: "Anything else")
    try #require(scripts.count == 2)
    let passing = try run(scripts[0])
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(try verdicts() == Self.change)
    #expect(passing.out.contains("recorded-change"))
    let recording = try run(
      scripts[1],
      [
        "PATH": "\(folder.path(of: "bin")):\(repositoryRoot)/scripts/ci:/usr/bin:/bin"
      ])
    #expect(recording.status == 0, "\(recording.out)\(recording.err)")
    #expect(recording.err.contains("nothing had to be recorded"))
  }

  @Test("for GitLab run in four jobs and a fifth")
  func gitLab() throws {
    let commands = try block("yaml", under: "GitLab").split(separator: "\n").compactMap {
      $0.wholeMatch(of: /\s+- (meian .*)/).map { String($0.1) }
    }
    try #require(commands.count == 2)
    var variables = [
      "GITLAB_CI": "true", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_NODE_TOTAL": "4",
    ]
    for index in 1...4 {
      variables["CI_NODE_INDEX"] = "\(index)"
      let outcome = try run(commands[0], variables)
      #expect(outcome.status == 0, "\(outcome.err)")
    }
    let outcome = try run(commands[1], variables)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(try verdicts()["recorded-change"] == 2)
  }

  @Test("for GitHub run in four jobs and a fifth")
  func gitHub() throws {
    let text = try block("yaml", under: "GitHub")
    let folded = text.replacing(/run: >\n +([^\n]*)\n +/) { "run: \($0.1) " }
    let commands = folded.split(separator: "\n").compactMap {
      $0.wholeMatch(of: /\s+- run: (meian .*)/).map { String($0.1) }
    }
    try #require(commands.count == 2)
    let variables = ["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"]
    for index in 1...4 {
      let command = commands[0].replacing("${{ matrix.shard }}", with: "\(index)")
      let outcome = try run(command, variables)
      #expect(outcome.status == 0, "\(outcome.err)")
    }
    let outcome = try run(commands[1], variables)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(try verdicts()["recorded-change"] == 2)
  }

  @Test("of the README’s first steps make a project that passes")
  func readme() throws {
    let scripts = try documentBlocks("sh", under: "Use", of: "README.md").filter {
      $0.contains("meian init")
    }
    try #require(scripts.count == 1)
    let outcome = try run(scripts[0], ["CI": ""])
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
  }
}
