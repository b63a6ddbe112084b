import Foundation
import TestSupport
import Testing

/// The main job on a copy of this repository's sample app.
@Suite("The sample app")
struct SampleAppTests {
  /// A copy of everything a run reads, without what it must not need.
  private func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources", withIntermediateDirectories: true)
    for name in ["meian.json5", "Baselines", "Sources/SampleApp"] {
      try FileManager.default.copyItem(
        atPath: "\(repositoryRoot)/\(name)", toPath: "\(folder.path)/\(name)")
    }
    return folder
  }

  private func edit(_ path: String, in folder: TemporaryFolder, _ old: String, _ new: String) throws
  {
    let file = "\(folder.path)/\(path)"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try #require(text.contains(old), "\(path) does not contain \(old)")
    try text.replacingOccurrences(of: old, with: new).write(
      toFile: file, atomically: true, encoding: .utf8)
  }

  private func baselines(_ folder: TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let root = "\(folder.path)/Baselines"
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      if path.hasSuffix(".png") {
        files[path] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      }
    }
    return files
  }

  @Test("passes as it is recorded: light as before, dark a recorded change")
  func verified() throws {
    let folder = try copy()
    let outcome = try Executable(folder: folder.path).run("verify", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(!outcome.out.contains("\"unexpected-change\""))
    #expect(outcome.out.contains("\"recorded-change\""))
    let file = "\(folder.path)/meian-report/index.html"
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test("one changed dark colour fails exactly its shot; record rewrites exactly that file")
  func oneColour() throws {
    let folder = try copy()
    let meian = Executable(folder: folder.path)
    let before = try baselines(folder)
    try edit(
      "Sources/SampleApp/Screens/feels-like.screen.json5", in: folder, "dark: \"systemBlue\"",
      "dark: \"systemIndigo\"")
    let failing = try meian.run("verify")
    #expect(failing.status == 1)
    #expect(failing.out.contains("✗ feels-like  dark: unexpected-change"))
    #expect(failing.out.components(separatedBy: "✗").count == 2)
    #expect(try baselines(folder) == before)

    #expect(try meian.run("record").status == 0)
    let after = try baselines(folder)
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["feels-like/dark.after.png"] && after.count == before.count)
    #expect(try meian.run("verify").status == 0)
  }

  @Test("undoing the adoption of one screen is not-applied")
  func undone() throws {
    let folder = try copy()
    // Half of most screens' adoption is in the asset catalog; this one's is all in its layout.
    let path = "Sources/SampleApp/Screens/almanac.screen.json5"
    let file = "\(folder.path)/\(path)"
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/Sources/SampleApp/Before/Screens/almanac.screen.json5",
      toPath: file)
    let outcome = try Executable(folder: folder.path).run("verify")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("✗ almanac  dark: not-applied"), "\(outcome.out)")
  }

  @Test("a change of light fails as locked even when recorded, and passes with a named exception")
  func locked() throws {
    let folder = try copy()
    let meian = Executable(folder: folder.path)
    try edit(
      "Sources/SampleApp/Screens/feels-like.screen.json5", in: folder, "light: \"systemGreen\"",
      "light: \"systemTeal\"")
    #expect(try meian.run("record", "feels-like").status == 0)
    let locked = try meian.run("verify")
    #expect(locked.status == 1)
    #expect(locked.out.contains("✗ feels-like  light: locked"))
    try edit(
      "meian.json5", in: folder, "exceptions: [",
      "exceptions: [ { screens: [\"feels-like\"], reason: \"a test\" },")
    #expect(try meian.run("verify").status == 0)
  }

  @Test("promoting makes everything unchanged")
  func promoted() throws {
    let folder = try copy()
    let meian = Executable(folder: folder.path)
    #expect(try meian.run("promote").status == 0)
    let outcome = try meian.run("verify")
    #expect(outcome.status == 0)
    #expect(!outcome.out.contains("recorded-change"), "\(outcome.out)")
  }

  @Test("draws the same files with one job and with four")
  func deterministic() throws {
    let folder = try copy()
    let meian = Executable(folder: folder.path)
    for jobs in ["1", "4"] {
      #expect(try meian.run("render", "--out", "out\(jobs)", "--jobs", jobs).status == 0)
    }
    func files(_ name: String) throws -> [String: Data] {
      let root = "\(folder.path)/\(name)"
      var files: [String: Data] = [:]
      for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init()
      where path.hasSuffix(".png") {
        files[path] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      }
      return files
    }
    let one = try files("out1")
    #expect(one.count >= 20)
    #expect(try one == files("out4"))
  }
}
