import Foundation
import TestSupport
import Testing

/// A project that draws each style from the start and after switching to it.
@Suite("Switching styles")
struct SwitchingTests {
  private let folder: TemporaryFolder
  private let meian: Executable

  init() throws {
    folder = try TemporaryFolder()
    meian = Executable(folder: folder.path)
    try folder.write(
      """
      { name: "Switching", screens: ["Screens"], device: "iphone-8",
        variants: ["light", "dark", "light.switched", "dark.switched"] }
      """, to: "meian.json5")
    for (name, more) in [
      ("captured", ""), ("set-again", "traitCollectionDidChange: [\"borderColor\"]"),
    ] {
      try folder.write(
        """
        { view: { backgroundColor: "systemBackground", subviews: [
            { kind: "view", id: "card", frame: [20, 40, 200, 90], borderWidth: 2,
              borderColor: { light: "#111111", dark: "#EEEEEE" }, \(more) }] } }
        """, to: "Screens/\(name).screen.json5")
    }
    try #require(try meian.run("record").status == 0)
  }

  private func report(_ name: String) throws -> String {
    String(decoding: try #require(folder.bytes(of: "meian-report/\(name)")), as: UTF8.self)
  }

  @Test("names the border that a CGColor keeps, and passes; one that is set again is not named")
  func borders() throws {
    let outcome = try meian.run("verify")
    #expect(outcome.status == 0, "\(outcome.err)")
    let light =
      "light.switched: borderColor of “card” (dynamic(#111111, #EEEEEE)) stays #EEEEEEFF, from the start #111111FF: a CGColor on its layer, set once"
    let dark =
      "dark.switched: borderColor of “card” (dynamic(#111111, #EEEEEE)) stays #111111FF, from the start #EEEEEEFF: a CGColor on its layer, set once"
    #expect(
      outcome.out.contains("● captured  stale-after-switching\n    \(light)\n    \(dark)\n"),
      "\(outcome.out)")
    #expect(!outcome.out.contains("set-again"))

    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try report("results.json").utf8))
        as? [String: Any])
    let screens = try #require(json["screens"] as? [[String: Any]])
    #expect(screens.map { $0["pairNotes"] as? [String] } == [["stale-after-switching"], []])
    let stale = screens.map { ($0["stale"] as? [[String: String]] ?? []) }
    #expect(stale.map(\.count) == [2, 0])
    #expect(stale[0].map { $0["view"] } == ["card", "card"])

    let summary = try report("summary.md")
    #expect(summary.contains("Stale after switching:"))
    #expect(summary.components(separatedBy: "borderColor of “card”").count == 3)
    let pages = folder.files().filter { $0.hasPrefix("meian-report/") && $0.hasSuffix(".html") }
    let page = try #require(pages.first { $0.contains("captured") }?.dropFirst(13))
    #expect(try report(String(page)).contains("stays #111111FF, from the start #EEEEEEFF"))
    let other = try #require(pages.first { $0.contains("set-again") }?.dropFirst(13))
    #expect(try !report(String(other)).contains("after switching differ"))
  }

  @Test("explains why the border has its colour")
  func explained() throws {
    let outcome = try meian.run("explain", "captured#card", "--variant", "dark.switched")
    #expect(outcome.out.contains("✓ captured in light, the style of first display"))
    #expect(outcome.out.contains("✓ the system setting is dark, at first display light"))
    let again = try meian.run("explain", "set-again#card", "--variant", "dark.switched")
    #expect(again.out.contains("✓ traitCollectionDidChange of “card” sets borderColor again"))
    #expect(!again.out.contains("captured in"))
  }
}
