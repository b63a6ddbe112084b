import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Recording a part")
struct RecordScopeTests {
  private func project() throws -> Call {
    let call = try Call()
    try call.folder.write(
      "{ name: \"P\", screens: [\"Screens\"], device: \"iphone-4\" }", to: "meian.json5")
    for name in ["a", "b", "c"] { try paint(call, name, "systemRed") }
    #expect(call.run("record --quiet").code == .success)
    return call
  }

  private func paint(_ call: Call, _ name: String, _ color: String) throws {
    try call.folder.write(
      "{ screen: \"\(name)\", view: { backgroundColor: \"\(color)\" } }",
      to: "Screens/\(name).screen.json5")
  }

  @Test("--failed stores the shots that failed in the last report, and no others")
  func failed() throws {
    let call = try project()
    try paint(call, "a", "systemBlue")
    #expect(call.run("verify --quiet").code == .failed)
    try paint(call, "b", "systemBlue")
    let outcome = call.run("record --quiet --failed")
    #expect(outcome.code == .success)
    #expect(
      outcome.out.split(separator: "\n").map(String.init) == [
        "recorded a/dark.after.png", "recorded a/light.after.png", "2 pictures recorded",
      ])
    #expect(call.run("verify --quiet --report other").code == .failed)
    #expect(call.run("record --quiet --failed --report other").out.contains("b/dark.after.png"))
    #expect(call.run("verify --quiet").code == .success)
    let nothing = call.run("record --quiet --failed")
    #expect(nothing.code == .success)
    #expect(nothing.out.contains("nothing that recording settles failed in meian-report"))
  }

  @Test("--failed without a report stores what fails now, and leaves what a tolerance lets pass")
  func failing() throws {
    let call = try project()
    try call.folder.write(
      """
      { name: "P", screens: ["Screens"], device: "iphone-4", masks: [
        { screens: ["a"], rectangle: [0, 0, 200, 200], reason: "a clock" } ] }
      """, to: "meian.json5")
    try call.folder.write(
      """
      { screen: "a", view: { backgroundColor: "systemRed", subviews: [
        { kind: "view", frame: [0, 0, 100, 100], backgroundColor: "systemBlue" }] } }
      """, to: "Screens/a.screen.json5")
    try paint(call, "b", "systemBlue")
    let outcome = call.run("record --quiet --failed")
    #expect(outcome.out.contains("recorded b/dark.after.png") && !outcome.out.contains("a/"))
    #expect(outcome.out.contains("2 pictures recorded, 4 unchanged"))
  }

  @Test("--prune removes in the same run what has no screen any more")
  func prune() throws {
    let call = try project()
    try paint(call, "a", "systemBlue")
    try FileManager.default.removeItem(atPath: call.folder.path(of: "Screens/c.screen.json5"))
    let outcome = call.run("record --quiet --prune")
    #expect(outcome.code == .success)
    #expect(outcome.out.contains("removed c/dark.after.png"))
    #expect(outcome.out.contains("2 pictures recorded, 2 unchanged, 2 removed"))
    #expect(call.run("verify --quiet").code == .success)
    let json = try #require(call.run("record --quiet --prune --format json").json.first)
    #expect((json["removed"] as? [String]) == [])
  }

  @Test(
    "refuses what contradicts itself",
    arguments: [
      "record a --prune", "record --variant dark --prune", "record --before --prune",
      "record --failed --missing", "record --failed --before", "record --report x",
      "record --failed --report nowhere",
    ])
  func refusals(words: String) throws {
    let call = try project()
    let before = call.folder.files()
    #expect(call.run(words).code == .usage)
    #expect(call.folder.files() == before)
  }
}
