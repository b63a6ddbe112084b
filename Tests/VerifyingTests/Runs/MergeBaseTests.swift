import Digests
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Before from a commit")
struct MergeBaseTests {
  /// A project with a branch `topic` that makes dark green, on which it stands, beside `main`.
  private func branched() throws -> (TestProject, TestRepository) {
    let project = try TestProject()
    let repository = try TestRepository(project.folder.path)
    try project.record()
    try repository.commit("base")
    try repository.git("checkout", "--quiet", "-b", "topic")
    try project.paint("home", light: "red", dark: "green")
    try project.paint("new", "white")
    try project.record()
    try repository.commit("mine")
    return (project, repository)
  }

  private func run(
    _ project: TestProject, _ variables: [String: String] = [:], before: BeforeSource? = nil
  ) throws(RunFailure) -> RunRecord {
    try verify(
      try project.load(), RunOptions(before: before, variables: variables)
    ).record
  }

  private static let change = [
    "home light unchanged", "home dark recorded-change", "new light added", "new dark added",
  ]

  @Test("is the merge base with the target branch, found in a pipeline by itself")
  func mergeRequest() throws {
    let (project, repository) = try branched()
    #expect(try run(project).before == "none")
    try repository.git("update-ref", "refs/remotes/origin/main", "main")
    for name in ["CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "GITHUB_BASE_REF", "CHANGE_TARGET"] {
      let record = try run(project, [name: "main"])
      #expect(record.verdicts == Self.change)
      #expect(record.before.hasPrefix("merge base "))
      #expect(record.before.hasSuffix(" with origin/main"))
    }
    // What happened on the target since says nothing about this change.
    try repository.git("checkout", "--quiet", "main")
    try project.paint("home", "blue")
    try project.record()
    try repository.commit("theirs")
    try repository.git("update-ref", "refs/remotes/origin/main", "main")
    try repository.git("checkout", "--quiet", "topic")
    let record = try run(project, ["GITHUB_BASE_REF": "main"])
    #expect(record.verdicts == Self.change)
    #expect(record.before.hasSuffix(" with origin/main, which is 1 commit ahead"))
    let change = try #require(record.shot("home", "dark")?.recorded)
    #expect(change.colorChanges.map { "\($0.from) \($0.to)" } == ["#FF0000FF #00FF00FF"])
  }

