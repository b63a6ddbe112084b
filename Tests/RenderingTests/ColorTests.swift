import Drawing
import Pixels
import Rendering
import Testing
import Traits

@Suite("Colours of a shot")
struct ColorTests {
  static let screen = """
    { controller: { view: { id: 'root', subviews: [
        { kind: 'view', id: 'pair', frame: [0, 0, 20, 20],
          backgroundColor: { light: 'systemGreen', dark: 'systemBlue' } },
        { kind: 'view', id: 'asset', frame: [20, 0, 20, 20], backgroundColor: 'asset:Theme' },
        { kind: 'view', id: 'light', frame: [40, 0, 20, 20], overrideUserInterfaceStyle: 'light',
          backgroundColor: 'secondarySystemBackground' },
        { kind: 'view', frame: [60, 0, 20, 20], backgroundColor: '#FF0000', alpha: 0.5 },
        { kind: 'view', id: 'gone', frame: [80, 0, 20, 20], backgroundColor: '#FF0000', isHidden: true,
          subviews: [{ kind: 'view', frame: [0, 0, 9, 9], backgroundColor: '#FF0000' }] },
        { kind: 'view', id: 'border', frame: [100, 0, 20, 20], borderWidth: 2 },
        { kind: 'label', id: 'text', frame: [0, 40, 100, 30], text: 'Hallo' },
      ] } } }
    """

  @Test(
    "are those of the style",
    arguments: [
      (Variant.light, "#FFFFFF", "#34C759", "#F2F2F7", "#FF7F7F", "#000000"),
      (.dark, "#000000", "#0A84FF", "#F2F2F7", "#800000", "#FFFFFF"),
    ])
  func styles(
    variant: Variant, background: String, pair: String, light: String, half: String, text: String
  ) throws {
    let shot = try Stage().shot(Self.screen, variant)
    #expect(shot.color(200, 200) == background)
    #expect(shot.color(10, 10) == pair)
    #expect(shot.color(30, 10) == "#123456")
    #expect(shot.color(50, 10) == light)
    #expect(shot.color(70, 10) == half)
    #expect(shot.color(90, 10) == background)
    #expect(shot.color(101, 10) == "#000000")
    #expect(shot.color(110, 10) == background)
    #expect(shot.count(other: background, x: 0, y: 40, width: 100, height: 30) > 200)
    let color = try #require(shot.view("text")?.properties.first { $0.name == "textColor" })
    #expect(color == .init(name: "textColor", source: "label", value: text + "FF"))
    let isOpaque = shot.bitmap.pixels.allSatisfy { $0.isOpaque }
    #expect(isOpaque)
  }

  @Test("before iOS 13 are the light ones, also for a text without one")
  func ios12() throws {
    let shot = try Stage().shot(Self.screen, Variant(style: .dark, generation: .ios12))
    #expect(shot.color(200, 200) == "#FFFFFF")
    #expect(
      shot.view("text")?.properties.contains(
        .init(name: "textColor", source: "black", value: "#000000FF")) == true)
  }

  @Test("are light where the Info.plist says so, whatever the user's setting is")
  func infoPlist() throws {
    let shot = try Stage(infoPlist: .light).shot(Self.screen, .dark)
    #expect(shot.color(200, 200) == "#FFFFFF")
    #expect(shot.styleReason == "light: Info.plist says UIUserInterfaceStyle Light")
  }

  @Test("of a sheet in dark are elevated, above a dimmed window")
  func sheet() throws {
    let shot = try Stage().shot(
      """
      { controller: { view: { backgroundColor: '#FFFFFF' },
        presents: { controller: { view: { id: 'v', subviews: [
          { kind: 'view', id: 'last', height: 10, backgroundColor: '#00FF00',
            pin: { leading: 0, trailing: 0, bottom: 0 } }] } } } } }
      """, .dark)
    #expect(shot.color(160, 200) == "#1C1C1E")
    #expect(shot.color(160, 25) == "#858585")
    #expect(shot.color(160, 479) == "#00FF00")
  }

  @Test("of a destructive button are red")
  func destructive() throws {
    let shot = try Stage().view(
      "{ kind: 'button', id: 'b', title: 'Delete', role: 'destructive', configuration: 'filled' }")
    #expect(
      shot.view("b")?.properties.contains(
        .init(name: "background", source: "systemRed", value: "#FF3B30FF")) == true)
  }
}
