import Drawing
import Rendering
import Testing
import Traits

@Suite("A switched shot")
struct SwitchedShotTests {
  private static let switched = Variant(style: .dark, isSwitched: true)

  private func shot(_ screen: String, _ variant: Variant = switched) throws -> Shot {
    try Stage().shot(screen, variant)
  }

  private static let border = """
    { view: { backgroundColor: 'systemBackground', subviews: [
        { kind: 'view', id: 'card', frame: [10, 10, 100, 50], borderWidth: 4, borderColor: 'label',
          MORE }] } }
    """

  @Test("paints a border in the style of first display, and everything else in the present one")
  func pixels() throws {
    let shot = try shot(Self.border.replacing("MORE", with: ""))
    #expect(shot.color(12, 12) == "#000000" && shot.color(50, 30) == "#000000")
    let cold = try self.shot(Self.border.replacing("MORE", with: ""), .dark)
    #expect(cold.color(12, 12) == "#FFFFFF" && cold.color(50, 30) == "#000000")
  }

  @Test("says which view keeps which property, and why")
  func border() throws {
    let shot = try shot(Self.border.replacing("MORE", with: ""))
    #expect(
      shot.stale == [
        StaleProperty(
          view: "card", kind: "view", property: "borderColor", shown: "#000000FF",
          fresh: "#FFFFFFFF", source: "label", cause: .layerColor)
      ])
  }

  @Test("equals the cold one, pixel by pixel, where code sets the border again")
  func setAgain() throws {
    let screen = Self.border.replacing("MORE", with: "traitCollectionDidChange: ['borderColor']")
    let shot = try shot(screen)
    #expect(shot.stale.isEmpty)
    #expect(try shot.bitmap == self.shot(screen, .dark).bitmap)
  }

  @Test(
    "keeps nothing where the colour is the same in both styles",
    arguments: ["borderColor: '#123456'", "borderColor: { captured: 'darkText' }", ""])
  func sameColors(border: String) throws {
    #expect(
      try shot("{ view: { id: 'v', borderWidth: 1, \(border) } }").stale.isEmpty)
  }

  @Test("names captured colours, bitmaps and the views they are in, in drawing order")
  func captured() throws {
    let shot = try shot(
      """
      { view: { id: 'v', backgroundColor: { captured: 'systemBackground' }, subviews: [
          { kind: 'imageView', id: 'i', frame: [0, 0, 20, 10],
            image: { image: 'asset:flag', captured: true } },
          { kind: 'label', id: 'l', text: 'a', frame: [0, 20, 50, 20],
            textColor: { captured: 'label' } }] } }
      """)
    #expect(
      shot.stale.map {
        "\($0.view) \($0.property) \($0.source) \($0.shown) \($0.fresh) \($0.cause)"
      }
        == [
          "v backgroundColor systemBackground #FFFFFFFF #000000FF resolvedColor",
          "i image asset:flag light dark bitmap",
          "l textColor label #000000FF #FFFFFFFF resolvedColor",
        ])
    #expect(shot.color(2, 2) == "#FF0000")
  }

  @Test("names a sheet that lags once, and not all that is in it")
  func sheet() throws {
    let shot = try shot(
      """
      { hosting: { Text: 'a', sheet: { content: { id: 's', VStack: [{ Text: 'b' }] } } },
        state: { switches: 'preferredColorScheme' } }
      """)
    #expect(
      shot.stale == [
        StaleProperty(
          view: "0/1", kind: "pageSheet", property: "style", shown: "light", fresh: "dark",
          cause: .presentation)
      ])
  }

  @Test("names the window that a known defect holds in its first style")
  func stuck() throws {
    func screen(_ defects: String) -> String {
      """
      { hosting: { Text: 'a', modifiers: [{ preferredColorScheme: null }] },
        state: { switches: 'preferredColorScheme', knownDefects: [\(defects)] } }
      """
    }
    #expect(try shot(screen("")).stale.isEmpty)
    #expect(
      try shot(screen("'preferredColorSchemeSticks'")).stale == [
        StaleProperty(
          view: "window", kind: "window", property: "style", shown: "light", fresh: "dark",
          cause: .window)
      ])
  }

  @Test("of a style that never changes keeps nothing", arguments: ["dark", "light"])
  func fixed(style: String) throws {
    #expect(
      try shot(
        "{ window: { overrideUserInterfaceStyle: '\(style)' }, view: { borderWidth: 1, borderColor: 'label' } }"
      ).stale.isEmpty)
    let cold = try shot(Self.border.replacing("MORE", with: ""), style == "dark" ? .dark : .light)
    #expect(cold.stale.isEmpty)
  }
}
