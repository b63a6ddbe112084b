import Foundation
import TestSupport
import Testing

@Suite("Where the current directory is odd")
struct OddDirectoryTests {
  @Test("a removed current directory is said, and nothing hangs")
  func removed() throws {
    let folder = try TemporaryFolder()
    let outcome = try Executable(folder: folder.path).shell(
      "mkdir gone && cd gone && rmdir ../gone && meian list")
    #expect(outcome.status == 2)
    #expect(
      outcome.err == "meian: the current directory was removed; change into one that exists\n")
  }

  @Test("init --git writes nothing where there is no repository")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    let outcome = try Executable(folder: folder.path).run("init", "--git")
    #expect(outcome.status == 3)
    #expect(folder.files().isEmpty)
  }

  @Test("a hook of a linked work tree compares that tree, whatever git sets")
  func hook() throws {
    let folder = try TemporaryFolder()
    let main = folder.path(of: "main")
    try FileManager.default.createDirectory(atPath: main, withIntermediateDirectories: true)
    let meian = Executable(folder: main)
    #expect(try meian.run("init").status == 0)
    let layout = "Screens/hello.screen.json5"
    try folder.write(
      Array(#"{ screen: "hello", view: { backgroundColor: "systemRed" } }"#.utf8),
      to: "main/\(layout)")
    #expect(try meian.run("record").status == 0)
    let repository = try TestRepository(main)
    try repository.commit("first")
    try repository.git("worktree", "add", "--quiet", folder.path(of: "linked"), "-b", "topic")
    try folder.write(
      Array(#"{ screen: "hello", view: { backgroundColor: "systemBlue" } }"#.utf8),
      to: "linked/\(layout)")
    // As git runs a hook of the linked work tree.
    let variables = [
      "GIT_DIR": "\(main)/.git/worktrees/linked",
      "GIT_INDEX_FILE": "\(main)/.git/worktrees/linked/index", "GIT_PREFIX": "",
    ]
    let hook = Executable(folder: folder.path(of: "linked"), variables: variables)
    let failed = try hook.run("verify", "--before", "HEAD")
    #expect(failed.status == 1 && failed.out.contains("2 unexpected-change"))
    #expect(try hook.run("record").status == 0)
    let passed = try hook.run("verify", "--before", "HEAD")
    #expect(passed.status == 0 && passed.out.contains("2 recorded-change"))
  }
}
