import Foundation
import TestSupport
import Testing

/// What becomes of a pipeline's report when the branch goes on before anybody accepts it.
@Suite("A report that is accepted late")
struct LateReportTests {
  private let world: World
  /// On a branch with a red screen that is not recorded.
  private let author: Desk
  /// What its pipeline reported.
  private let report: String

  init() throws {
    world = try World(screens: ["home", "other"])
    author = try world.author()
    try author.paint("systemRed")
    try author.publish("Red")
    let job = try world.job("pipeline")
    report = "\(job.path)/meian-report"
    #expect(try job.meian("verify", "--quiet").status == 1)
  }

  @Test("is taken after a rebase that left its screens as they were")
  func rebased() throws {
    try world.shared.record("systemGreen", "other")
    try world.shared.commit("Green")
    try author.git("fetch", "--quiet")
    try author.git("rebase", "--quiet", "origin/main")
    try author.must("accept", report)
    #expect(try author.changedFiles() == World.home)
    try author.must("verify", "--quiet")
  }

  @Test("is refused with the reason after a rebase onto a change of the same screen")
  func other() throws {
    let text = "{ screen: \"home\", view: { backgroundColor: \"systemRed\", alpha: 0.5 } }"
    try world.shared.write(text, to: "Screens/home.screen.json5")
    try world.shared.must("record", "--quiet")
    try world.shared.commit("Half")
    try author.git("fetch", "--quiet")
    author.conflict("rebase", "--quiet", "origin/main")
    try author.write(text, to: "Screens/home.screen.json5")
    try author.git("add", "--all")
    try author.git("-c", "core.editor=true", "rebase", "--continue")
    let outcome = try author.meian("accept", report)
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("home, dark: the report was made from other sources"))
    #expect(try author.changedFiles().isEmpty)
  }

  @Test("is refused where the screen was removed meanwhile")
  func removed() throws {
    try author.git("rm", "--quiet", "-r", "Screens/home.screen.json5", "Baselines/home")
    try author.commit("Without")
    let outcome = try author.meian("accept", report)
    #expect(outcome.status == 2 && outcome.err.contains("has no such shot"), "\(outcome.err)")
    #expect(try author.changedFiles().isEmpty)
  }

  @Test("changes nothing where the pictures were recorded meanwhile")
  func recorded() throws {
    try author.must("record", "--quiet")
    try author.commit("Recorded")
    #expect(try author.must("accept", report).out.contains("0 pictures accepted, 2 unchanged"))
    #expect(try author.changedFiles().isEmpty)
  }

  @Test("is not taken by a pipeline that nobody told to")
  func inPipeline() throws {
    let job = try world.job("greedy")
    let outcome = try job.meian("accept", report)
    #expect(outcome.status == 2 && outcome.err.contains("--in-pipeline"), "\(outcome.err)")
    #expect(try job.changedFiles().isEmpty)
  }
}
