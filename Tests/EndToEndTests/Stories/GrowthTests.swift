import Foundation
import TestSupport
import Testing

/// What a change adds to a repository.
@Suite("The growth of a repository")
struct GrowthTests {
  @Test("is one picture for each changed shot, and nothing else")
  func touched() throws {
    let world = try World(screens: (0..<5).map { "s\($0)" })
    let desk = world.shared
    try desk.record("systemRed", "s2")
    #expect(
      try desk.changedFiles() == [
        "Baselines/s2/dark.after.png", "Baselines/s2/light.after.png", "Screens/s2.screen.json5",
      ])
    // Verifying, and recording again, leave no trace.
    try desk.commit()
    try desk.must("verify", "--quiet", "--cache", ".git/cache")
    try desk.must("record", "--quiet")
    #expect(try desk.changedFiles().isEmpty)
    // One style alone.
    try desk.write(
      """
      { screen: "s3", view: { backgroundColor: { light: "#FFFFFF", dark: "#101010" } } }
      """, to: "Screens/s3.screen.json5")
    try desk.must("record", "--quiet")
    #expect(
      try desk.changedFiles() == ["Baselines/s3/dark.after.png", "Screens/s3.screen.json5"])
  }

  @Test("is nothing where a layout is written otherwise and looks the same")
  func sameLook() throws {
    let world = try World()
    try world.shared.write(
      "// a comment\n{\n  view: { backgroundColor: \"systemBackground\" },\n  screen: \"home\" }\n",
      to: "Screens/home.screen.json5")
    try world.shared.must("record", "--quiet")
    #expect(try world.shared.changedFiles() == ["Screens/home.screen.json5"])
  }
}
