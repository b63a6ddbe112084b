import Foundation
import TestSupport
import Testing

/// The life of a change in real repositories: a shared one, an author's clone, a pipeline's clone.
@Suite("A merge request")
struct MergeRequestTests {
  private struct World {
    let folder: TemporaryFolder
    let shared: TestRepository
    let author: TestRepository

    /// A shared repository whose `main` has one recorded screen, and a clone of it.
    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "shared"), withIntermediateDirectories: true)
      shared = try TestRepository(folder.path(of: "shared"))
      try folder.write(
        "{ name: \"Story\", screens: [\"Screens\"], device: \"iphone-4\" }",
        to: "shared/meian.json5")
      try Self.paint(folder, "shared", "systemBackground")
      try Self.expect(0, World.meian(shared, ["record", "--quiet"]))
      try shared.commit("First screen")
      try shared.git("config", "receive.denyCurrentBranch", "ignore")
      author = try TestRepository(cloning: shared, to: folder.path(of: "author"))
    }

    func paint(_ clone: String, _ color: String, screen: String = "home") throws {
      try Self.paint(folder, clone, color, screen: screen)
    }

    private static func paint(
      _ folder: TemporaryFolder, _ clone: String, _ color: String, screen: String = "home"
    ) throws {
      try folder.write(
        "{ screen: \"\(screen)\", view: { backgroundColor: \"\(color)\" } }",
        to: "\(clone)/Screens/\(screen).screen.json5")
    }

    /// What a pipeline does: a fresh clone of a branch, and `verify` with the forge's variables.
    func pipeline(
      _ branch: String, _ name: String, _ options: String...
    ) throws -> Executable.Outcome {
      let clone = folder.path(of: name)
      _ = try TestRepository.clone(shared, to: clone, ["--branch=\(branch)"] + options)
      return try Executable(
        folder: clone, variables: ["CI": "true", "GITHUB_BASE_REF": "main"]
      ).run("verify", "--quiet")
    }

    static func meian(_ clone: TestRepository, _ words: [String]) throws -> Executable.Outcome {
      try Executable(folder: clone.path).run(words)
    }

    static func expect(_ status: Int32, _ outcome: Executable.Outcome) throws {
      try #require(outcome.status == status, "\(outcome.out)\(outcome.err)")
    }
  }

  @Test("fails until its change is recorded, shows it against the merge base, and merges clean")
  func story() throws {
    let world = try World()
    try world.author.git("checkout", "--quiet", "-b", "topic")
    try world.paint("author", "secondarySystemBackground")
    try world.author.commit("Another background")
    try world.author.git("push", "--quiet", "origin", "topic")
    let failing = try world.pipeline("topic", "pipeline-1")
    #expect(failing.status == 1)
    #expect(failing.out.contains("✗ home  light, dark: unexpected-change"))

    try World.expect(0, World.meian(world.author, ["record", "--quiet"]))
    #expect(
      try world.author.git("status", "--porcelain").split(separator: "\n").map { $0.dropFirst(3) }
        == ["Baselines/home/dark.after.png", "Baselines/home/light.after.png"])
    try world.author.commit("Its pictures")
    try world.author.git("push", "--quiet", "origin", "topic")
    let passing = try world.pipeline("topic", "pipeline-2")
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(passing.out.contains("recorded-change"))

    // What others merge meanwhile is no change of this request.
    try world.paint("shared", "systemRed", screen: "other")
    try World.expect(0, World.meian(world.shared, ["record", "--quiet"]))
    try world.shared.commit("Another screen")
    let beside = try world.pipeline("topic", "pipeline-3")
    #expect(beside.status == 0 && !beside.out.contains("removed"), "\(beside.out)")

    try world.shared.git("merge", "--quiet", "--no-edit", "topic")
    #expect(try World.meian(world.shared, ["verify", "--quiet"]).status == 0)
    try world.shared.git("revert", "--no-edit", "-m", "1", "HEAD")
    #expect(try World.meian(world.shared, ["verify", "--quiet"]).status == 0)
  }

  @Test("whose clone is too shallow compares nothing and says what completes it")
  func shallow() throws {
    let world = try World()
    try world.author.git("checkout", "--quiet", "-b", "topic")
    try world.author.commit("One")
    try world.author.git("push", "--quiet", "origin", "topic")
    try world.shared.commit("Two")
    let shallow = try world.pipeline("topic", "shallow", "--depth=1", "--no-single-branch")
    #expect(shallow.status == 3)
    #expect(shallow.err.contains("git fetch --unshallow"))
    let single = try world.pipeline("topic", "single", "--depth=1")
    #expect(single.status == 3)
    #expect(single.err.contains("git fetch origin main"))
  }
}
