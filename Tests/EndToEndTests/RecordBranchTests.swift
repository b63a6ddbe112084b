import Foundation
import TestSupport
import Testing

/// `scripts/ci/record-branch`, with the variables that forges set, in real repositories.
@Suite("Recording on an author's branch")
struct RecordBranchTests {
  /// A shared repository with `main`, and `topic` on which a screen changed and was not recorded.
  private struct World {
    let folder: TemporaryFolder
    let shared: TestRepository
    let topic: String

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "shared"), withIntermediateDirectories: true)
      shared = try TestRepository(folder.path(of: "shared"))
      try shared.git("config", "receive.denyCurrentBranch", "ignore")
      try folder.write(
        "{ name: \"Story\", screens: [\"Screens\"], device: \"iphone-4\" }",
        to: "shared/meian.json5")
      try Self.paint(folder, "systemBackground")
      let outcome = try Executable(folder: shared.path).run("record", "--quiet")
      try #require(outcome.status == 0, "\(outcome.err)")
      try shared.commit("First screen")
      try shared.git("checkout", "--quiet", "-b", "topic")
      try Self.paint(folder, "secondarySystemBackground")
      topic = try shared.commit("Another background")
      try shared.git("checkout", "--quiet", "main")
    }

    static func paint(_ folder: TemporaryFolder, _ color: String) throws {
      try folder.write(
        "{ screen: \"home\", view: { backgroundColor: \"\(color)\" } }",
        to: "shared/Screens/home.screen.json5")
    }

    /// A pipeline's clone, checked out at what the pipeline is about.
    func clone(_ name: String, at commit: String) throws -> TestRepository {
      let clone = try TestRepository(cloning: shared, to: folder.path(of: name))
      try clone.git("checkout", "--quiet", "--detach", commit)
      return clone
    }

    func record(
      _ clone: TestRepository, _ variables: [String: String]
    ) throws -> Executable.Outcome {
      var variables = variables
      variables["CI"] = "true"
      variables["MEIAN"] = Executable.path
      for name in ["GITLAB_CI", "GITHUB_ACTIONS"] { variables[name] = variables[name] ?? "" }
      return try Executable(
        folder: clone.path, variables: variables,
        program: "\(repositoryRoot)/scripts/ci/record-branch"
      ).run()
    }

    /// The files that a branch's last commit changed.
    func changed(_ branch: String) throws -> [String] {
      try shared.git("show", "--format=", "--name-only", branch).split(separator: "\n")
        .map(String.init)
    }
  }

  private static let recorded = ["Baselines/home/dark.after.png", "Baselines/home/light.after.png"]

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
    let world = try World()
    let clone = try world.clone("one", at: world.topic)
    try world.folder.write("left by the job", to: "one/left.txt")
    let outcome = try world.record(clone, Self.gitlab(world.topic))
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try world.changed("topic") == Self.recorded)
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
    let world = try World()
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
    let world = try World()
    let outcome = try world.record(
      try world.clone("one", at: world.topic), Self.github(world.topic))
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(try world.changed("topic") == Self.recorded)
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
    let world = try World()
    let variables = Self.gitlab(world.topic).merging(change) { $1 }
    let outcome = try world.record(try world.clone("one", at: world.topic), variables)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains(words), "\(outcome.err)")
    #expect(try world.shared.git("rev-parse", "topic") == world.topic)
  }

  @Test("refuses a pull request from a fork")
  func fork() throws {
    let world = try World()
    var variables = Self.github(world.topic)
    variables["MEIAN_HEAD_REPOSITORY"] = "stranger/b"
    let outcome = try world.record(try world.clone("one", at: world.topic), variables)
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("comes from a fork"))
  }
}
