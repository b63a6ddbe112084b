import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("Explanations in a run")
struct RunExplanationTests {
  private static func screen(_ background: String) -> String {
    """
    { screen: "home", view: { backgroundColor: "systemBackground", subviews: [
      { kind: "view", id: "card", pin: { top: 100, leading: 20 }, width: 200, height: 120,
        backgroundColor: "\(background)" },
      { kind: "label", id: "title", pin: { top: 40, leading: 20 }, width: 200, height: 30,
        text: "Good evening" },
    ] } }
    """
  }

  private func changed(_ new: String) throws -> RunRecord {
    let project = try TestProject("", screens: [:])
    try project.write(Self.screen("secondarySystemBackground"), to: "home")
    try project.record()
    try project.write(new, to: "home")
    return try project.verify().record
  }

  @Test("name the view that owns a region, and the tokens that became others")
  func owner() throws {
    let run = try changed(Self.screen("tertiarySystemBackground"))
    let change = try #require(run.shot("home", "dark")?.unexpected)
    #expect(change.regions.map(\.kind) == ["area"])
    let owner = try #require(change.regions.first?.owner)
    #expect(owner.id == "card" && owner.isDescribedDifferently)
    #expect(change.causes.map(\.fromTokens) == [["secondarySystemBackground"]])
    #expect(change.causes.map(\.toTokens) == [["tertiarySystemBackground"]])
    #expect(change.views.map(\.id) == ["card"])
  }

  @Test("give a cause the same fingerprint in both styles, and one group")
  func fingerprint() throws {
    let run = try changed(Self.screen("tertiarySystemBackground"))
    let prints = ["light", "dark"].compactMap {
      run.shot("home", $0)?.unexpected?.causes.first?.fingerprint
    }
    #expect(prints.count == 2 && prints[0] == prints[1])
    #expect(run.causes.count == 1)
    #expect(run.causes[0].words == "secondarySystemBackground → tertiarySystemBackground")
    #expect(run.causes[0].shots.map(\.variant) == ["light", "dark"])
    #expect(run.causes[0].pixels == run.causes[0].shots.reduce(0) { $0 + $1.pixels })
    #expect(try changed(Self.screen("tertiarySystemBackground")) == run)
  }

  @Test("name the label whose text changed")
  func text() throws {
    let words = Self.screen("secondarySystemBackground")
      .replacing("Good evening", with: "Good morning")
    let change = try #require(try changed(words).shot("home", "light")?.unexpected)
    #expect(change.regions.allSatisfy { $0.owner?.id == "title" })
    #expect(change.regions.first?.owner?.text == "Good morning")
  }

  @Test("are left out of records of equal pictures")
  func equal() throws {
    let run = try changed(Self.screen("secondarySystemBackground"))
    #expect(run.causes.isEmpty && run.shot("home", "dark")?.unexpected == nil)
  }

  @Test("leave out a view by its id, wherever it is")
  func maskedView() throws {
    let project = try TestProject(
      "masks: [{ screens: [\"home\"], view: \"title\", reason: \"the time of day\" }]",
      screens: [:])
    try project.write(Self.screen("secondarySystemBackground"), to: "home")
    try project.record()
    try project.write(
      Self.screen("secondarySystemBackground").replacing("evening", with: "morning"), to: "home")
    #expect(try project.verdicts() == ["home light unchanged", "home dark unchanged"])
    try project.write(
      Self.screen("tertiarySystemBackground").replacing("evening", with: "morning"), to: "home")
    let run = try project.verify().record
    #expect(run.shot("home", "dark")?.unexpected?.regions.first?.owner?.id == "card")
  }
}
