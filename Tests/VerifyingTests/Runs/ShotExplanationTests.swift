import Rendering
import RunRecords
import Testing
import Traits

@testable import Verifying

@Suite("What a run explains")
struct ShotExplanationTests {
  private func project() throws -> TestProject {
    let project = try TestProject("linkedSDK: \"ios17\"")
    try project.write(
      """
      { screen: "home", controller: { overrideUserInterfaceStyle: "dark", view: { subviews: [
        { kind: "label", id: "a", text: "a", textColor: { light: "#111111", dark: "#222222" } },
        { kind: "label", id: "b", text: "b", textColor: { light: "#111111", dark: "#222222" } },
        { kind: "label", id: "c", text: "c", textColor: "secondaryLabel" } ] } } }
      """, to: "home")
    return project
  }

  @Test("is what somebody looks at, each decision once")
  func listed() throws {
    let project = try project()
    let shot = try #require(try project.verify().record.shot("home", "light"))
    let views = try #require(shot.explanation).views
    let told = views.map { "\($0.view): \($0.properties.map(\.name).joined(separator: " "))" }
    #expect(told == ["0: style", "a: textColor"])
    #expect(
      views[0].properties[0].rules[0].text
        == "controller “0” says overrideUserInterfaceStyle dark")
  }

  @Test("is nothing where the shot is unchanged or broken")
  func unlisted() throws {
    let project = try project()
    try project.record()
    try project.record(.before)
    #expect(try project.verdicts() == ["home light unchanged", "home dark unchanged"])
    for variant in ["light", "dark"] {
      #expect(try project.verify().record.shot("home", variant)?.explanation == nil)
    }
    try project.write("{ view: { kind: 'lable' } }", to: "home")
    #expect(try project.verify().record.shot("home", "light")?.explanation == nil)
  }

  @Test("is bounded, with the number of what is left out")
  func bounded() throws {
    let project = try TestProject(screens: [:])
    let labels = (0..<60).map {
      "{ kind: \"label\", text: \"a\", textColor: \"#0000\(String($0 + 16, radix: 16))\" }"
    }
    try project.write(
      "{ view: { subviews: [\(labels.joined(separator: ","))] } }", to: "home")
    let shot = try #require(try project.verify().record.shot("home", "dark"))
    let explanation = try #require(shot.explanation)
    #expect(explanation.views.count == ShotExplanation.mostProperties)
    #expect(explanation.leftOut == 60 - ShotExplanation.mostProperties)
  }

  @Test("heeds what the project file says of the app")
  func app() throws {
    let project = try project()
    let text = { (settings: String) throws -> String in
      try project.configure(settings)
      let all = try explain(
        try project.load(), view: "a",
        RunOptions(selection: Selection(screens: ["home"], variants: [.dark])))
      return try #require(all.first?.views.first?.properties.first).value
    }
    #expect(try text("linkedSDK: \"ios13\"") == "dark")
    #expect(try text("linkedSDK: \"ios12\"") == "light")
  }

  @Test(
    "refuses what it does not know",
    arguments: [
      ("linkedSDK: \"ios31\"", "unknown SDK “ios31”; did you mean “ios13”?"),
      (
        "legacyDarkAssetBug: 1", "legacyDarkAssetBug is neither true nor false; write true or false"
      ),
    ])
  func settings(text: String, message: String) throws {
    let project = try TestProject(text)
    let failure = failure(of: { () throws(RunFailure) in _ = try project.load() })
    #expect(failure?.description.contains(message) == true, "\(String(describing: failure))")
  }
}
