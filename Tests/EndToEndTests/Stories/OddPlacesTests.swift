import Foundation
import TestSupport
import Testing

/// Folders and repositories that are named or made as few are.
@Suite("A project in an odd place")
struct OddPlacesTests {
  /// Records, changes, fails against the commit before, and is recorded: all that uses paths.
  private func live(_ desk: Desk, in folder: String = "") throws {
    var meian = desk
    meian = Desk(
      repository: TestRepository(existing: folder.isEmpty ? desk.path : "\(desk.path)/\(folder)"))
    try meian.write(World.projectFile("before: \"merge-base\","), to: "meian.json5")
    try meian.paint("systemBackground")
    try meian.must("record", "--quiet")
    try desk.commit("Start")
    let start = try desk.git("rev-parse", "HEAD")
    try meian.paint("systemRed")
    #expect(try meian.meian("verify", "--quiet", "--before", start).status == 1)
    try meian.must("record", "--quiet")
    let outcome = try meian.must("verify", "--quiet", "--before", start)
    #expect(outcome.out.contains("2 recorded-change"), "\(outcome.out)")
    let affected = try meian.must(
      "verify", "--quiet", "--before", start, "--changed-since", start)
    #expect(affected.out.contains("2 recorded-change"), "\(affected.out)")
  }

  @Test(
    "works where its path holds",
    arguments: [
      "two words", "Änderung", "a\u{308}", "🌓 dark", "line\nbreak", "tab\there", "quote\"d 'twice'",
      "$(touch planted)", "-rf", "back\\slash", "100%25", "[a-z]*?", ":(glob)x",
      String(repeating: "n", count: 200),
    ])
  func names(_ name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: name), withIntermediateDirectories: true)
    try live(Desk(repository: try TestRepository(folder.path(of: name))))
    // The same as a folder of a repository, where git quotes its names.
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "whole/\(name)"), withIntermediateDirectories: true)
    try live(Desk(repository: try TestRepository(folder.path(of: "whole"))), in: name)
  }

  @Test("settles conflicts in a folder whose name git quotes")
  func resolve() throws {
    let folder = try TemporaryFolder()
    try folder.write(World.projectFile(), to: "Ä \"b\"/meian.json5")
    let desk = Desk(repository: try TestRepository(folder.path))
    let project = Desk(repository: TestRepository(existing: folder.path(of: "Ä \"b\"")))
    try project.record("systemBackground")
    try desk.commit()
    for (branch, color) in [("one", "systemRed"), ("other", "systemGreen")] {
      try desk.git("checkout", "--quiet", "-b", branch, "main")
      try project.record(color)
      try desk.commit()
    }
    desk.conflict("merge", "--quiet", "one")
    try project.git("checkout", "--quiet", "--ours", "Screens")
    try project.git("add", "Screens")
    #expect(try project.must("resolve").out.contains("2 conflicts settled"))
    try desk.git("commit", "--quiet", "--no-edit")
    #expect(try desk.git("status", "--porcelain").isEmpty)
  }

  @Test("works in a work tree beside the clone and in a submodule")
  func worktreeAndSubmodule() throws {
    let world = try World()
    let beside = world.folder.path(of: "beside")
    try world.shared.git("worktree", "add", "--quiet", "-b", "topic", beside)
    try live(Desk(repository: TestRepository(existing: beside)))

    try FileManager.default.createDirectory(
      atPath: world.folder.path(of: "outer"), withIntermediateDirectories: true)
    let outer = Desk(repository: try TestRepository(world.folder.path(of: "outer")))
    try outer.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
      "file://\(world.shared.path)", "design")
    try outer.commit("With the design")
    let inner = Desk(repository: TestRepository(existing: "\(outer.path)/design"))
    try live(inner)
    // Of the outer repository's point of view nothing of the inner one is its own.
    #expect(try outer.git("status", "--porcelain").contains("design"))
  }

  @Test("says that git does not trust somebody else's repository, and how to say that you do")
  func otherOwner() throws {
    guard getuid() == 0 else {
      print("no repository was given away: that needs root")
      return
    }
    let world = try World()
    try world.shared.git("checkout", "--quiet", "-b", "topic")
    let files = try FileManager.default.subpathsOfDirectory(atPath: world.shared.path)
    for name in [""] + files { lchown("\(world.shared.path)/\(name)", 12345, 12345) }
    // What the machine's own settings trust is not asked here.
    var desk = world.shared
    desk.variables = ["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null"]
    for words in [
      ["verify", "--before", "main"], ["verify", "--changed-since", "main"], ["resolve"],
    ] {
      let outcome = try desk.meian(words)
      #expect(outcome.status == 3, "\(words)")
      #expect(outcome.err.contains("git config --global --add safe.directory"), "\(outcome.err)")
    }
    // Without a question to git nothing is in the way.
    #expect(try desk.meian("verify", "--quiet").status == 0)
  }
}
