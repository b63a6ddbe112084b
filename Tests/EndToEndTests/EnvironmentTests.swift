import Foundation
import TestSupport
import Testing

/// What a run does when the machine or its caller is at fault.
@Suite("The executable")
struct EnvironmentTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try Executable(folder: folder.path).run("init")
    try #require(outcome.status == 0, "\(outcome.err)")
    return folder
  }

  @Test("ends with 3 and the package to install where there are no fonts")
  func noFonts() throws {
    let folder = try project()
    let empty = try TemporaryFolder()
    let meian = Executable(folder: folder.path, variables: ["MEIAN_FONTS": empty.path])
    for command in ["verify", "record", "doctor"] {
      let outcome = try meian.run(command)
      #expect(outcome.status == 3)
      #expect((outcome.err + outcome.out).contains("fonts-inter"))
    }
  }

  @Test("ends with 2 where the report cannot be written, and says where")
  func noReport() throws {
    let folder = try project()
    try "in the way".write(toFile: "\(folder.path)/report", atomically: true, encoding: .utf8)
    let outcome = try Executable(folder: folder.path).run(
      "verify", "--quiet", "--report", "report")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("report/") && outcome.err.split(separator: "\n").count == 1)
  }

  @Test("ends with 3 where a baseline is a Git LFS pointer")
  func pointer() throws {
    let folder = try project()
    let meian = Executable(folder: folder.path)
    #expect(try meian.run("record").status == 0)
    try "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".write(
      toFile: "\(folder.path)/Baselines/hello/dark.after.png", atomically: true, encoding: .utf8)
    let outcome = try meian.run("verify")
    #expect(outcome.status == 3)
    #expect(outcome.err.contains("hello/dark.after.png"))
  }

  @Test("leaves no half baseline when it is killed while recording")
  func killed() throws {
    let folder = try project()
    let meian = Executable(folder: folder.path)
    for wait in [0.01, 0.03, 0.06, 0.1, 0.15] {
      let running = try meian.start(["record"])
      Thread.sleep(forTimeInterval: wait)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      let outcome = try meian.run("verify")
      // Whole files or none: never broken.
      #expect(!outcome.out.contains("broken"))
      try? FileManager.default.removeItem(atPath: "\(folder.path)/Baselines")
    }
  }

  @Test("compares two files with the exit codes of diff and says what changed")
  func compare() throws {
    let folder = try project()
    let meian = Executable(folder: folder.path)
    #expect(try meian.run("render", "--out", "out").status == 0)
    let equal = try meian.run("compare", "out/hello/light.png", "out/hello/light.png")
    #expect(equal.status == 0 && equal.out.hasPrefix("equal"))
    let different = try meian.run(
      "compare", "out/hello/light.png", "out/hello/dark.png", "--diff", "diff.png")
    #expect(different.status == 1)
    #expect(different.out.contains("#FFFFFF → #000000"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/diff.png"))
    let tree = try meian.run("tree", "out/hello/dark.png")
    #expect(tree.status == 0 && tree.out.contains("label #title"))
  }
}
