import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("A verifying run")
struct VerifyTests {
  @Test("finds nothing recorded in a fresh project, and nothing changed after recording")
  func recording() throws {
    let project = try TestProject()
    #expect(try project.verdicts() == ["home light unrecorded", "home dark unrecorded"])
    let outcome = try project.record()
    #expect(outcome.written == ["home/dark.after.png", "home/light.after.png"])
    let result = try project.verify()
    #expect(result.record.verdicts == ["home light unchanged", "home dark unchanged"])
    #expect(!result.fails && !result.comparedNothing)
    #expect(result.record.before == "none")
  }

  @Test("tells a change from one that is recorded")
  func changes() throws {
    let project = try TestProject()
    try project.record(.before)
    try project.record()
    try project.paint("home", light: "red", dark: "blue")
    #expect(try project.verdicts() == ["home light unchanged", "home dark unexpected-change"])
    #expect(
      try project.verdicts(before: BeforeSource.none)
        == ["home light unchanged", "home dark unexpected-change"])
    try project.record()
    let result = try project.verify()
    #expect(result.record.verdicts == ["home light unchanged", "home dark recorded-change"])
    #expect(!result.fails)
    #expect(result.record.before == "stored baselines")
    #expect(result.record.screens.first?.pairNotes == [.oneSided])
    let change = try #require(result.record.shot("home", "dark")?.recorded)
    #expect(change.pixels == 640 * 960)
    #expect(change.colorChanges.map { "\($0.from) \($0.to)" } == ["#FF0000FF #0000FFFF"])
    #expect(result.record.shot("home", "dark")?.unexpected == nil)
  }

  @Test("says that a recorded change is not applied when the screens are as before")
  func notApplied() throws {
    let project = try TestProject()
    try project.record(.before)
    try project.paint("home", light: "red", dark: "blue")
    try project.record()
    try project.paint("home", "red")
    #expect(try project.verdicts() == ["home light unchanged", "home dark not-applied"])
    // Without a before nobody can know that the screen went back.
    #expect(
      try project.verdicts(before: BeforeSource.none)
        == ["home light unchanged", "home dark unexpected-change"])
  }

  @Test("lists a shot without a before as added, where others have one")
  func added() throws {
    let project = try TestProject()
    try project.record(.before)
    try project.paint("new", "green")
    try project.record()
    #expect(
      try project.verdicts() == [
        "home light unchanged", "home dark unchanged", "new light added", "new dark added",
      ])
    #expect(
      try project.verdicts(before: BeforeSource.none).filter { $0.hasPrefix("new") }
        == ["new light unchanged", "new dark unchanged"])
    try project.configure("before: \"none\"")
    #expect(try project.verdicts().filter { $0.hasSuffix("unchanged") }.count == 4)
  }

  @Test("calls every shot added where stored is wanted and nothing is")
  func storedButNone() throws {
    let project = try TestProject("before: \"stored\"")
    try project.record()
    #expect(try project.verdicts() == ["home light added", "home dark added"])
  }

  @Test("calls what is left of a gone screen obsolete, or removed where only before is left")
  func gone() throws {
    let project = try TestProject(screens: ["home": "red", "old": "blue", "older": "green"])
    try project.record(.before)
    try project.record()
    try project.remove("Screens/old.screen.json5")
    try project.remove("Screens/older.screen.json5")
    try project.remove("Baselines/older/light.after.png")
    let result = try project.verify()
    #expect(
      result.record.verdicts == [
        "home light unchanged", "home dark unchanged", "old dark obsolete", "old light obsolete",
        "older dark obsolete", "older light removed",
      ])
    #expect(result.fails)
    let shot = try #require(result.record.shot("old", "dark"))
    #expect(
      shot.message
        == "the screen or variant is gone; “meian prune” removes Baselines/old/dark.after.png, or bring the screen back"
    )
    #expect(shot.after != nil && shot.before == shot.after)
    // A leftover says nothing where no before is wanted.
    #expect(
      try project.verdicts(before: BeforeSource.none).filter { $0.hasPrefix("older") }
        == ["older dark obsolete"])
  }

  @Test("calls a variant that is no longer asked for obsolete")
  func goneVariant() throws {
    let project = try TestProject("variants: [\"light\", \"dark\", \"dark.elevated\"]")
    try project.record()
    try project.configure("")
    #expect(
      try project.verdicts() == [
        "home light unchanged", "home dark unchanged", "home dark.elevated obsolete",
      ])
  }

  @Test("skips what a filter leaves out, and calls nothing obsolete then")
  func filters() throws {
    let project = try TestProject(screens: ["home": "red", "other/a": "blue"])
    try project.record()
    try project.folder.write([], to: "Baselines/gone/dark.after.png")
    #expect(
      try project.verdicts(screens: ["other/*"]) == [
        "home light skipped", "home dark skipped", "other/a light unchanged",
        "other/a dark unchanged",
      ])
    #expect(
      try project.verdicts(variants: [.dark]) == [
        "home dark unchanged", "home light skipped", "other/a dark unchanged",
        "other/a light skipped",
      ])
    #expect(
      try project.verdicts(
        screens: [project.folder.path(of: "Screens/home.screen.json5")], variants: [.light]
      )
      .filter { !$0.hasSuffix("skipped") } == ["home light unchanged"])
    #expect(try project.verdicts().contains("gone dark obsolete"))
  }

  @Test("does not know a screen that does not exist, and names the nearest")
  func unknownScreen() throws {
    let project = try TestProject()
    #expect(
      failure { () throws(RunFailure) in try project.verify(screens: ["hoem"]) }
        == .usage("unknown screen “hoem”; did you mean “home”?"))
  }

  @Test("notes baselines' strangers")
  func strangers() throws {
    let project = try TestProject()
    try project.record()
    try project.folder.write("x", to: "Baselines/notes.txt")
    #expect(try project.verify().record.notes == ["Baselines: “notes.txt” is no baseline"])
  }

  @Test("refuses baselines of a screen whose id differs only in letter case")
  func letterCase() throws {
    let project = try TestProject()
    try project.record()
    try moveItem(
      project.folder.path(of: "Baselines/home"), to: project.folder.path(of: "Baselines/Home"))
    #expect(
      failure { () throws(RunFailure) in try project.verify() }
        == .usage(
          "Baselines/Home: the screens now write “home”; rename the folder to Baselines/home, as with git mv"
        ))
  }
}
