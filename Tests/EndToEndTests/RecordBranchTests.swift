import Foundation
import TestSupport
import Testing

/// `scripts/ci/record-branch`, with the variables that forges set, in real repositories.
@Suite("Recording on an author's branch")
struct RecordBranchTests {
  /// A forge with `main`, and `topic` on which a screen changed and was not recorded.
  private struct Changed {
    let world: World
    /// The tip of `topic`.
    let topic: String

    init() throws {
      world = try World()
      try world.shared.git("checkout", "--quiet", "-b", "topic")
      try world.shared.paint("secondarySystemBackground")
      topic = try world.shared.commit("Another background")
      try world.shared.git("checkout", "--quiet", "main")
    }

    var shared: Desk { world.shared }

    /// A pipeline's clone, checked out at what the pipeline is about.
    func clone(_ name: String, at commit: String) throws -> Desk {
      let clone = try world.clone(name)
      try clone.git("checkout", "--quiet", "--detach", commit)
      return clone
    }

    func record(_ clone: Desk, _ variables: [String: String]) throws -> Executable.Outcome {
      var variables = variables
      variables["CI"] = "true"
      variables["MEIAN"] = Executable.path
      for name in ["GITLAB_CI", "GITHUB_ACTIONS"] { variables[name] = variables[name] ?? "" }
      return try Executable(
        folder: clone.path, variables: variables,
        program: "\(repositoryRoot)/scripts/ci/record-branch"
      ).run()
    }
  }

  private static func gitlab(_ commit: String) -> [String: String] {
    [
      "GITLAB_CI": "true", "CI_PROJECT_ID": "7", "CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "7",
      "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "topic", "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA": "",
      "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_DEFAULT_BRANCH": "main",
      "CI_COMMIT_SHA": commit, "GITLAB_USER_NAME": "Ann", "GITLAB_USER_EMAIL": "ann@example.com",
    ]
  }

  private static func github(_ commit: String) -> [String: String] {
    [
      "GITHUB_ACTIONS": "true", "GITHUB_REPOSITORY": "a/b", "MEIAN_HEAD_REPOSITORY": "a/b",
      "GITHUB_HEAD_REF": "topic", "GITHUB_BASE_REF": "main", "MEIAN_COMMIT": commit,
    ]
  }

  @Test("commits the baselines and nothing else, and has nothing to do a second time")
  func pushes() throws {
    let world = try Changed()
    let clone = try world.clone("one", at: world.topic)
    try clone.write("left by the job", to: "left.txt")
    let outcome = try world.record(clone, Self.gitlab(world.topic))
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try world.shared.files(of: "topic") == World.home)
    #expect(try world.shared.git("show", "-s", "--format=%an", "topic") == "Ann")
    let tip = try world.shared.git("rev-parse", "topic")
    let again = try world.record(try world.clone("two", at: tip), Self.gitlab(tip))
    #expect(again.status == 0)
    #expect(again.err.contains("nothing had to be recorded"))
    #expect(try world.shared.git("rev-parse", "topic") == tip)
    let verified = try Executable(
      folder: clone.path, variables: ["CI": "true", "GITHUB_BASE_REF": "main"]
    ).run("verify", "--quiet")
    #expect(verified.status == 0, "\(verified.out)\(verified.err)")
  }

  @Test("records the branch in the pipeline of a merged result, whose commit no branch has")
  func mergedResult() throws {
    let world = try Changed()
    let clone = try world.clone("one", at: world.topic)
    try clone.git("merge", "--quiet", "--no-ff", "--no-edit", "origin/main")
    try clone.git("commit", "--quiet", "--allow-empty", "--message", "Merged result")
    var variables = Self.gitlab(try clone.git("rev-parse", "HEAD"))
    variables["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"] = world.topic
    let outcome = try world.record(clone, variables)
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try world.shared.git("rev-parse", "topic~1") == world.topic)
  }

  @Test("works with GitHub's variables")
  func onGitHub() throws {
    let world = try Changed()
    let outcome = try world.record(
      try world.clone("one", at: world.topic), Self.github(world.topic))
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try world.shared.files(of: "topic") == World.home)
  }

  @Test(
    "refuses what it must not write, and says why",
    arguments: [
      (["CI_MERGE_REQUEST_SOURCE_PROJECT_ID": "8"], "comes from a fork"),
      (["CI_COMMIT_REF_PROTECTED": "true"], "“topic” is protected"),
      (["CI_DEFAULT_BRANCH": "topic"], "“topic” is protected"),
      (["CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "topic"], "“topic” is protected"),
      (["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "--force"], "“--force” is no branch"),
      (["CI_MERGE_REQUEST_SOURCE_BRANCH_NAME": "gone"], "“gone” cannot be fetched"),
      (["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA": "HEAD~1"], "“topic” moved on"),
    ] as [([String: String], String)])
  func refuses(change: [String: String], words: String) throws {
    let world = try Changed()
    let variables = Self.gitlab(world.topic).merging(change) { $1 }
    let outcome = try world.record(try world.clone("one", at: world.topic), variables)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(try world.shared.git("rev-parse", "topic") == world.topic)
  }

  @Test("refuses a pull request from a fork")
  func fork() throws {
    let world = try Changed()
    var variables = Self.github(world.topic)
    variables["MEIAN_HEAD_REPOSITORY"] = "stranger/b"
    let outcome = try world.record(try world.clone("one", at: world.topic), variables)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("comes from a fork"))
  }
}
