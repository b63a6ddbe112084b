import Drawing
import Geometry
import Testing
import Traits

@testable import Rendering

/// On 320 × 480 points below a status bar of 20, where the page behind keeps 91.65 % of its size.
@Suite("The page behind a page sheet")
struct PageSheetTests {
  private func screen(_ style: String, _ more: String = "") -> String {
    """
    { window: { statusBar: 'darkContent' }, controller: { id: 'p', view: { backgroundColor: '#FFFFFF',
        subviews: [{ kind: 'view', id: 'v', frame: [0, 0, 320, 100] }] },
        presents: { style: '\(style)', controller: { id: 's', view: { backgroundColor: '#0000FF' }\(more) } } } }
    """
  }

  @Test(
    "is smaller, dimmed, rounded and before black",
    arguments: [("light", "#CCCCCC"), ("dark", "#858585")])
  func page(variant: String, dimmed: String) throws {
    let shot = try Stage().shot(screen("pageSheet"), try Variant(name: variant))
    #expect(shot.color(160, 18) == "#000000" && shot.color(160, 25) == dimmed)
    // 26.7 points of the width are gone, half on each side.
    #expect(shot.color(13, 29.5) == "#000000" && shot.color(14.5, 29.5) == dimmed)
    #expect(shot.color(305, 29.5) == dimmed && shot.color(307, 29.5) == "#000000")
    #expect(shot.color(14.5, 20.5) == "#000000", "a corner of 12 points")
    #expect(shot.color(160, 31) == "#0000FF")
    let frame = try #require(shot.view("v")).frame
    #expect(frame.x == 27 && frame.y == 40 && frame.width == 586 && frame.height == 183)
  }

  @Test("has a light status bar above it, whatever the bar's style is")
  func statusBar() throws {
    let sheet = try Stage().shot(screen("pageSheet"))
    let properties = try #require(sheet.view("statusBar")).properties
    #expect(properties.contains { $0.name == "statusBarColor" && $0.value == "#FFFFFFFF" })
    let cover = try Stage().shot(screen("fullScreen"))
    let own = try #require(cover.view("statusBar")).properties
    #expect(own.contains { $0.name == "statusBarColor" && $0.value == "#000000FF" })
  }

  @Test(
    "stays as it is behind what is no page sheet of a phone",
    arguments: [
      ("popover", "light"), ("overFullScreen", "light"), ("pageSheet", "light.ios12"),
      ("pageSheet", "light.landscape"), ("pageSheet", "light.ipad-9"),
    ])
  func others(style: String, variant: String) throws {
    let shot = try Stage().shot(screen(style), try Variant(name: variant))
    let frame = try #require(shot.view("v")).frame
    #expect(frame.x == 0 && frame.y == 0 && frame.width == 640)
  }

  @Test("is hidden behind a sheet that is itself behind another one")
  func nested() throws {
    let shot = try Stage().shot(
      screen("pageSheet", ", presents: { controller: { view: { backgroundColor: '#00FF00' } } }"))
    // The first sheet's blue under the second one's dimming.
    #expect(shot.color(160, 25) == "#0000CC" && shot.color(160, 18) == "#000000")
    #expect(shot.color(160, 31) == "#00FF00")
    #expect(shot.view("s.frame")?.frame.y == 40)
  }
}
