import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("A broken shot")
struct BrokenTests {
  @Test(
    "keeps its screen's id, in every variant, whatever is wrong with the file",
    arguments: [
      (
        "{ screen: \"start\", view: { kind: \"lable\" } }",
        "Screens/a.screen.json5:1: /view: unknown view kind “lable”; did you mean “label”?"
      ),
      ("{ screen: \"start\", view: {", ""),
      ("{ // screen: \"x\",\n 'screen': 'start', nope: 1, view: {} }", ""),
      ("{ view: { screen: 1 }, /* { */ screen: \"start\", title: \"", ""),
      ("{ screen: \"start\", screen: \"start\" }", ""),
      ("{ screen: \"start\", title: 5, view: {} }", ""),
    ])
  func damage(text: String, message: String) throws {
    let project = try TestProject(screens: ["start": "red", "home": "blue"])
    try moveItem(
      project.folder.path(of: "Screens/start.screen.json5"),
      to: project.folder.path(of: "Screens/a.screen.json5"))
    try project.record()
    try project.write(text, to: "a")
    let record = try project.verify().record
    #expect(
      record.verdicts == [
        "home light unchanged", "home dark unchanged", "start light broken", "start dark broken",
      ])
    let found = try #require(record.shot("start", "dark")?.message)
    if message.isEmpty {
      #expect(found.hasPrefix("Screens/a.screen.json5:"))
    } else {
      #expect(found == message)
    }
  }

  @Test(
    "is one whose id no file could have, and the report of the others is complete",
    arguments: [
      (
        String(repeating: "a", count: 101),
        "a part of the screen id has 101 bytes; use at most 100 between two “/”"
      ),
      (String(repeating: "a", count: 300), "the screen id has 300 bytes; use at most 200"),
      (String(repeating: "a/", count: 3000) + "b", "the screen id has 6001 bytes; use at most 200"),
    ])
  func longID(id: String, message: String) throws {
    let project = try TestProject()
    try project.record()
    try project.write("{ screen: \"\(id)\", view: {} }", to: "long")
    let result = try project.verify()
    let broken = try #require(result.record.screens.first { $0.id != "home" })
    #expect(broken.shots.map(\.verdict) == [.broken, .broken])
    #expect(broken.shots[0].message == "Screens/long.screen.json5: \(message)")
    #expect(result.record.shot("home", "dark")?.verdict == .unchanged)
    let report = try TemporaryFolder()
    try writeReport(result, to: report.path, commandDirectory: report.path)
    #expect(Set(report.files()).isSuperset(of: ["screens/home.html", "screens/\(broken.id).html"]))
    #expect(try project.record().broken.count == 2)
  }

  @Test(
    "may be any screen where the file does not say which, so that none is called obsolete",
    arguments: [
      "", "{", "{ title: \"a\", view: { x: \"", "{ screen: \"no good\" }", "[1]", "\u{0}",
    ])
  func uncertain(text: String) throws {
    let project = try TestProject(screens: ["start": "red", "home": "blue"])
    try moveItem(
      project.folder.path(of: "Screens/start.screen.json5"),
      to: project.folder.path(of: "Screens/a.screen.json5"))
    try project.record()
    try project.write(text, to: "a")
    let result = try project.verify()
    #expect(
      result.record.verdicts == [
        "a light broken", "a dark broken", "home light unchanged", "home dark unchanged",
        "start dark skipped", "start light skipped",
      ])
    #expect(result.fails)
    #expect(
      result.record.shot("start", "dark")?.message
        == "Baselines/start/dark.after.png may belong to a layout that is too damaged to say which screen it is"
    )
    // The screen itself is known by its path, so a variant that is gone is gone.
    try project.folder.write([], to: "Baselines/home/dark.ax3.after.png")
    #expect(try project.verdicts().contains("home dark.ax3 obsolete"))
  }

  @Test(
    "is one whose baseline cannot be read, with the file's name",
    arguments: [
      ("after", [], "Baselines/home/dark.after.png: the file is empty; a PNG would be right"),
      (
        "after", Array("no picture".utf8),
        "Baselines/home/dark.after.png: this is not a PNG; its first 8 bytes are not those of one"
      ),
      ("before", [], "Baselines/home/dark.before.png: the file is empty; a PNG would be right"),
    ])
  func damagedBaseline(role: String, bytes: [UInt8], message: String) throws {
    let project = try TestProject()
    try project.record(.before)
    try project.record()
    try project.folder.write(bytes, to: "Baselines/home/dark.\(role).png")
    let record = try project.verify().record
    #expect(record.verdicts == ["home light unchanged", "home dark broken"])
    #expect(record.shot("home", "dark")?.message == message)
    // Where no before is wanted, one that cannot be read does not matter.
    #expect(
      try project.verdicts(before: BeforeSource.none).last
        == (role == "before" ? "home dark unchanged" : "home dark broken"))
  }

  @Test("is one whose baseline ends early")
  func truncatedBaseline() throws {
    let project = try TestProject()
    try project.record()
    let whole = try #require(project.folder.bytes(of: "Baselines/home/dark.after.png"))
    try project.folder.write(Array(whole.dropLast(20)), to: "Baselines/home/dark.after.png")
    let record = try project.verify().record
    #expect(record.verdicts == ["home light unchanged", "home dark broken"])
    #expect(
      record.shot("home", "dark")?.message
        == "Baselines/home/dark.after.png: the data ends before the image does; the whole file would be right"
    )
    // Recording repairs it.
    #expect(try project.record().written == ["home/dark.after.png"])
    #expect(try project.verify().fails == false)
  }

  @Test("is one whose baseline is a link, wherever that leads")
  func linkedBaseline() throws {
    let project = try TestProject()
    try project.record()
    try project.remove("Baselines/home/dark.after.png")
    try link(
      project.folder.path(of: "Baselines/home/dark.after.png"), to: "light.after.png")
    let record = try project.verify().record
    #expect(record.verdicts == ["home light unchanged", "home dark broken"])
    #expect(
      record.shot("home", "dark")?.message
        == "Baselines/home/dark.after.png: this is a symbolic link; the file or folder itself would be right"
    )
  }

  @Test("does not keep others from being recorded")
  func recording() throws {
    let project = try TestProject()
    try project.write("{", to: "bad")
    let outcome = try project.record()
    #expect(outcome.written == ["home/dark.after.png", "home/light.after.png"])
    #expect(outcome.broken.count == 2)
  }

  @Test("ends deep nesting with an error on every thread")
  func deepNesting() throws {
    let project = try TestProject(screens: [:])
    for number in 0..<4 {
      let open = String(repeating: "{kind:\"view\",subviews:[", count: 250)
      let close = String(repeating: "]}", count: 250)
      try project.write("{ view: \(open)\(close) }", to: "deep\(number)")
    }
    _ = try project.verify(jobs: 4)
  }
}
