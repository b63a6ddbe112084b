import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("The lock")
struct LockTests {
  private func changed(_ lock: String) throws -> TestProject {
    let project = try TestProject("lock: \(lock)")
    try project.record(.before)
    try project.paint("home", light: "green", dark: "blue")
    try project.record()
    return project
  }

  @Test("fails a change of light even when it is recorded")
  func locked() throws {
    let project = try changed("{ variants: [\"light\"] }")
    let result = try project.verify()
    #expect(result.record.verdicts == ["home light locked", "home dark recorded-change"])
    #expect(result.fails)
    #expect(
      result.record.shot("home", "light")?.message
        == "light must look as before; undo the change, or name an exception for home with its reason under lock in meian.json5"
    )
  }

  @Test("holds for variants that begin with its name")
  func longerVariants() throws {
    let project = try TestProject(
      "variants: [\"light.high-contrast\", \"dark\"], lock: { variants: [\"light\"] }")
    try project.record(.before)
    try project.paint("home", "green")
    try project.record()
    #expect(
      try project.verdicts() == ["home light.high-contrast locked", "home dark recorded-change"])
  }

  @Test("lets an exception with its reason pass, and the report tells the reason")
  func exception() throws {
    let project = try changed(
      """
      { variants: ["light"], exceptions: [{ screens: ["ho*"], reason: "new brand" }] }
      """)
    let result = try project.verify()
    #expect(result.record.verdicts == ["home light recorded-change", "home dark recorded-change"])
    #expect(result.record.shot("home", "light")?.exceptionReason == "new brand")
    #expect(result.record.shot("home", "dark")?.exceptionReason == nil)
    #expect(!result.fails && result.record.notes.isEmpty)
  }

  @Test("limits an exception to the variants it names")
  func exceptionOfVariant() throws {
    let project = try changed(
      """
      { variants: ["light", "dark"],
        exceptions: [{ screens: ["home"], variants: ["dark"], reason: "new brand" }] }
      """)
    #expect(try project.verdicts() == ["home light locked", "home dark recorded-change"])
  }

  @Test("notes an exception that is not needed, and one that fits no screen")
  func unused() throws {
    let project = try TestProject(
      """
      lock: { variants: ["light"], exceptions: [
        { screens: ["home"], reason: "a" }, { screens: ["nowhere/*"], reason: "b" }] }
      """)
    try project.record(.before)
    try project.record()
    let notes = [
      "meian.json5:2: /lock/exceptions/0: the lock’s exception for home is not needed",
      "meian.json5:2: /lock/exceptions/1: the lock’s exception for nowhere/* fits no screen",
    ]
    #expect(try project.verify().record.notes == notes)
    // A run that left the screen out cannot know.
    #expect(try project.verify(variants: [.dark]).record.notes == [notes[1]])
    // Without a state before nothing is locked, which must not go unsaid.
    #expect(
      try project.verify(before: BeforeSource.none).record.notes == [
        "the lock of light was not checked: no state before is stored; “meian record --before” stores one",
        notes[1],
      ])
    #expect(
      try project.verify(before: BeforeSource.none).record.uncheckedLock
        == "the lock of light was not checked")
    #expect(try project.verify().record.uncheckedLock == nil)
    // Nor can one in which the screen has changed otherwise.
    try project.paint("home", "blue")
    #expect(try project.verify().record.notes == [notes[1]])
  }
}
