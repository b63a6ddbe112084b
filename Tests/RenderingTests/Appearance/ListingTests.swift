import Foundation
import Rendering
import TestSupport
import Testing
import Traits

/// The listings of articles about dark mode, as screens of the sample app.
@Suite("The sample app's listings")
struct ListingTests {
  private func value(
    _ screen: String, _ variant: String, _ view: String, _ property: String
  ) throws -> String {
    let path = "\(repositoryRoot)/Sources/SampleApp/Screens/listings/\(screen).screen.json5"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let explanation = try AppearanceStage().explain(text, try Variant(name: variant))
    let explained = try #require(explanation.views.first { $0.id == view }, "no view \(view)")
    return try #require(explained.properties.first { $0.name == property }).value
  }

  @Test(
    "render what the articles say",
    arguments: [
      // The preference goes up to the window, the environment's value only down.
      ("preferred-color-scheme", "light", "window", "style", "dark"),
      ("preferred-color-scheme", "light", "value", "textColor", "#FFFFFFFF"),
      ("color-scheme", "light", "window", "style", "light"),
      ("color-scheme", "light", "0.view", "backgroundColor", "#FFFFFFFF"),
      ("color-scheme", "light", "value", "textColor", "#FFFFFFFF"),
      ("color-scheme", "dark", "window", "style", "dark"),
      // The stored choice holds only once code applies it, then also in what the window presents.
      ("toggle-on-change", "light", "headline", "style", "light"),
      ("toggle-on-change", "dark", "headline", "style", "dark"),
      ("toggle-on-appear", "light", "headline", "style", "dark"),
      ("toggle-on-appear", "light", "sheet", "style", "dark"),
      // Green in light, blue in dark, and green again before iOS 13.
      ("dynamic-color", "light", "pair", "textColor", "#34C759FF"),
      ("dynamic-color", "dark", "pair", "textColor", "#0A84FFFF"),
      ("dynamic-color", "light.ios12", "pair", "textColor", "#4CD964FF"),
      ("dynamic-color", "dark", "available", "textColor", "#FFFFFFFF"),
      ("dynamic-color", "light.ios12", "available", "textColor", "#000000FF"),
      // A controller's override reaches its views and not the controller around it.
      ("light-controller", "dark", "page", "style", "light"),
      ("light-controller", "dark", "inner", "textColor", "#000000FF"),
      ("light-controller", "dark", "around.navigationBar", "style", "dark"),
    ])
  func listing(
    screen: String, variant: String, view: String, property: String, expected: String
  ) throws {
    #expect(try value(screen, variant, view, property) == expected)
  }

  @Test("let a controller's override beat an Info.plist that says Dark")
  func infoPlist() throws {
    let screen = """
      { controller: { kind: 'navigationController', id: 'around',
          root: { overrideUserInterfaceStyle: 'light', view: { id: 'page' } } } }
      """
    let explanation = try AppearanceStage(infoPlist: .dark).explain(screen, .light)
    let styles = explanation.views.map { "\($0.id) \($0.properties[0].value)" }
    #expect(styles.contains("page light") && styles.contains("around dark"))
  }
}
