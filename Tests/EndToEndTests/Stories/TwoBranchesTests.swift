import Foundation
import TestSupport
import Testing

/// Branches that meet: at one baseline, at the same change, one upon the other.
@Suite("Two branches")
struct TwoBranchesTests {
  /// A branch with a recorded screen, pushed.
  private func branch(
    _ world: World, _ name: String, _ color: String, _ screen: String = "home"
  ) throws -> Desk {
    let desk = try world.author(name, branch: name)
    try desk.record(color, screen)
    try desk.publish(name)
    return desk
  }

  @Test("that changed one screen are settled by drawing what their layouts merge to")
  func conflicting() throws {
    let world = try World()
    _ = try branch(world, "one", "systemRed")
    let other = try branch(world, "other", "systemGreen")
    try world.merge("one")

    try other.git("fetch", "--quiet")
    other.conflict("merge", "--quiet", "--no-edit", "origin/main")
    let early = try other.meian("resolve")
    #expect(early.status == 2 && early.err.contains("home.screen.json5: in conflict, too"))
    try other.paint("systemYellow")
    try other.git("add", "Screens")
    #expect(try other.must("resolve", "--quiet").out.contains("2 conflicts settled"))
    try other.git("commit", "--quiet", "--no-edit")
    try other.git("push", "--quiet", "origin", "other")
    let outcome = try world.pipeline("pipeline", on: "other")
    #expect(outcome.status == 0 && outcome.out.contains("2 recorded-change"), "\(outcome.out)")
    try world.merge("other")
    try world.shared.must("verify", "--quiet")
  }

  @Test("with the same change merge without a conflict, and the second one changes nothing")
  func same() throws {
    let world = try World()
    _ = try branch(world, "one", "systemRed")
    _ = try branch(world, "other", "systemRed")
    try world.merge("one")
    // Against where it began it is a change, though no longer against the main line.
    let before = try world.pipeline("before", on: "other")
    #expect(before.status == 0 && before.out.contains("2 recorded-change"), "\(before.out)")
    let merged = try world.job("merged", on: "other")
    try merged.git("merge", "--quiet", "--no-edit", "origin/main")
    #expect(try merged.must("verify", "--quiet").out.contains("2 unchanged"))
    try world.merge("other")
    #expect(try world.shared.git("diff", "--name-only", "HEAD~1").isEmpty)
    try world.shared.must("verify", "--quiet")
  }

  @Test("of which one stood upon the other, survive that one's squash merge")
  func stacked() throws {
    let world = try World(screens: ["home", "other"])
    let lower = try branch(world, "lower", "systemRed")
    try lower.git("checkout", "--quiet", "-b", "upper")
    try lower.record("systemGreen", "other")
    try lower.commit("Green")
    try lower.record("systemYellow")
    try lower.publish("Yellow")
    // Its request goes to the lower branch, and shows its own changes alone.
    let onLower = try world.pipeline("on-lower", on: "upper", to: "lower")
    #expect(onLower.out.contains("4 recorded-change"), "\(onLower.out)")

    try world.shared.git("merge", "--quiet", "--squash", "lower")
    try world.shared.commit("Red, squashed")
    try lower.git("fetch", "--quiet")
    lower.conflict("merge", "--quiet", "--no-edit", "origin/main")
    // The pictures of the screen that the upper branch alone changed are no conflict.
    #expect(
      try lower.git("diff", "--name-only", "--diff-filter=U").split(separator: "\n")
        .map(String.init) == World.home + ["Screens/home.screen.json5"])
    try lower.git("checkout", "--quiet", "--ours", "Screens")
    try lower.git("add", "Screens")
    #expect(try lower.must("resolve").out.contains("kept home/dark.after.png"))
    try lower.git("commit", "--quiet", "--no-edit")
    try lower.git("push", "--quiet", "origin", "upper")
    let outcome = try world.pipeline("on-main", on: "upper")
    #expect(outcome.status == 0 && outcome.out.contains("4 recorded-change"), "\(outcome.out)")
    try world.merge("upper")
    try world.shared.must("verify", "--quiet")
  }

  @Test("of which one is rebased past the other are resolved commit by commit")
  func rebased() throws {
    let world = try World(screens: ["home", "other"])
    let upper = try branch(world, "upper", "systemGreen")
    try upper.record("systemYellow", "other")
    try upper.commit("Yellow")
    try world.shared.record("systemRed")
    try world.shared.commit("Red")
    try upper.git("fetch", "--quiet")
    upper.conflict("rebase", "--quiet", "origin/main")
    try upper.git("checkout", "--quiet", "--theirs", "Screens")
    try upper.git("add", "Screens")
    try upper.must("resolve", "--quiet")
    try upper.git("-c", "core.editor=true", "rebase", "--continue")
    #expect(try upper.git("rev-list", "--count", "origin/main..HEAD") == "2")
    #expect(try upper.git("status", "--porcelain").isEmpty)
    try upper.must("verify", "--quiet")
    // Each commit stands for itself, the settled one as well.
    try upper.git("checkout", "--quiet", "HEAD~1")
    try upper.must("verify", "--quiet")
  }
}
