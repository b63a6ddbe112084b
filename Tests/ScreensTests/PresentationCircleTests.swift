import Screens
import Testing

@Suite("A presentation that comes back to itself")
struct PresentationCircleTests {
  private func problem(_ files: [String: String]) -> String {
    do {
      _ = try readScreen(
        Array((files["Screens/a.screen.json5"] ?? "").utf8), file: "Screens/a.screen.json5",
        defaultID: "a", including: { files[$0].map { Array($0.utf8) } })
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("is an error that prints its path")
  func circle() {
    let screen = "{ controller: { use: '../Components/first.json5' } }"
    let first = """
      { controller: { presents: {
          controller: { use: 'second.json5' } } } }
      """
    let second = "{ controller: { presents: { controller: { use: 'first.json5' } } } }"
    let message = problem([
      "Screens/a.screen.json5": screen, "Components/first.json5": first,
      "Components/second.json5": second,
    ])
    #expect(message.hasPrefix("Components/second.json5:1: /controller/presents/controller/use: "))
    #expect(
      message.contains("Components/first.json5 → Components/second.json5 → Components/first.json5"))
  }

  @Test("is found too where it goes through SwiftUI's sheets")
  func sheets() {
    let message = problem([
      "Screens/a.screen.json5": "{ hosting: { use: 'page.json5' } }",
      "Screens/page.json5":
        "{ hosting: { Text: 'a', sheet: { content: { use: 'page.json5' } } } }",
    ])
    #expect(message.contains("Screens/page.json5 → Screens/page.json5"))
  }

  @Test("of many presentations ends at a limit")
  func depth() {
    var controller = "{}"
    for _ in 0..<80 { controller = "{ presents: { controller: \(controller) } }" }
    let message = problem(["Screens/a.screen.json5": "{ controller: \(controller) }"])
    #expect(message.contains("controllers are nested deeper than 64 levels; make the tree flatter"))
  }
}
