import Foundation
import TestSupport
import Testing

/// Fixes that go from the main line to a release that looks otherwise.
@Suite("A release branch")
struct ReleaseTests {
  /// A release, and a main line that went on and then changed `home` once more.
  private func diverged(mainChanges screen: String) throws -> (World, fix: String) {
    let world = try World(screens: ["home", "other"])
    try world.shared.git("branch", "release")
    try world.shared.record("systemGreen", screen)
    try world.shared.commit("Goes on")
    try world.shared.record("systemRed")
    return (world, fix: try world.shared.commit("The fix"))
  }

  private func request(_ world: World) throws -> Desk {
    let desk = try world.clone("author", "--branch=release")
    try desk.git("checkout", "--quiet", "-b", "topic")
    return desk
  }

  @Test("takes a fix with its pictures where the screen looked the same")
  func clean() throws {
    let (world, fix) = try diverged(mainChanges: "other")
    let desk = try request(world)
    try desk.git("cherry-pick", fix)
    try desk.git("push", "--quiet", "origin", "topic")
    let outcome = try world.pipeline("pipeline", to: "release")
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains("2 unchanged") && outcome.out.contains("2 recorded-change"))
    #expect(!outcome.out.contains("other"))
  }

  @Test("takes a fix whose pictures conflict, drawn again in the middle of the cherry-pick")
  func conflicting() throws {
    let (world, fix) = try diverged(mainChanges: "home")
    let desk = try request(world)
    desk.conflict("cherry-pick", fix)
    try desk.git("checkout", "--quiet", "--theirs", "Screens")
    try desk.git("add", "Screens")
    try desk.must("resolve", "--quiet")
    try desk.git("-c", "core.editor=true", "cherry-pick", "--continue")
    #expect(try desk.files(of: "HEAD") == World.home + ["Screens/home.screen.json5"])
    try desk.git("push", "--quiet", "origin", "topic")
    #expect(try world.pipeline("pipeline", to: "release").status == 0)
  }

  @Test("fails where a fix came without its pictures")
  func halfPicked() throws {
    let (world, fix) = try diverged(mainChanges: "other")
    let desk = try request(world)
    try desk.git("checkout", "--quiet", fix, "--", "Screens/home.screen.json5")
    try desk.publish("Half of the fix")
    let outcome = try world.pipeline("pipeline", to: "release")
    #expect(outcome.status == 1 && outcome.out.contains("unexpected-change"), "\(outcome.out)")
  }
}
