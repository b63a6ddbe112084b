import Foundation
import TestSupport
import Testing

/// A merge request's pipeline of parallel jobs, each in a clone of its own, as GitLab runs them.
@Suite("A parallel pipeline")
struct ParallelPipelineTests {
  /// Eight recorded screens, and a branch `topic` that is checked out on the forge.
  private func world() throws -> World {
    let world = try World(screens: (0..<8).map { "s\($0)" })
    try world.shared.git("checkout", "--quiet", "-b", "topic")
    return world
  }

  /// A job in a clone of `topic`, which is made where it does not exist.
  private func job(_ name: String, in world: World, _ variables: [String: String] = [:]) throws
    -> Desk
  {
    let path = world.folder.path(of: name)
    var desk =
      FileManager.default.fileExists(atPath: path)
      ? Desk(repository: TestRepository(existing: path)) : try world.job(name)
    desk.variables = ["CI": "true", "GITHUB_BASE_REF": "main"].merging(variables) { $1 }
    return desk
  }

  /// The shards of a pipeline and the job that merges them.
  private func pipeline(_ name: String, in world: World, count: Int = 3) throws
    -> Executable.Outcome
  {
    var reports: [String] = []
    for index in 1...count {
      let report = world.folder.path(of: "\(name)-report-\(index)")
      let outcome = try job(
        "\(name)-\(index)", in: world,
        ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "\(count)"]
      ).meian("verify", "--quiet", "--shard", "auto", "--changed-only", "--report", report)
      try #require(outcome.status <= 1, "\(outcome.err)")
      reports.append(report)
    }
    return try job("\(name)-merge", in: world).meian(
      ["merge-reports"] + reports + ["--changed-only", "--report", "meian-report"])
  }

  @Test("fails, passes once the change is recorded, and reports what one job would")
  func story() throws {
    let world = try world()
    try world.shared.paint("systemRed", "s3")
    try world.shared.commit("Red")
    let failing = try pipeline("first", in: world)
    #expect(failing.status == 1, "\(failing.err)")
    #expect(failing.out.contains("✗ s3  light, dark: unexpected-change"))

    try world.shared.must("record", "--quiet")
    try world.shared.commit("Its pictures")
    let passing = try pipeline("second", in: world)
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(passing.out.contains("recorded-change"))
    let whole = try job("second-whole", in: world).meian(
      "verify", "--quiet", "--changed-only", "--report", "meian-report")
    #expect(whole.status == 0)
    let report = "/meian-report"
    let compared = try Executable(folder: world.folder.path, program: "/usr/bin/diff").run(
      "-r", "second-merge\(report)", "second-whole\(report)")
    #expect(compared.status == 0, "\(compared.out)")

    // A shard of the pipeline before it is of another commit.
    let mixed = try job("second-merge", in: world).meian(
      ["merge-reports"]
        + [1, 2].map { world.folder.path(of: "second-report-\($0)") }
        + [world.folder.path(of: "first-report-3"), "--report", "mixed"])
    #expect(mixed.status == 2)
    #expect(mixed.err.contains("made at commit"))
  }

  @Test("draws only what the branch changed, and passes where that is nothing")
  func affected() throws {
    let world = try world()
    try world.shared.paint("systemRed", "s3")
    try world.shared.commit("Red")
    let only = ["verify", "--quiet", "--changed-since", "merge-base"]
    let failing = try job("one", in: world).meian(only)
    #expect(failing.status == 1)
    #expect(failing.out.contains("16 shots: 2 unexpected-change, 14 skipped"))
    try world.shared.git("checkout", "--quiet", "HEAD~1", "--", "Screens")
    try world.shared.write("Words", to: "README.md")
    try world.shared.commit("Words instead")
    let passing = try job("two", in: world).meian(only)
    #expect(passing.status == 0, "\(passing.err)")
    #expect(passing.out.contains("16 shots: 16 skipped"))
    let shallow = try job("two", in: world).meian(
      "verify", "--quiet", "--changed-since", "nowhere")
    #expect(shallow.status == 3)
  }

  @Test("killed while it fills a cache leaves one that the next run can use")
  func killed() throws {
    let world = try world()
    let cache = world.folder.path(of: "cache")
    let words = ["verify", "--quiet", "--cache", cache]
    for delay in [5, 20, 40, 80] {
      let running = try Executable(folder: world.shared.path).start(words)
      usleep(UInt32(delay) * 1000)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
    }
    let first = try world.shared.meian(words)
    #expect(first.status == 0, "\(first.out)")
    let second = try world.shared.meian(words)
    #expect(second.status == 0 && second.out.contains("cache: 16 of 16 shots"), "\(second.out)")
  }
}
