import Foundation
import TestSupport
import Testing

/// An app without dark mode gets one, screen by screen, over many merge requests.
@Suite("An adoption campaign")
struct AdoptionTests {
  private static let settings = "before: \"stored\", lock: { variants: [\"light\"] },"

  /// Paints one colour in light and another in dark.
  private func adopt(_ desk: Desk, _ screen: String, light: String, dark: String) throws {
    try desk.write(
      """
      { screen: "\(screen)", view: { backgroundColor: { light: "\(light)", dark: "\(dark)" } } }
      """, to: "Screens/\(screen).screen.json5")
  }

  @Test("freezes the app as it was, shows every step against that, and ends without a trace of it")
  func campaign() throws {
    let world = try World(screens: [])
    // The first commit: white in both styles, frozen.
    let author = try world.clone("author")
    try author.write(World.projectFile(Self.settings), to: "meian.json5")
    for screen in ["home", "other"] { try author.paint("#FFFFFF", screen) }
    try author.must("record", "--quiet")
    try author.must("record", "--before", "--quiet")
    #expect(try author.must("verify", "--quiet").out.contains("4 shots: 4 unchanged"))
    try author.publish("The app before dark mode")

    // A request that changes dark alone is shown and passes.
    try author.git("checkout", "--quiet", "-b", "topic")
    try adopt(author, "home", light: "#FFFFFF", dark: "#101010")
    #expect(try author.meian("verify", "--quiet").status == 1)
    try author.must("record", "--quiet")
    #expect(
      try author.changedFiles() == ["Baselines/home/dark.after.png", "Screens/home.screen.json5"])
    try author.publish("Dark home")
    let passing = try world.pipeline("pipeline-1")
    #expect(passing.status == 0, "\(passing.out)\(passing.err)")
    #expect(passing.out.contains("1 recorded-change"))

    // One that touches light is stopped, though it is recorded.
    try adopt(author, "other", light: "#EEEEEE", dark: "#101010")
    try author.must("record", "--quiet")
    try author.publish("Dark other, and light by accident")
    let stopped = try world.pipeline("pipeline-2")
    #expect(stopped.status == 1 && stopped.out.contains("✗ other  light: locked"), "\(stopped.out)")
    try adopt(author, "other", light: "#FFFFFF", dark: "#101010")
    try author.must("record", "--quiet")
    try author.publish("Light as it was")
    #expect(try world.pipeline("pipeline-3").out.contains("2 recorded-change"))
    try world.merge()

    // Every later request still shows the whole campaign, until a screen is promoted.
    let main = try world.clone("main")
    #expect(try main.must("verify", "--quiet").out.contains("2 recorded-change"))
    #expect(
      try main.must("promote", "home").out
        == "promoted home/dark.before.png\n1 baseline promoted\n")
    #expect(try main.must("verify", "--quiet").out.contains("1 recorded-change"))
    try main.publish("Home is reviewed")

    // The end: no state before is kept, and merge requests are compared with their merge base.
    try main.must("promote", "--drop")
    try main.write(World.projectFile(), to: "meian.json5")
    #expect(try main.git("ls-files", "Baselines", "--deleted").split(separator: "\n").count == 4)
    #expect(try main.must("verify", "--quiet").out.contains("4 shots: 4 unchanged"))
    try main.publish("The campaign is over")
    let next = try world.author("next", branch: "next")
    try adopt(next, "home", light: "#FFFFFF", dark: "#202020")
    try next.must("record", "--quiet")
    try next.publish("A change like any other")
    let after = try world.pipeline("pipeline-4", on: "next")
    #expect(after.status == 0 && after.out.contains("1 recorded-change"), "\(after.out)")
  }
}
