import Foundation
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Pruning")
struct PruneTests {
  private func project() throws -> TestProject {
    let project = try TestProject(screens: ["home": "red", "old": "blue"])
    try project.record()
    return project
  }

  @Test("removes what no screen has, and nothing else")
  func gone() throws {
    let project = try project()
    #expect(try prune(try project.load()) == PruneOutcome())
    try project.record(.before)
    try project.remove("Screens/old.screen.json5")
    #expect(try project.verdicts().suffix(2) == ["old dark obsolete", "old light obsolete"])
    let rehearsal = try prune(try project.load(), rehearses: true)
    #expect(rehearsal.removed == ["old/dark.after.png", "old/light.after.png"])
    #expect(project.baselines().count == 8)
    #expect(try prune(try project.load()) == rehearsal)
    #expect(
      project.baselines().keys.sorted() == [
        "Baselines/home/dark.after.png", "Baselines/home/dark.before.png",
        "Baselines/home/light.after.png", "Baselines/home/light.before.png",
        "Baselines/old/dark.before.png", "Baselines/old/light.before.png",
      ])
    #expect(try project.verdicts().suffix(2) == ["old dark removed", "old light removed"])
  }

  @Test("leaves what may belong to a layout that cannot be read")
  func damaged() throws {
    let project = try project()
    try project.remove("Screens/old.screen.json5")
    try project.write("{ screen: ", to: "other")
    let outcome = try prune(try project.load())
    #expect(outcome.removed.isEmpty)
    #expect(outcome.left == ["old/dark.after.png", "old/light.after.png"])
    #expect(project.baselines().count == 4)
  }

  @Test("tells of links and of what is no baseline, and leaves both")
  func strangers() throws {
    let project = try project()
    try FileManager.default.moveItem(
      atPath: project.folder.path(of: "Baselines/old"), toPath: project.folder.path(of: "moved"))
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path(of: "Baselines/old"), withDestinationPath: "../moved")
    try project.folder.write("x", to: "Baselines/notes.txt")
    try project.remove("Screens/old.screen.json5")
    for rehearses in [true, false] {
      let outcome = try prune(try project.load(), rehearses: rehearses)
      #expect(outcome.removed.isEmpty)
      #expect(outcome.strangers == ["notes.txt", "old"])
    }
    #expect(project.folder.bytes(of: "moved/dark.after.png") != nil)
  }

  @Test("refuses where a wrong folder makes every screen seem gone")
  func empty() throws {
    let project = try project()
    for name in ["home", "old"] { try project.remove("Screens/\(name).screen.json5") }
    let failure = try #require(
      failure { () throws(RunFailure) in _ = try prune(try project.load()) })
    #expect("\(failure)".contains("the project has no screens"))
    #expect(project.baselines().count == 4)
  }

  @Test("is proposed with the new name where a screen was renamed")
  func renamed() throws {
    let project = try project()
    try project.remove("Screens/old.screen.json5")
    try project.paint("new", "blue")
    let record = try project.verify().record
    #expect(record.shot("old", "dark")?.verdict == .obsolete)
    #expect(
      record.shot("old", "dark")?.message.contains(
        "Baselines/old/dark.after.png looks as the new screen “new” does") == true)
    try project.paint("new", "white")
    #expect(
      try project.verify().record.shot("old", "dark")?.message
        == "the screen or variant is gone; “meian prune” removes Baselines/old/dark.after.png, or bring the screen back"
    )
  }
}
