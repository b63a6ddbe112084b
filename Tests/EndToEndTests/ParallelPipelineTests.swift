import Foundation
import TestSupport
import Testing

/// A merge request's pipeline of parallel jobs, each in a clone of its own, as GitLab runs them.
@Suite("A parallel pipeline")
struct ParallelPipelineTests {
  private struct World {
    let folder: TemporaryFolder
    let shared: TestRepository

    /// A repository whose `main` has eight recorded screens, and a branch `topic` that is checked
    /// out.
    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "shared"), withIntermediateDirectories: true)
      shared = try TestRepository(folder.path(of: "shared"))
      try folder.write(
        "{ name: \"Story\", screens: [\"Screens\"], device: \"iphone-4\" }",
        to: "shared/meian.json5")
      for number in 0..<8 { try paint("s\(number)", "systemBackground") }
      try #require(try Executable(folder: shared.path).run("record", "--quiet").status == 0)
      try shared.commit("Screens")
      try shared.git("checkout", "--quiet", "-b", "topic")
    }

    func paint(_ screen: String, _ color: String) throws {
      try folder.write(
        "{ screen: \"\(screen)\", view: { backgroundColor: \"\(color)\" } }",
        to: "shared/Screens/\(screen).screen.json5")
    }

    /// A job in a clone of `topic`.
    func job(
      _ name: String, _ words: [String], variables: [String: String] = [:]
    ) throws -> Executable.Outcome {
      let clone = folder.path(of: name)
      if !FileManager.default.fileExists(atPath: clone) {
        _ = try TestRepository.clone(shared, to: clone, ["--branch=topic"])
      }
      let all = variables.merging(["CI": "true", "GITHUB_BASE_REF": "main"]) { first, _ in first }
      return try Executable(folder: clone, variables: all).run(words)
    }

    /// The shards of a pipeline and the job that merges them.
    func pipeline(_ name: String, count: Int = 3) throws -> Executable.Outcome {
      var reports: [String] = []
      for index in 1...count {
        let report = folder.path(of: "\(name)-report-\(index)")
        let outcome = try job(
          "\(name)-\(index)",
          ["verify", "--quiet", "--shard", "auto", "--changed-only", "--report", report],
          variables: ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "\(count)"])
        try #require(outcome.status <= 1, "\(outcome.err)")
        reports.append(report)
      }
      return try job(
        "\(name)-merge",
        ["merge-reports"] + reports + ["--changed-only", "--report", "meian-report"])
    }
  }

  @Test("fails, passes once the change is recorded, and reports what one job would")
  func story() throws {
    let world = try World()
    try world.paint("s3", "systemRed")
    try world.shared.commit("Red")
    let failing = try world.pipeline("first")
    #expect(failing.status == 1, "\(failing.err)")
    #expect(failing.out.contains("✗ s3  light, dark: unexpected-change"))

    try #require(try Executable(folder: world.shared.path).run("record", "--quiet").status == 0)
    try world.shared.commit("Its pictures")
    let passing = try world.pipeline("second")
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(passing.out.contains("recorded-change"))
    let whole = try world.job(
      "second-whole", ["verify", "--quiet", "--changed-only", "--report", "meian-report"])
    #expect(whole.status == 0)
    let report = "/meian-report"
    let compared = try Executable(folder: world.folder.path, program: "/usr/bin/diff").run(
      "-r", "second-merge\(report)", "second-whole\(report)")
    #expect(compared.status == 0, "\(compared.out)")

    // A shard of the pipeline before it is of another commit.
    let mixed = try world.job(
      "second-merge",
      ["merge-reports"]
        + [1, 2].map { world.folder.path(of: "second-report-\($0)") }
        + [world.folder.path(of: "first-report-3"), "--report", "mixed"])
    #expect(mixed.status == 2)
    #expect(mixed.err.contains("made at commit"))
  }

  @Test("draws only what the branch changed, and passes where that is nothing")
  func affected() throws {
    let world = try World()
    try world.paint("s3", "systemRed")
    try world.shared.commit("Red")
    let only = ["verify", "--quiet", "--changed-since", "merge-base"]
    let failing = try world.job("one", only)
    #expect(failing.status == 1)
    #expect(failing.out.contains("16 shots: 2 unexpected-change, 14 skipped"))
    try world.shared.git("checkout", "--quiet", "HEAD~1", "--", "Screens")
    try world.folder.write("Words", to: "shared/README.md")
    try world.shared.commit("Words instead")
    let passing = try world.job("two", only)
    #expect(passing.status == 0, "\(passing.err)")
    #expect(passing.out.contains("16 shots: 16 skipped"))
    let shallow = try world.job("two", ["verify", "--quiet", "--changed-since", "nowhere"])
    #expect(shallow.status == 3)
  }

  @Test("killed while it fills a cache leaves one that the next run can use")
  func killed() throws {
    let world = try World()
    let cache = world.folder.path(of: "cache")
    let words = ["verify", "--quiet", "--cache", cache]
    for delay in [5, 20, 40, 80] {
      let running = try Executable(folder: world.shared.path).start(words)
      usleep(UInt32(delay) * 1000)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
    }
    let first = try Executable(folder: world.shared.path).run(words)
    #expect(first.status == 0, "\(first.out)")
    let second = try Executable(folder: world.shared.path).run(words)
    #expect(second.status == 0 && second.out.contains("cache: 16 of 16 shots"), "\(second.out)")
  }
}
