import Screens
import Testing

@Suite("The sample screens of the format")
struct SampleScreenTests {
  @Test("a weather screen in UIKit's terms reads into the expected tree")
  func weather() throws {
    let text = """
      // Screens/weather.screen.json5
      {
        $schema: "../screen.schema.json",
        screen: "weather",                       // the id
        controller: {
          kind: "navigationController",
          navigationBar: { prefersLargeTitles: true, barTintColor: "asset:ThemePurple" },
          root: {
            kind: "viewController",
            title: "東京",
            view: {
              backgroundColor: "systemBackground",
              subviews: [
                { kind: "stackView", axis: "vertical", alignment: "center", spacing: 12,
                  pin: { top: "safeArea + 24", leading: "margin", trailing: "margin" },
                  arrangedSubviews: [
                    { kind: "imageView", id: "icon", image: "asset:weather/sunny", width: 96, height: 96 },
                    { kind: "label", id: "temperature", text: "23°",
                      font: { style: "largeTitle", weight: "bold" },
                      textColor: { light: "systemGreen", dark: "systemBlue" } },
                    { kind: "label", text: "晴れ時々曇り", font: "body", textColor: "secondaryLabel" },
                  ] },
              ],
            },
            presents: { style: "pageSheet", open: true, controller: { title: "Sheet" } },
          },
        },
      }
      """
    let screen = try readScreen(
      Array(text.utf8), file: "Screens/weather.screen.json5", defaultID: "other",
      including: { _ in nil })
    #expect(screen.id == "weather")
    #expect(screen.title == "weather")
    #expect(screen.sources == ["Screens/weather.screen.json5"])
    #expect(
      outline(screen.root) == """
        window window
          embedded navigationController 0 navigationBar
            embedded viewController 0/0 title
              child view 0/0/0 backgroundColor
                child stackView 0/0/0/0 axis alignment spacing pin
                  child imageView icon image width height arranged
                  child label temperature text font textColor arranged
                  child label 0/0/0/0/2 text font textColor arranged
              presented viewController 0/0/1 title presentation.style presentation.open
                child view 0/0/1/0

        """)
  }
}
