import Geometry
import PNGCodec
import Pixels
import RunRecords
import TestSupport
import Testing
import Traits

@testable import Verifying

@Suite("What is stale after switching")
struct StaleTests {
  /// A page with a bordered card; `more` stands on the card.
  private func project(
    _ variants: String = "variants: [\"light\", \"dark\", \"dark.switched\"]", more: String = ""
  ) throws -> TestProject {
    let project = try TestProject(variants, screens: [:])
    try project.write(
      """
      { view: { backgroundColor: "systemBackground", subviews: [
          { kind: "view", id: "card", frame: [10, 10, 100, 50], borderWidth: 2,
            borderColor: "separator", \(more) }] } }
      """, to: "card")
    return project
  }

  private func screen(_ project: TestProject, _ variants: [Variant] = []) throws -> ScreenRecord {
    try #require(try project.verify(variants: variants).record.screens.first)
  }

  @Test("is a note that names the shot, the view, the property and the reason")
  func border() throws {
    let screen = try screen(try project())
    #expect(screen.pairNotes == [.staleAfterSwitching])
    #expect(
      screen.stale == [
        StaleRecord(
          variant: "dark.switched", view: "card", kind: "view", property: "borderColor",
          shown: "#3C3C434A", fresh: "#54545899", source: "separator",
          reason: "a CGColor on its layer, set once")
      ])
    #expect(
      screen.stale.first?.text
        == "borderColor of “card” (separator) stays #3C3C434A, from the start #54545899: a CGColor on its layer, set once"
    )
  }

  @Test("is nothing where code sets the border again, and the pictures are equal")
  func setAgain() throws {
    let screen = try screen(try project(more: "traitCollectionDidChange: [\"borderColor\"]"))
    #expect(screen.pairNotes.isEmpty && screen.stale.isEmpty)
    #expect(screen.shots.count == 3 && screen.shots[1].now?.digest == screen.shots[2].now?.digest)
  }

  @Test("is nothing where another view hides it")
  func hidden() throws {
    let project = try TestProject(
      "variants: [\"light\", \"dark\", \"dark.switched\"]", screens: [:])
    try project.write(
      """
      { view: { subviews: [
          { kind: "view", id: "card", frame: [10, 10, 100, 50], borderWidth: 2, borderColor: "label" },
          { kind: "view", frame: [0, 0, 320, 480], backgroundColor: "#FFFFFF" }] } }
      """, to: "card")
    let screen = try screen(project)
    #expect(screen.stale.isEmpty && !screen.pairNotes.contains(.staleAfterSwitching))
  }

  @Test("is told too where the style from the start is not drawn beside it")
  func alone() throws {
    let screen = try screen(
      try project("variants: [\"light.switched\"]"))
    #expect(screen.pairNotes == [.staleAfterSwitching])
    #expect(screen.stale.map(\.variant) == ["light.switched"])
  }

  @Test("is not what differs because the app prefers another style from the start")
  func otherStyle() throws {
    let project = try TestProject(
      "variants: [\"light\", \"light.switched\"]", screens: [:])
    try project.write(
      """
      { hosting: { Text: "a", modifiers: [{ preferredColorScheme: "dark" }] },
        state: { switches: "preferredColorScheme" } }
      """, to: "page")
    let screen = try screen(project)
    #expect(screen.shots[0].now?.digest != screen.shots[1].now?.digest)
    #expect(screen.pairNotes.isEmpty && screen.stale.isEmpty)
  }

  @Test("is the sheet that misses a switch of the root's preference")
  func sheet() throws {
    let project = try TestProject("variants: [\"dark\", \"dark.switched\"]", screens: [:])
    try project.write(
      """
      { hosting: { Text: "a", sheet: { content: { Text: "b" } } },
        state: { switches: "preferredColorScheme" } }
      """, to: "page")
    #expect(
      try screen(project).stale.map(\.text) == [
        "style of “0/1” stays light, from the start dark: it was opened before the switch and is not told of it"
      ])
  }

  @Test("of a capture is known by its pixels alone", arguments: [true, false])
  func captures(isStale: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("{ name: \"Test\", captures: { directory: \"Shots\" } }", to: "meian.json5")
    let size = PixelSize(width: 8, height: 6)
    let white = try encodePNG(Bitmap(size: size, filledWith: .white))
    let black = try encodePNG(Bitmap(size: size, filledWith: .black))
    try makeFolder(folder.path(of: "Shots"))
    try folder.write(white, to: "Shots/home.light.png")
    try folder.write(black, to: "Shots/home.dark.png")
    try folder.write(isStale ? white : black, to: "Shots/home.dark.switched.png")
    let run = try verify(try Project.load(folder.path), RunOptions()).record
    let screen = try #require(run.screens.first)
    #expect(screen.shots.map(\.variant) == ["light", "dark", "dark.switched"])
    #expect(screen.pairNotes.contains(.staleAfterSwitching) == isStale)
    #expect(screen.stale.isEmpty)
  }
}
