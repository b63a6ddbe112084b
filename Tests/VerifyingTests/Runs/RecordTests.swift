import Baselines
import Digests
import Foundation
import PNGCodec
import TestSupport
import Testing

@testable import Verifying

@Suite("A recording run")
struct RecordTests {
  @Test("rewrites exactly the files whose pixels changed")
  func exactly() throws {
    let project = try TestProject(screens: ["home": "red", "other": "blue"])
    #expect(try project.record().written.count == 4)
    let first = project.baselines()
    #expect(try project.record().unchanged == 4)
    #expect(project.baselines() == first)
    try project.paint("home", light: "red", dark: "green")
    let outcome = try project.record()
    #expect(outcome.written == ["home/dark.after.png"] && outcome.unchanged == 3)
    let second = project.baselines()
    #expect(second.keys.sorted() == first.keys.sorted())
    #expect(
      second.filter { first[$0.key] != $0.value }.map(\.key) == [
        "Baselines/home/dark.after.png"
      ])
  }

  @Test("does not rewrite a file of the same pixels for its metadata")
  func metadata() throws {
    let project = try TestProject()
    try project.record()
    let path = "Baselines/home/dark.after.png"
    let stored = try decodePNG(try #require(project.folder.bytes(of: path)))
    let stripped = try encodePNG(stored.bitmap)
    try project.folder.write(stripped, to: path)
    #expect(try project.verdicts() == ["home light unchanged", "home dark unchanged"])
    #expect(try project.record().written == [])
    #expect(project.folder.bytes(of: path) == stripped)
  }

  @Test("keeps to the screens and variants that are named, and to what is missing")
  func selected() throws {
    let project = try TestProject(screens: ["home": "red", "other": "blue"])
    #expect(
      try project.record(screens: ["other"]).written
        == ["other/dark.after.png", "other/light.after.png"])
    try project.paint("other", "green")
    let outcome = try Verifying.record(
      try project.load(), role: .after, from: nil, scope: .missing, RunOptions())
    #expect(outcome.written == ["home/dark.after.png", "home/light.after.png"])
    #expect(outcome.unchanged == 2)
  }

  @Test("draws the screens of another project for the state before")
  func otherProject() throws {
    let project = try TestProject()
    let earlier = try TestProject(screens: ["home": "blue"])
    try project.record()
    let outcome = try Verifying.record(
      try project.load(), role: .before, from: try earlier.load(), scope: .changed,
      RunOptions())
    #expect(outcome.written == ["home/dark.before.png", "home/light.before.png"])
    #expect(earlier.baselines().isEmpty)
    #expect(try project.verdicts() == ["home light recorded-change", "home dark recorded-change"])
  }

  @Test("gives the same files for the same screens in both roles, whatever the folder and the jobs")
  func sameBytes() throws {
    let screens = ["a": "red", "b": "blue", "c/d": "green", "e": "white"]
    let one = try TestProject(screens: screens)
    let other = try TestProject(screens: screens)
    try one.record(.before, jobs: 1)
    try one.record(.after, jobs: 4)
    try other.record(.after, jobs: 1)
    let files = one.baselines()
    for (path, bytes) in other.baselines() {
      #expect(files[path] == bytes)
      #expect(files[path.replacingOccurrences(of: ".after", with: ".before")] == bytes)
    }
    #expect(files.count == 16)
    let image = try decodePNG(try #require(files["Baselines/c/d/dark.after.png"]))
    #expect(
      image.text.map(\.keyword) == ["meian.epoch", "meian.traits", "meian.inputs", "meian.tree"])
    #expect(image.text(of: "meian.traits") == "dark")
    #expect(!image.text.contains { $0.value.contains(one.folder.path) })
  }

  @Test("has a digest of everything the picture is made of")
  func inputs() throws {
    func digest(_ project: TestProject) throws -> String? {
      try project.record()
      let bytes = try #require(project.folder.bytes(of: "Baselines/home/dark.after.png"))
      return try decodePNG(bytes).text(of: "meian.inputs")
    }
    let project = try TestProject()
    let red = try digest(project)
    #expect(red?.count == 64)
    try project.paint("home", "blue")
    #expect(try digest(project) != red)
    try project.paint("home", "red")
    #expect(try digest(project) == red)
  }

  @Test("waits for another one, so that two cannot mix")
  func two() async throws {
    let project = try TestProject(screens: ["a": "red", "b": "blue"])
    let loaded = try project.load()
    let written = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          try Verifying.record(loaded, role: .after, from: nil, scope: .changed, RunOptions())
            .written.count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }.sorted()
    }
    #expect(written == [0, 4])
    #expect(!project.folder.files().contains { $0.hasSuffix(".tmp") })
  }

  @Test("says so where the folder of baselines cannot be one")
  func unwritable() throws {
    let project = try TestProject()
    try project.folder.write("x", to: "Baselines")
    let path = project.folder.path(of: "Baselines")
    #expect(
      failure { () throws(RunFailure) in try project.record() }
        == .usage("\(path): this is not a folder; a folder would be right"))
    #expect(project.folder.bytes(of: "Baselines") == Array("x".utf8))
  }

  @Test("says so where the folder of baselines is protected", .enabled(if: permissionsCount))
  func protected() throws {
    let project = try TestProject()
    try makeFolder(project.folder.path(of: "Baselines"))
    try setPermissions(0o555, of: project.folder.path(of: "Baselines"))
    defer { try? setPermissions(0o755, of: project.folder.path(of: "Baselines")) }
    let found = failure { () throws(RunFailure) in try project.record() }
    #expect(found?.description.contains("permission denied") == true)
  }

  @Test("refuses a folder of baselines that a link leads out of the project")
  func linkedOut() throws {
    let project = try TestProject()
    let outside = try TemporaryFolder()
    try link(project.folder.path(of: "Baselines"), to: outside.path)
    let expected = RunFailure.usage(
      "Baselines: the folder of baselines leads out of the project; a folder below the project file would be right"
    )
    #expect(failure { () throws(RunFailure) in try project.record() } == expected)
    #expect(failure { () throws(RunFailure) in try project.verify() } == expected)
    #expect(
      failure { () throws(RunFailure) in
        try promote(try project.load(), drop: true, Selection())
      } == expected)
    #expect(outside.files().isEmpty)
  }

  @Test("needs something to record")
  func nothing() throws {
    let project = try TestProject(screens: [:])
    #expect(
      failure { () throws(RunFailure) in try project.record() }
        == .usage("there is nothing to record; add a layout or a capture to the project"))
  }
}
