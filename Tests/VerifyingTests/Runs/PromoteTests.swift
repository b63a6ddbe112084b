import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Promoting")
struct PromoteTests {
  private func reviewed() throws -> TestProject {
    let project = try TestProject(screens: ["home": "red", "old": "blue"])
    try project.record(.before)
    try project.remove("Screens/old.screen.json5")
    try project.paint("home", light: "red", dark: "green")
    try project.paint("new", "white")
    try project.record()
    return project
  }

  private func promote(
    _ project: TestProject, drop: Bool = false, screens: [String] = [], variants: [Variant] = []
  ) throws -> [String] {
    try outcome(project, drop: drop, screens: screens, variants: variants).changed
  }

  private func outcome(
    _ project: TestProject, drop: Bool = false, screens: [String] = [], variants: [Variant] = []
  ) throws -> PromoteOutcome {
    try Verifying.promote(
      try project.load(), drop: drop, Selection(screens: screens, variants: variants))
  }

  /// The file has changed for dark alone, so light has other metadata and the same pixels.
  @Test("makes the state after the state before, so that nothing is left to review")
  func all() throws {
    let project = try reviewed()
    #expect(
      try project.verdicts() == [
        "home light unchanged", "home dark recorded-change", "new light added", "new dark added",
        "old dark removed", "old light removed",
      ])
    #expect(
      try promote(project) == [
        "home/dark.before.png", "home/light.before.png", "new/dark.before.png",
        "new/light.before.png",
      ])
    #expect(
      try project.verdicts() == [
        "home light unchanged", "home dark unchanged", "new light unchanged", "new dark unchanged",
        "old dark removed", "old light removed",
      ])
    let files = project.baselines()
    #expect(
      files["Baselines/home/dark.before.png"] == files["Baselines/home/dark.after.png"])
    #expect(try promote(project) == [])
  }

  @Test("keeps to what is named")
  func selected() throws {
    let project = try reviewed()
    #expect(
      try promote(project, screens: ["home"], variants: [.light]) == ["home/light.before.png"])
    #expect(
      try promote(project, screens: [project.folder.path(of: "Screens/home.screen.json5")])
        == ["home/dark.before.png"])
    #expect(try outcome(project, screens: ["ol?"]).left.count == 2)
    #expect(try promote(project, drop: true, screens: ["ol?"]).count == 2)
    #expect(
      failure { () throws(RunFailure) in
        try Verifying.promote(
          try project.load(), drop: false, Selection(screens: ["home", "nope"]))
      } == .usage("no baseline is stored for “nope”; “meian list” shows the screens"))
  }

  @Test("removes the state before with drop, and nothing else")
  func drop() throws {
    let project = try reviewed()
    #expect(
      try promote(project, drop: true) == [
        "home/dark.before.png", "home/light.before.png", "old/dark.before.png",
        "old/light.before.png",
      ])
    #expect(
      project.baselines().keys.sorted() == [
        "Baselines/home/dark.after.png", "Baselines/home/light.after.png",
        "Baselines/new/dark.after.png", "Baselines/new/light.after.png",
      ])
    #expect(try project.verify().record.before == "none")
    #expect(try project.verify().fails == false)
  }

  @Test("does not take the only picture of a shot, whether its screen is there or gone")
  func onlyPicture() throws {
    let project = try TestProject(screens: ["home": "red", "old": "blue"])
    try project.record(.before)
    try project.remove("Screens/old.screen.json5")
    let files = project.baselines()
    var expected = PromoteOutcome()
    expected.left = [
      "home/dark.before.png", "home/light.before.png", "old/dark.before.png",
      "old/light.before.png",
    ]
    #expect(try outcome(project) == expected)
    #expect(project.baselines() == files)
    #expect(try promote(project, drop: true) == expected.left)
    #expect(project.baselines().isEmpty)
  }

  @Test("does nothing, and makes no folder, where nothing is stored")
  func nothing() throws {
    let project = try TestProject()
    #expect(try promote(project) == [])
    #expect(!project.folder.files().contains { $0.hasPrefix("Baselines") })
    try project.record()
    let files = project.baselines()
    #expect(try promote(project) == [])
    #expect(project.baselines() == files)
  }
}
