import Baselines
import TestSupport
import Testing

@testable import Verifying

@Suite("Resolving")
struct ResolveTests {
  /// A repository whose main line and branch both changed `home`, and each something else.
  private func diverged() throws -> (TestProject, TestRepository) {
    let project = try TestProject(screens: ["home": "red", "old": "blue", "two": "red"])
    let repository = try TestRepository(project.folder.path)
    try project.record()
    try repository.commit("Start")
    try repository.git("checkout", "--quiet", "-b", "branch")
    try project.paint("home", light: "green", dark: "red")
    try project.paint("two", "blue")
    try project.record()
    try repository.commit("Green")
    try repository.git("checkout", "--quiet", "main")
    try project.paint("home", light: "blue", dark: "red")
    try project.remove("Screens/two.screen.json5")
    _ = try prune(try project.load())
    try project.paint("new", "white")
    try project.record()
    try repository.commit("Blue")
    return (project, repository)
  }

  private func merge(_ repository: TestRepository) {
    // It fails: that is the conflict.
    #expect(throws: TestRepository.Failure.self) {
      try repository.git("merge", "--quiet", "--no-edit", "branch")
    }
  }

  private func run(_ project: TestProject) throws(RunFailure) -> ResolveOutcome {
    try resolve(try project.load(), RunOptions(jobs: 2))
  }

  @Test("draws what both sides changed, once the layouts are merged")
  func bothModified() throws {
    let (project, repository) = try diverged()
    merge(repository)
    let early = try #require(failure { () throws(RunFailure) in _ = try run(project) })
    #expect(
      "\(early)"
        == "Screens/home.screen.json5 and 1 more: in conflict, too, and pictures may be drawn from it; settle it first and “git add” it"
    )
    try project.paint("home", light: "white", dark: "red")
    try repository.git("add", "Screens/home.screen.json5")
    try repository.git("rm", "--quiet", "Screens/two.screen.json5")
    let outcome = try run(project)
    #expect(outcome.drawn == ["home/light.after.png"])
    #expect(outcome.kept == [])
    #expect(outcome.removed == ["two/dark.after.png", "two/light.after.png"])
    #expect(try repository.git("ls-files", "--unmerged") == "")
    try repository.git("commit", "--quiet", "--no-edit")
    #expect(try project.verdicts().allSatisfy { $0.hasSuffix("unchanged") })
    #expect(try repository.git("status", "--porcelain") == "")
  }

  @Test("keeps the side that is what is drawn, in a rebase as well")
  func rebase() throws {
    let (project, repository) = try diverged()
    try repository.git("checkout", "--quiet", "branch")
    #expect(throws: TestRepository.Failure.self) { try repository.git("rebase", "--quiet", "main") }
    try project.paint("home", light: "blue", dark: "red")
    try project.paint("two", "blue")
    try repository.git("add", "Screens")
    let outcome = try run(project)
    #expect(
      (outcome.kept + outcome.drawn).sorted() == [
        "home/light.after.png", "two/dark.after.png", "two/light.after.png",
      ])
    #expect(outcome.removed == [])
    #expect(try repository.git("ls-files", "--unmerged") == "")
    #expect(try project.verdicts().allSatisfy { $0.hasSuffix("unchanged") })
  }

  @Test("takes a picture that both sides added")
  func bothAdded() throws {
    let project = try TestProject()
    let repository = try TestRepository(project.folder.path)
    try project.record()
    try repository.commit("Start")
    for (branch, color) in [("one", "green"), ("other", "blue")] {
      try repository.git("checkout", "--quiet", "-b", branch, "main")
      try project.paint("new", color)
      try project.record()
      try repository.commit(branch)
    }
    #expect(throws: TestRepository.Failure.self) {
      try repository.git("merge", "--quiet", "--no-edit", "one")
    }
    try repository.git("checkout", "--quiet", "--theirs", "Screens")
    try repository.git("add", "Screens")
    let outcome = try run(project)
    #expect(outcome.drawn == ["new/dark.after.png", "new/light.after.png"])
    #expect(try project.verdicts().allSatisfy { $0.hasSuffix("unchanged") })
  }

  @Test("leaves what it cannot draw, and a state before, in conflict")
  func left() throws {
    let (project, repository) = try diverged()
    merge(repository)
    try project.write("{ screen: \"home\", view: { kind: \"labl\" } }", to: "home")
    try repository.git("add", "Screens/home.screen.json5")
    try repository.git("rm", "--quiet", "Screens/two.screen.json5")
    let outcome = try run(project)
    #expect(outcome.broken.map(\.screen) == ["home"])
    #expect(try repository.git("ls-files", "--unmerged").contains("home/light.after.png"))

    let other = try TestProject("before: \"stored\",")
    let second = try TestRepository(other.folder.path)
    try second.commit("Start")
    for (branch, color) in [("one", "green"), ("other", "blue")] {
      try second.git("checkout", "--quiet", "-b", branch, "main")
      try other.paint("home", color)
      try other.record(.before)
      try other.paint("home", "red")
      try second.commit(branch)
    }
    #expect(throws: TestRepository.Failure.self) {
      try second.git("merge", "--quiet", "--no-edit", "one")
    }
    let before = ["home/dark.before.png", "home/light.before.png"]
    #expect(try run(other).left == before)
    #expect(try second.git("ls-files", "--unmerged").contains(before[0]))
  }

  @Test("does nothing where nothing is in conflict, and needs a repository")
  func nothing() throws {
    let project = try TestProject()
    let none = try #require(failure { () throws(RunFailure) in _ = try run(project) })
    #expect("\(none)".contains("is in no git repository"))
    let repository = try TestRepository(project.folder.path)
    try repository.commit("Start")
    #expect(try run(project).isEmpty)
  }
}
