import Foundation
import Geometry
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the documents tell a team that has snapshots and no project, run as it stands there.
@Suite("The documents’ commands for snapshots")
struct SnapshotDocumentTests {
  private let folder: TemporaryFolder
  private let clone: TestRepository

  /// A shared repository of two screens in light and dark, of which a branch changes one in dark while
  /// `main` goes on, and the clone of a pipeline on that branch.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "bin/keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "bin/meian"), withDestinationPath: Executable.path)
    for (name, color) in [
      ("homeLight", 0xFFFFFF), ("homeDark", 0x1C1C1E), ("nav-light-linux", 0xF2F2F7),
      ("nav-dark-linux", 0x000000),
    ] {
      try folder.write(try Self.picture(UInt32(color)), to: "shared/Snapshots/\(name).png")
    }
    let origin = try TestRepository(folder.path(of: "shared"))
    try origin.commit("Start")
    try origin.git("checkout", "--quiet", "-b", "topic")
    try folder.write(try Self.picture(0x2C2C2E), to: "shared/Snapshots/homeDark.png")
    try origin.commit("Lighter cards")
    try origin.git("checkout", "--quiet", "main")
    try folder.write(try Self.picture(0xFF0000), to: "shared/Snapshots/nav-dark-linux.png")
    try origin.commit("Red bar")
    clone = try TestRepository.clone(
      origin, to: folder.path(of: "clone"), ["--single-branch", "--branch=topic"])
  }

  private static func picture(_ color: UInt32) throws -> [UInt8] {
    try encodePNG(Bitmap(size: PixelSize(width: 40, height: 30), filledWith: RGBA8(rgb: color)))
  }

  private func run(
    _ script: String, _ variables: [String: String] = [:]
  ) throws -> Executable.Outcome {
    var all = ["PATH": "\(folder.path(of: "bin")):/usr/bin:/bin", "CI": "true"]
    all.merge(variables) { $1 }
    return try Executable(folder: clone.path, variables: all, program: "/bin/sh")
      .run("-e", "-c", script)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try #require(folder.bytes(of: "clone/meian-report/\(name)")), as: UTF8.self)
  }

  /// The one change of the branch, its screen paired, and nothing of what `main` did since.
  private func expectTheChange() throws {
    let json = try JSONSerialization.jsonObject(with: Data(try text("results.json").utf8))
    let screens = try #require((json as? [String: Any])?["screens"] as? [[String: Any]])
    let shots = screens.flatMap { screen in
      (screen["shots"] as? [[String: Any]] ?? []).map {
        "\(screen["id"] ?? "") \($0["variant"] ?? ""): \($0["verdict"] ?? "")"
      }
    }
    #expect(
      shots == [
        "home light: unchanged", "home dark: unexpected-change", "nav-linux light: unchanged",
        "nav-linux dark: unchanged",
      ])
    #expect(try text("junit.xml").contains("failures=\"1\""))
  }

  @Test("compare with what the branch began from, in a shell")
  func shell() throws {
    let scripts = try documentBlocks("sh", under: "Snapshots without a project")
    try #require(scripts.count == 1)
    let outcome = try run(scripts[0])
    #expect(outcome.status == 1, "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.hasSuffix("4 pictures: 3 equal, 1 different\n"))
    try expectTheChange()
  }

  @Test("are those of GitLab")
  func gitLab() throws {
    let commands = try commands(of: 0) { $0.wholeMatch(of: /\s+- ((?:git|meian) .*)/) }
    try #require(commands.count == 3)
    let variables = [
      "GITLAB_CI": "true", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
      "MEIAN_BASE": "origin/main",
    ]
    for (command, status) in zip(commands, [0, 1, 0] as [Int32]) {
      let outcome = try run(command, variables)
      #expect(outcome.status == status, "\(command)\n\(outcome.out)\(outcome.err)")
    }
    try expectTheChange()
    #expect(try !text("report.html").isEmpty && !text("codequality.json").isEmpty)
  }

  @Test("are those of GitHub, which fetches all branches")
  func gitHub() throws {
    try clone.git("fetch", "--quiet", "origin", "+main:refs/remotes/origin/main")
    let commands = try commands(of: 1) { $0.wholeMatch(of: /\s+(?:- )?run: ((?:cat|meian) .*)/) }
    try #require(commands.count == 3)
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main",
      "GITHUB_STEP_SUMMARY": folder.path(of: "summary.md"),
    ]
    var out = ""
    for (command, status) in zip(commands, [1, 0, 0] as [Int32]) {
      let outcome = try run(command, variables)
      #expect(outcome.status == status, "\(command)\n\(outcome.out)\(outcome.err)")
      out += outcome.out
    }
    try expectTheChange()
    #expect(out.contains("::error"))
    let summary = String(decoding: try #require(folder.bytes(of: "summary.md")), as: UTF8.self)
    #expect(try summary == text("summary.md"))
  }

  private func commands(
    of index: Int, _ match: (Substring) -> Regex<(Substring, Substring)>.Match?
  ) throws -> [String] {
    let blocks = try documentBlocks("yaml", under: "Snapshots without a project")
    try #require(blocks.count == 2)
    return blocks[index].split(separator: "\n").compactMap { line in
      match(line).map { String($0.1) }
    }
  }

  @Test("of the README compare, and make a project that has baselines")
  func readme() throws {
    let heading = "Snapshots you already have"
    let scripts = try documentBlocks("sh", under: heading, of: "README.md")
    try #require(scripts.count == 1)
    try clone.git("fetch", "--quiet", "origin", "+main:main")
    let lines = scripts[0].split(separator: "\n").map(String.init)
    #expect(try run(lines[0]).status == 1)
    try expectTheChange()
    #expect(try run(lines[1]).status == 0)
    #expect(try text("report.html").contains("home"))
    let projects = try documentBlocks("json5", under: heading, of: "README.md")
    try #require(projects.count == 1)
    try folder.write(projects[0], to: "clone/meian.json5")
    for style in ["light", "dark"] {
      try folder.write(try Self.picture(0x123456), to: "clone/Snapshots/A/home.\(style).png")
    }
    #expect(try run("meian record", ["CI": ""]).status == 0)
    #expect(try run("meian verify").status == 0)
    #expect(folder.bytes(of: "clone/Baselines/A/home/dark.after.png") != nil)
  }
}
