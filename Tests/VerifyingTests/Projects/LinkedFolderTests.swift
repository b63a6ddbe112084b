import Foundation
import TestSupport
import Testing

@testable import Verifying

@Suite("Folders behind links")
struct LinkedFolderTests {
  @Test("baselines behind a link in the project are compared with those of a commit")
  func baselines() throws {
    let project = try TestProject()
    try project.folder.write("", to: "Pictures/.keep")
    try project.folder.link("Baselines", to: "Pictures")
    try project.record()
    let repository = try TestRepository(project.folder.path)
    try repository.commit("linked")
    #expect(
      try project.verdicts(before: .commit("HEAD"))
        == ["home light unchanged", "home dark unchanged"])
    try project.paint("home", light: "red", dark: "green")
    try project.record()
    #expect(
      try project.verdicts(before: .commit("HEAD"))
        == ["home light unchanged", "home dark recorded-change"])
  }

  @Test("a commit in which the baselines are a link is not taken for one without any")
  func linkedInCommit() throws {
    let project = try TestProject()
    try project.folder.write("", to: "Pictures/.keep")
    try project.folder.link("Baselines", to: "Pictures")
    try project.record()
    let repository = try TestRepository(project.folder.path)
    try repository.commit("linked")
    try project.remove("Baselines")
    try FileManager.default.moveItem(
      atPath: project.folder.path(of: "Pictures"), toPath: project.folder.path(of: "Baselines"))
    let failed = failure { () throws(RunFailure) in
      try project.verify(before: .commit("HEAD"))
    }
    #expect(
      failed.map { "\($0)".hasPrefix("before: “Baselines” is a symbolic link in ") } == true)
  }

  @Test("a folder of screens that is a link to outside is called what it is")
  func screens() throws {
    let project = try TestProject()
    try project.remove("Screens")
    try project.folder.link("Screens", to: "/tmp")
    let failed = failure { () throws(RunFailure) in try project.verify() }
    #expect(
      failed.map { "\($0)".contains("“Screens” is a symbolic link that leads out") } == true)
  }

  @Test("drawings are not written among the baselines")
  func drawings() throws {
    let project = try TestProject()
    try project.record()
    let before = project.folder.files()
    for name in ["Baselines", "Baselines/home", "Baselines/new"] {
      let failed = failure { () throws(RunFailure) in
        try render(try project.load(), to: project.folder.path(of: name), RunOptions())
      }
      #expect(failed.map { "\($0)".contains("the project’s Baselines lies there") } == true)
    }
    #expect(project.folder.files() == before)
  }
}
