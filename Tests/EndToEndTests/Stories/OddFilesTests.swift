import Foundation
import TestSupport
import Testing

/// Files of a project that are not what they should be, or are written as few write them.
@Suite("A project with odd files")
struct OddFilesTests {
  private let world: World
  private var desk: Desk { world.shared }

  init() throws { world = try World() }

  @Test("reads lines that end as on Windows, also behind a byte order mark")
  func windows() throws {
    let screen = "Screens/home.screen.json5"
    for mark in ["", "\u{FEFF}"] {
      for name in ["meian.json5", screen] {
        let text = String(decoding: try #require(desk.bytes(of: name)), as: UTF8.self)
          .replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n")
          .replacing("{ ", with: "{\n// a comment\n", maxReplacements: 1)
          .replacing("\n", with: "\r\n")
        try desk.write(mark + text, to: name)
      }
      #expect(try desk.must("verify", "--quiet").out.contains("2 unchanged"))
    }
    // Lines still count as in an editor.
    try desk.write("{\r\n  screen: \"home\",\r\n  veiw: {},\r\n}\r\n", to: screen)
    #expect(try desk.meian("verify", "--quiet").out.contains("home.screen.json5:3"))
  }

  @Test("keeps the names of files that no id may have apart")
  func encodedNames() throws {
    let names = ["two words", "Änderung", "🌓", "line\nbreak", "a.b", "100%"]
    for name in names {
      try desk.write(
        "{ view: { backgroundColor: \"systemRed\" } }", to: "Screens/\(name).screen.json5")
    }
    try desk.must("record", "--quiet")
    #expect(try desk.must("verify", "--quiet").out.contains("14 shots: 14 unchanged"))
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(desk.path)/Baselines")
    #expect(
      folders.sorted() == [
        "%C3%84nderung", "%F0%9F%8C%93", "100%25", "a%2Eb", "home", "line%0Abreak", "two%20words",
      ])
    #expect(try desk.must("prune").out == "removed 0 baselines\n")
  }

  @Test("refuses names that differ in letter case alone, of screens and of stored pictures")
  func letterCase() throws {
    try desk.paint("systemRed", "Home")
    let both = try desk.meian("record", "--quiet")
    #expect(both.status == 2 && both.err.contains("letter case"), "\(both.err)")
    try desk.git("clean", "--quiet", "--force", "Screens")
    // Renamed by its letters alone, on a file system that can tell.
    try desk.git("mv", "Screens/home.screen.json5", "Screens/Home.screen.json5")
    try desk.paint("systemBackground", "Home")
    let renamed = try desk.meian("verify", "--quiet")
    #expect(
      renamed.status == 2 && renamed.err.contains("rename the folder to Baselines/Home"),
      "\(renamed.err)")
    try desk.git("mv", "Baselines/home", "Baselines/Home")
    try desk.must("verify", "--quiet")
  }

  @Test("takes screens of long names, and breaks those that no file system could hold")
  func longNames() throws {
    let long = String(repeating: "n", count: 100)
    try desk.paint("systemRed", long)
    try desk.write(
      "{ screen: \"\(long)/\(String(repeating: "m", count: 99))\", view: {} }",
      to: "Screens/two.screen.json5")
    try desk.must("record", "--quiet")
    try desk.must("verify", "--quiet")
    try desk.write(
      "{ screen: \"\(String(repeating: "n", count: 200))\", view: {} }",
      to: "Screens/long.screen.json5")
    let outcome = try desk.meian("verify", "--quiet")
    #expect(outcome.status == 1 && outcome.out.contains("100"), "\(outcome.out)")
  }

  @Test("follows no link out of the project")
  func links() throws {
    try world.folder.write("{ view: {} }", to: "outside/secret.screen.json5")
    let outside = world.folder.path(of: "outside")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: "\(desk.path)/Screens/linked", withDestinationPath: outside)
    let screens = try desk.meian("verify", "--quiet")
    #expect(screens.status == 2 && screens.err.contains("Screens/linked"), "\(screens.err)")
    try files.removeItem(atPath: "\(desk.path)/Screens/linked")

    // Of a picture, and of the folder of a screen's baselines.
    try desk.paint("systemRed")
    let picture = "\(desk.path)/Baselines/home/dark.after.png"
    try files.moveItem(atPath: picture, toPath: "\(outside)/dark.png")
    try files.createSymbolicLink(atPath: picture, withDestinationPath: "\(outside)/dark.png")
    let kept = world.folder.bytes(of: "outside/dark.png")
    let linked = try desk.meian("verify", "--quiet")
    #expect(linked.status == 1 && linked.out.contains("symbolic link"), "\(linked.out)")
    _ = try desk.meian("record", "--quiet")
    #expect(world.folder.bytes(of: "outside/dark.png") == kept)
    try files.removeItem(atPath: "\(desk.path)/Baselines/home")
    try files.createSymbolicLink(
      atPath: "\(desk.path)/Baselines/home", withDestinationPath: outside)
    #expect(try desk.meian("record", "--quiet").status == 2)
    #expect(try files.contentsOfDirectory(atPath: outside).count == 2)
  }

  @Test("says that a file lies where the folder of baselines should be")
  func fileForFolder() throws {
    try FileManager.default.removeItem(atPath: "\(desk.path)/Baselines")
    try desk.write("in the way", to: "Baselines")
    for words in [["verify", "--quiet"], ["record", "--quiet"], ["prune"], ["promote"]] {
      let outcome = try desk.meian(words)
      #expect(outcome.status == 2, "\(words) \(outcome.out)")
      #expect(outcome.err.contains("this is not a folder"), "\(words) \(outcome.err)")
    }
  }
}