  @Test("is any commit that is named, over the project's setting")
  func named() throws {
    let (project, repository) = try branched()
    try project.configure("before: \"none\"")
    #expect(try run(project, before: .commit("main")).verdicts == Self.change)
    #expect(
      try run(project, before: .commit("HEAD")).verdicts.allSatisfy { $0.hasSuffix("unchanged") })
    let id = try repository.git("rev-parse", "main")
    #expect(
      try run(project, before: .commit("main")).before == "main (\(id.prefix(8)))")
  }

  @Test("says what is wrong with history, with the command that repairs it")
  func environment() throws {
    let (project, _) = try branched()
    func words(_ variables: [String: String], _ before: BeforeSource?) -> RunFailure? {
      failure { () throws(RunFailure) in _ = try run(project, variables, before: before) }
    }
    #expect(
      words([:], .mergeBase)
        == .environment(
          "before: the target branch is not known; “git remote set-head origin --auto” tells git which branch is the main one, --before REF names another"
        ))
    #expect(
      words(["GITHUB_BASE_REF": "release/1"], nil)
        == .environment(
          "before: origin/release/1 is not in this clone; “git fetch origin release/1:refs/remotes/origin/release/1” brings it (GIT_DEPTH: 0 in GitLab, fetch-depth: 0 in GitHub)"
        ))
    #expect(
      words([:], .commit("v9"))
        == .environment(
          "before: no commit is called “v9” here; “git fetch origin v9:refs/remotes/origin/v9” fetches a branch as origin/v9, “git fetch origin tag v9” a tag, if the other side has it"
        ))
    let plain = try TestProject()
    try plain.record()
    let outside = failure { () throws(RunFailure) in _ = try run(plain, before: .mergeBase) }
    #expect(outside.map { "\($0)".contains("is in no git repository") } == true)
  }

  @Test(
    "is there after the command that the message names, in clones of one branch",
    arguments: [
      ["--single-branch"], ["--single-branch", "--depth=1"], ["--depth=1", "--no-single-branch"],
    ])
  func repairs(options: [String]) throws {
    let (project, repository) = try branched()
    for (index, names) in [["CHANGE_TARGET"], ["CHANGE_TARGET", "SHA"]].enumerated() {
      let folder = try TemporaryFolder()
      let path = folder.path(of: "clone\(index)")
      let clone = try TestRepository.clone(repository, to: path, ["--branch", "topic"] + options)
      var variables = ["CHANGE_TARGET": "main"]
      if names.contains("SHA") {
        variables["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = try repository.git("rev-parse", "main")
      }
      func verdicts() throws(RunFailure) -> [String] {
        try verify(try Project.load(path), RunOptions(variables: variables)).record.verdicts
      }
      if let failure = failure(of: { () throws(RunFailure) in _ = try verdicts() }) {
        guard case .environment(let message) = failure,
          let command = message.firstMatch(of: /“git (fetch [^”]*)”/)
        else {
          #expect(Bool(false), "\(failure)")
          continue
        }
        try clone.git(command.1.split(separator: " ").map(String.init))
      }
      #expect(try verdicts() == Self.change, "\(options)")
    }
    #expect(try project.load().epoch == renderingEpoch)
  }

  @Test("is not the only branch that a clone fetches, which would be compared with itself")
  func ownBranch() throws {
    let (project, repository) = try branched()
    defer { withExtendedLifetime(project) {} }
    let folder = try TemporaryFolder()
    let path = folder.path(of: "clone")
    // The repository stands on topic, so that origin/HEAD does as well.
    let clone = try TestRepository.clone(repository, to: path, ["--depth=1"])
    #expect(try clone.git("symbolic-ref", "--short", "refs/remotes/origin/HEAD") == "origin/topic")
    let failure = failure { () throws(RunFailure) in
      _ = try verify(try Project.load(path), RunOptions(before: .mergeBase))
    }
    #expect(
      failure
        == .environment(
          "before: the target branch is not known; “git remote set-branches origin '*' && git fetch --unshallow origin && git remote set-head origin --auto” tells git which branch is the main one, --before REF names another"
        ))
    try clone.git("fetch", "--unshallow", "origin", "main:refs/remotes/origin/main")
    try clone.git("remote", "set-head", "origin", "main")
    let record = try verify(try Project.load(path), RunOptions(before: .mergeBase)).record
    #expect(record.verdicts == Self.change)
  }

  @Test(
    "takes no expression for a branch, and puts no strange name into a command",
    arguments: [
      "main^", "main~1", "main^{/x}", "--upload-pack=x", "a..b", "$(touch x)", "a b", "main@{1}",
      String(repeating: "x", count: 10_000), "`x`", "a;b", "main\nx",
    ])
  func strangeNames(name: String) throws {
    let (project, repository) = try branched()
    try repository.git("update-ref", "refs/remotes/origin/main", "main")
    let failure = failure { () throws(RunFailure) in
      _ = try run(project, ["GITHUB_BASE_REF": name])
    }
    guard case .environment(let message)? = failure else {
      #expect(Bool(false), "\(String(describing: failure))")
      return
    }
    #expect(!message.contains("git fetch") && message.count < 500)
  }

  @Test("lists a screen that the branch removed, and lets a stored file win")
  func removed() throws {
    let (project, _) = try branched()
    try project.remove("Screens/home.screen.json5")
    try project.folder.write("{ view: { backgroundColor: \"#000000\" } }", to: "Elsewhere.json5")
    _ = try prune(try project.load())
    #expect(
      try run(project, before: .commit("main")).verdicts
        == ["home dark removed", "home light removed", "new light added", "new dark added"])
    try project.paint("home", light: "red", dark: "green")
    try project.record()
    try project.record(.before)
    #expect(
      try run(project, before: .commit("main")).verdicts.allSatisfy { $0.hasSuffix("unchanged") })
  }

  @Test(
    "takes the target's state for the result of a merge, and the named base where none is fetched")
  func mergedResults() throws {
    let (project, repository) = try branched()
    let base = try repository.git("rev-parse", "main")
    let record = try run(
      project,
      [
        "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main", "CI_MERGE_REQUEST_DIFF_BASE_SHA": base,
        "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": "",
      ])
    #expect(record.verdicts == Self.change)
    #expect(
      record.before == "merge base \(base.prefix(8)) with origin/main, as the pipeline names it")
    let merged = try run(
      project,
      [
        "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        "CI_MERGE_REQUEST_TARGET_BRANCH_SHA": base,
      ])
    #expect(merged.before == "the target branch main at \(base.prefix(8))")
    #expect(merged.verdicts == Self.change)
  }

  @Test("reads what Git LFS points at from the local store, else says how to fetch it")
  func lfs() throws {
    let (project, repository) = try branched()
    let path = "Baselines/home/dark.after.png"
    let picture = try #require(project.baselines()[path])
    let digest = "\(Digest(of: picture))"
    try project.folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize \(picture.count)\n",
      to: path)
    try repository.commit("pointer")
    try project.folder.write(picture, to: path)
    let missing = failure { () throws(RunFailure) in _ = try run(project, before: .commit("HEAD")) }
    #expect(missing.map { "\($0)".contains("git lfs fetch origin") } == true)
    try project.folder.write(
      picture, to: ".git/lfs/objects/\(digest.prefix(2))/\(digest.dropFirst(2).prefix(2))/\(digest)"
    )
    #expect(
      try run(project, before: .commit("HEAD")).verdicts.allSatisfy { $0.hasSuffix("unchanged") })
  }
}
