import Baselines
import Testing

@Suite("Baseline keys")
struct BaselineKeyTests {
  @Test("give the path of each role")
  func path() throws {
    let key = try #require(BaselineKey(screen: "settings/theme", variant: "dark.high-contrast"))
    #expect(key.path(.before) == "settings/theme/dark.high-contrast.before.png")
    #expect(key.path(.after) == "settings/theme/dark.high-contrast.after.png")
  }

  @Test(
    "take the screens of the contract",
    arguments: [
      "weather", "a/b/c", "A-Z_0-9", "-", "%E5%A4%A9", "Main%2Estoryboard", "%2E%2E", "a%2Fb",
    ])
  func screens(screen: String) { #expect(BaselineKey(screen: screen, variant: "light") != nil) }

  @Test(
    "refuse screens that could leave the folder, or be spelled in two ways",
    arguments: [
      "", ".", "..", "../x", "a/..", "a/./b", "/x", "x/", "a//b", "a b", "a.b", "a\\b", "a\0b",
      "天気", "a\n", "%", "%2", "%2e", "%41", "%5F", "%GG", "~", "a:b",
    ])
  func badScreens(screen: String) { #expect(BaselineKey(screen: screen, variant: "light") == nil) }

  @Test("have at most 200 bytes, and 100 in a segment")
  func length() {
    let segment = String(repeating: "a", count: 99)
    for (screen, fits) in [
      (segment + "b", true), (segment + "bc", false), ("\(segment)b/\(segment)", true),
      ("\(segment)b/\(segment)b", false), (String(repeating: "a/", count: 99) + "ab", true),
      (String(repeating: "a/", count: 100) + "b", false),
    ] {
      #expect((BaselineKey(screen: screen, variant: "light") != nil) == fits, "\(screen)")
    }
  }

  @Test(
    "take variants",
    arguments: ["light", "dark.ax3", "light.ios12", "dark.iphone-8", "-", "light.de-CH"])
  func variants(variant: String) { #expect(BaselineKey(screen: "a", variant: variant) != nil) }

  @Test(
    "refuse variants",
    arguments: ["", ".", "..", "dark.", ".dark", "a..b", "Dark", "a/b", "a_b", "dark\n", "dárk"])
  func badVariants(variant: String) { #expect(BaselineKey(screen: "a", variant: variant) == nil) }

  @Test("are ordered by screen, then by variant")
  func order() {
    let keys = [("b", "dark"), ("a", "light"), ("B", "x"), ("a", "dark"), ("a/b", "dark")]
      .compactMap { BaselineKey(screen: $0.0, variant: $0.1) }
    #expect(
      keys.sorted().map { $0.path(.after) } == [
        "B/x.after.png", "a/dark.after.png", "a/light.after.png", "a/b/dark.after.png",
        "b/dark.after.png",
      ])
  }

  @Test("tell ids that differ only in letter case")
  func collisions() {
    let found = caseCollisions(of: ["b", "Weather", "a/b", "weather", "A/B", "b", "WEATHER"])
    #expect(
      found.map { [$0.0, $0.1] } == [
        ["A/B", "a/b"], ["WEATHER", "Weather"], ["Weather", "weather"],
      ])
    #expect(caseCollisions(of: ["a", "b", "a"]).isEmpty)
  }
}
