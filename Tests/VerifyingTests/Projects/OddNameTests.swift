import Foundation
import TestSupport
import Testing

@testable import Verifying

@Suite("Names that some file systems mix up")
struct OddNameTests {
  private static let renamed =
    "Baselines/home: the screens now write “Home”; rename the folder to Baselines/Home, as with git mv"

  /// Stored pictures of `home`, whose screen is now `Home`.
  private func renamed() throws -> TestProject {
    let project = try TestProject()
    try project.record()
    try project.remove("Screens/home.screen.json5")
    try project.paint("Home", "red")
    return project
  }

  @Test("a screen whose id changes in letter case asks for the folder to be renamed")
  func spelling() throws {
    let project = try renamed()
    let before = project.baselines()
    #expect(failure { () throws(RunFailure) in try project.verify() } == .usage(Self.renamed))
    #expect(failure { () throws(RunFailure) in try project.record() } == .usage(Self.renamed))
    #expect(
      failure { () throws(RunFailure) in try prune(try project.load()) } == .usage(Self.renamed))
    #expect(project.baselines() == before)
    let place = { (name: String) in project.folder.path(of: "Baselines/\(name)") }
    try FileManager.default.moveItem(atPath: place("home"), toPath: place("Home"))
    #expect(try project.verdicts() == ["Home light unchanged", "Home dark unchanged"])
    #expect(try prune(try project.load()).removed.isEmpty)
  }

  @Test("where both spellings are stored, the one without a screen is pruned")
  func bothStored() throws {
    let project = try renamed()
    let place = { (name: String) in project.folder.path(of: "Baselines/\(name)") }
    try FileManager.default.copyItem(atPath: place("home"), toPath: place("Home"))
    let failed = failure { () throws(RunFailure) in try project.verify() }
    #expect(failed.map { "\($0)".contains("“meian prune” removes") } == true)
    let outcome = try prune(try project.load())
    #expect(outcome.removed == ["home/dark.after.png", "home/light.after.png"])
    #expect(try project.verdicts() == ["Home light unchanged", "Home dark unchanged"])
  }

  @Test("a commit’s pictures are found under the id’s other spelling")
  func earlierSpelling() throws {
    let project = try TestProject()
    try project.record()
    let repository = try TestRepository(project.folder.path)
    try repository.commit("home")
    try project.remove("Screens/home.screen.json5")
    try project.remove("Baselines")
    try project.paint("Home", light: "red", dark: "blue")
    try project.record()
    #expect(
      try project.verdicts(before: .commit("HEAD"))
        == ["Home light unchanged", "Home dark recorded-change"])
  }

  @Test("folders of ids that differ in letter case only are refused")
  func folders() throws {
    let project = try TestProject(screens: [:])
    try project.write("{ screen: \"A/one\", view: {} }", to: "one")
    try project.write("{ screen: \"a/two\", view: {} }", to: "two")
    #expect(
      failure { () throws(RunFailure) in try project.record() }
        == .usage(
          "screens: the folders “A” and “a” of ids differ only in letter case; rename one of them"))
  }
}
