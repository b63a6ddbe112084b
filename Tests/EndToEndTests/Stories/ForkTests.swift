import Foundation
import TestSupport
import Testing

/// A stranger's merge request: from a repository of their own, whose `main` is an old one.
@Suite("A merge request from a fork")
struct ForkTests {
  private struct Fork {
    let world: World
    /// The stranger's repository on the forge.
    let fork: Desk
    /// Where the stranger works; `upstream` is the main repository.
    let stranger: Desk
    /// The merge base with the main repository.
    let base: String

    /// The fork's `main` was left behind; `topic` stands on what the main line is now.
    init() throws {
      world = try World(screens: ["home", "other"])
      fork = try world.clone("fork")
      try fork.git("config", "receive.denyCurrentBranch", "ignore")
      try world.shared.record("systemGreen", "other")
      base = try world.shared.commit("Goes on")
      stranger = try world.clone("stranger", of: fork)
      try stranger.git("remote", "add", "upstream", "file://\(world.shared.path)")
      try stranger.git("fetch", "--quiet", "upstream")
      try stranger.git("checkout", "--quiet", "-b", "topic", "upstream/main")
      try stranger.paint("systemRed")
      try stranger.publish("Red")
    }

    /// GitLab runs the pipeline in the fork, whose `origin` is the fork.
    func gitlab(_ name: String, baseIsKnown: Bool = true) throws -> Desk {
      var job = try world.clone(name, "--branch=topic", of: fork)
      job.variables = [
        "CI": "true", "GITLAB_CI": "true", "CI_PROJECT_ID": "8", "CI_MERGE_REQUEST_PROJECT_ID": "7",
        "CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "8", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        "CI_MERGE_REQUEST_PROJECT_URL": "https://gitlab.example/a/b",
      ]
      if baseIsKnown { job.variables["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = base }
      return job
    }
  }

  @Test("is compared with the main repository's merge base, not with the fork's old main line")
  func gitlab() throws {
    let fork = try Fork()
    let failing = try fork.gitlab("one").meian("verify", "--quiet")
    #expect(failing.status == 1 && failing.out.contains("✗ home"), "\(failing.out)\(failing.err)")
    try fork.stranger.must("record", "--quiet")
    try fork.stranger.publish("Its pictures")
    let passing = try fork.gitlab("two").meian("verify", "--quiet")
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    // The main line's own change is none of this request.
    #expect(passing.out.contains("2 unchanged") && passing.out.contains("2 recorded-change"))
    #expect(!passing.out.contains("other  "))
  }

  @Test("says how the main repository's branch is fetched where the pipeline names no merge base")
  func unknownBase() throws {
    let fork = try Fork()
    let outcome = try fork.gitlab("one", baseIsKnown: false).meian("verify", "--quiet")
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("fork") && outcome.err.contains("--before"), "\(outcome.err)")
  }

  @Test("runs on GitHub in the main repository, and is compared with its main line")
  func github() throws {
    let fork = try Fork()
    try fork.stranger.must("record", "--quiet")
    try fork.stranger.publish("Its pictures")
    var job = try fork.world.clone("job")
    try job.git("fetch", "--quiet", "file://\(fork.fork.path)", "topic")
    try job.git("checkout", "--quiet", "--detach", "FETCH_HEAD")
    try job.git("merge", "--quiet", "--no-ff", "--no-edit", "origin/main")
    job.variables = ["CI": "true", "GITHUB_BASE_REF": "main"]
    #expect(try job.must("verify", "--quiet").out.contains("2 unchanged"))
  }

  @Test("is accepted in the fork, by whoever may write there")
  func accepted() throws {
    let fork = try Fork()
    let job = try fork.gitlab("one")
    #expect(try job.meian("verify", "--quiet").status == 1)
    try fork.stranger.must("accept", "\(job.path)/meian-report")
    #expect(try fork.stranger.changedFiles() == World.home)
    // A person names the other remote's commit themselves.
    let outcome = try fork.stranger.must("verify", "--quiet", "--before", "upstream/main")
    #expect(outcome.out.contains("2 recorded-change"), "\(outcome.out)")
  }
}
