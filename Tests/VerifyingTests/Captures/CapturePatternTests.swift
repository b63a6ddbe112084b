import Testing

@testable import Verifying

@Suite("A pattern of capture names")
struct CapturePatternTests {
  private static let styles: Set<String> = ["light", "dark", "dark.ax3", "1", "2"]

  @Test(
    "finds suite, screen and style",
    arguments: [
      ("{suite}/{screen}.{style}.png", "A/login.dark.png", "A/login", "dark"),
      ("{suite}/{screen}.{style}.png", "A/B/login.dark.png", "A/B/login", "dark"),
      ("{suite}/{screen}.{style}.png", "A/login.2.dark.ax3.png", "A/login.2", "dark.ax3"),
      ("{suite}/{screen}.{style}.png", "A/login.1.2.png", "A/login.1", "2"),
      ("{screen}_{style}.png", "sign_in_dark.png", "sign_in", "dark"),
      ("{screen}_{style}.png", "dark_dark.png", "dark", "dark"),
      ("{style}/{screen}.png", "dark/a/b.png", "a/b", "dark"),
      ("shots/{style}-{screen}@2x.png", "shots/1-a@2x.png", "a", "1"),
      ("{screen}.{style}.png", "日本 語.dark.png", "日本 語", "dark"),
      ("{screen}・{style}.png", "é・dark.png", "é", "dark"),
    ])
  func matching(pattern: String, path: String, screen: String, style: String) throws {
    let pattern = try #require(CapturePattern(pattern))
    let match = try #require(pattern.match(path, accepts: Self.styles.contains))
    #expect(match.screen == screen && match.style == style)
  }

  @Test(
    "fits nothing else",
    arguments: [
      "login.png", "login.blue.png", ".dark.png", "A/.dark.png", "login.dark.jpg",
      "login.dark.png.x",
      "login.dark", "", "login.dark/x.png",
    ])
  func others(path: String) throws {
    let pattern = try #require(CapturePattern("{screen}.{style}.png"))
    let match = pattern.match(path, accepts: Self.styles.contains)
    #expect(match == nil || (path == "A/.dark.png" && match?.screen == "A/"))
  }

  @Test(
    "names screen and style once, apart, and ends in .png",
    arguments: [
      "", "x.png", "{screen}.png", "{style}.png", "{screen}{style}.png", "{screen}.{style}",
      "{screen}.{style}.{style}.png", "{screen}.{style}.{theme}.png", "{screen.{style}.png",
      "{screen}.{style}.png/", "{screen}.{style}." + String(repeating: "a", count: 300) + ".png",
    ])
  func refused(pattern: String) { #expect(CapturePattern(pattern) == nil) }

  @Test(
    "takes no longer for hostile names", .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "a/", count: 500), String(repeating: "dark.", count: 200),
      String(repeating: "a", count: 100_000), String(repeating: ".", count: 1000) + ".png",
      String(repeating: "/.", count: 500) + "dark.png",
    ])
  func hostile(name: String) throws {
    for text in ["{suite}/{screen}.{style}.png", "{suite}.{screen}.{style}.png"] {
      let pattern = try #require(CapturePattern(text))
      var asked = 0
      _ = pattern.match(name) { _ in
        asked += 1
        return false
      }
      #expect(asked <= 256)
    }
  }
}
