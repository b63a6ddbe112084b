import Foundation
import TestSupport
import Testing

/// The life of a change in real repositories: a shared one, an author's clone, a pipeline's clone.
@Suite("A merge request")
struct MergeRequestTests {
  @Test("fails until its change is recorded, shows it against the merge base, and merges clean")
  func story() throws {
    let world = try World()
    let author = try world.author()
    try author.paint("secondarySystemBackground")
    try author.publish("Another background")
    let failing = try world.pipeline("pipeline-1")
    #expect(failing.status == 1)
    #expect(failing.out.contains("✗ home  light, dark: unexpected-change"))

    try author.must("record", "--quiet")
    #expect(try author.changedFiles() == World.home)
    try author.publish("Its pictures")
    let passing = try world.pipeline("pipeline-2")
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(passing.out.contains("recorded-change"))

    // What others merge meanwhile is no change of this request.
    try world.shared.record("systemRed", "other")
    try world.shared.commit("Another screen")
    let beside = try world.pipeline("pipeline-3")
    #expect(beside.status == 0 && !beside.out.contains("removed"), "\(beside.out)")

    try world.merge()
    try world.shared.must("verify", "--quiet")
  }

  @Test("is accepted from the pipeline's artifact by a reviewer who draws nothing new")
  func accepted() throws {
    let world = try World(screens: ["home", "other"])
    let author = try world.author()
    try author.paint("systemRed")
    try author.publish("Red")
    let job = try world.job("pipeline")
    #expect(try job.meian("verify", "--quiet").status == 1)
    let report = try #require(FileManager.default.subpaths(atPath: "\(job.path)/meian-report"))
    let files = report.compactMap { name in
      job.bytes(of: "meian-report/\(name)").map { (name: "public/meian-report/\(name)", bytes: $0) }
    }
    try world.folder.write(Zip(files).bytes, to: "artifact.zip")

    let reviewer = try world.clone("reviewer", "--branch=topic")
    let outcome = try reviewer.must("accept", world.folder.path(of: "artifact.zip"))
    #expect(outcome.out.contains("accepted home/dark.after.png"))
    #expect(try reviewer.changedFiles() == World.home)
    try reviewer.publish("Accept the red")
    #expect(try world.pipeline("again").status == 0)
    try world.merge()
    try world.shared.must("verify", "--quiet")
  }

  @Test("is reverted with its baselines, and the revert passes as any change does")
  func reverted() throws {
    let world = try World()
    let author = try world.author()
    try author.record("systemRed")
    try author.publish("Red")
    try world.merge()
    let undo = try world.author("undo", branch: "undo")
    try undo.git("revert", "--no-edit", "-m", "1", "HEAD")
    #expect(try undo.files(of: "HEAD") == World.home + ["Screens/home.screen.json5"])
    try undo.git("push", "--quiet", "origin", "undo")
    let outcome = try world.pipeline("pipeline", on: "undo")
    #expect(outcome.status == 0 && outcome.out.contains("2 recorded-change"), "\(outcome.out)")
    try world.merge("undo")
    try world.shared.must("verify", "--quiet")
    // Code without its pictures is what fails.
    try world.shared.git("checkout", "--quiet", "HEAD~1", "--", "Baselines")
    #expect(try world.shared.meian("verify", "--quiet").status == 1)
  }

  @Test("whose clone is too shallow compares nothing and says what completes it")
  func shallow() throws {
    let world = try World()
    try world.author().publish("One")
    try world.shared.commit("Two")
    let shallow = try world.job("shallow", "--depth=1", "--no-single-branch")
      .meian("verify", "--quiet")
    #expect(shallow.status == 3)
    #expect(shallow.err.contains("git fetch --unshallow"))
    let single = try world.job("single", "--depth=1").meian("verify", "--quiet")
    #expect(single.status == 3)
    #expect(single.err.contains("git fetch --unshallow origin main:refs/remotes/origin/main"))
  }
}
