import Drawing
import Geometry
import Testing
import Traits

@testable import Rendering

@Suite("Chrome in pictures")
struct ChromeShotTests {
  /// 11 rows that alternate between red and blue, behind a tab bar on 320 × 480 points.
  private func tabs(offset: Int, _ bar: String = "") -> String {
    let rows = (0..<11).map {
      "{ text: '', backgroundColor: '\($0 % 2 == 0 ? "#FF0000" : "#0000FF")' }"
    }
    return """
      { controller: { kind: 'tabBarController', id: 't', tabBar: { \(bar) }, viewControllers: [
          { view: { kind: 'tableView', separatorStyle: 'none', contentOffset: [0, \(offset)],
              sections: [{ rows: [\(rows.joined(separator: ", "))] }] } }] } }
      """
  }

  @Test("blurs and tints what lies under a bar, and leaves it out at the content's end")
  func tabBar() throws {
    let above = try Stage().shot(tabs(offset: 0))
    // Row 9 ends at 460: blue above, red below, under 94 % of 249.
    let inBar = try #require(above.view("t.tabBar")).frame
    #expect(inBar.y == (480 - 49) * 2)
    #expect(above.color(10, 440) != "#F9F9F9" && above.color(10, 440).hasPrefix("#E"))
    // 11 rows of 44 points under a status bar of 20 end 73 points below the bar's top.
    let end = try Stage().shot(tabs(offset: 73))
    #expect(end.color(10, 440) == "#FFFFFF")
    #expect(end.color(10, 420) == "#FF0000")
  }

  @Test("lies an alert over a dimmed window whose views keep their places")
  func alert() throws {
    let shot = try Stage().shot(
      """
      { controller: { view: { backgroundColor: '#FFFFFF' }, presents: { controller: {
          kind: 'alertController', id: 'a', preferredStyle: 'alert', title: 'T',
          actions: [{ title: 'OK' }] } } } }
      """)
    #expect(shot.color(5, 5) == "#CCCCCC")
    let frame = try #require(shot.view("a")).frame
    #expect(frame.width == 540 && frame.x == 50)
    #expect(abs((frame.y + frame.maxY) / 2 - 480) <= 1)
    // 242 at 80 % over 204.
    #expect(shot.color(Double(frame.x) / 2 + 12, Double(frame.y) / 2 + 12) == "#EAEAEA")
  }

  @Test("names what is drawn in place of the system's own")
  func standIns() throws {
    let shot = try Stage().shot(
      """
      { controller: { kind: 'navigationController', root: { title: 'A', view: { subviews: [
          { kind: 'mapView', frame: [0, 100, 90, 90] }, { kind: 'webView', frame: [0, 200, 90, 90] },
          { kind: 'mapView', frame: [90, 100, 90, 90] },
          { kind: 'textField', isFirstResponder: true, frame: [0, 300, 90, 30] }] },
        navigationItem: { rightBarButtonItem: { title: 'B' } } } } }
      """, try Variant(name: "light.ios26"))
    #expect(
      shot.standIns == [
        "Inter for San Francisco", "a drawing for a map", "a drawing for a web page",
        "a drawing for the system’s keyboard", "flat glass for iOS 26’s Liquid Glass",
      ])
    #expect(try Stage().view("{ kind: 'view', width: 9, height: 9 }").standIns.isEmpty)
  }

  @Test("keeps a tint in front and greys the one behind, in the pixels too")
  func tint() throws {
    let shot = try Stage().shot(
      """
      { controller: { view: { subviews: [{ kind: 'button', id: 'b', configuration: 'filled', title: '',
            frame: [0, 0, 100, 20] }] },
          presents: { controller: { view: { subviews: [{ kind: 'button', configuration: 'filled',
            title: '', frame: [0, 0, 100, 40] }] } } } } }
      """)
    // systemGray under 20 % black, and systemBlue.
    #expect(shot.color(50, 25) == "#727276")
    #expect(shot.color(50, 60) == "#007AFF")
  }

  @Test(
    "makes a material of its backdrop, light or dark by its name", arguments: ["light", "dark"])
  func materials(variant: String) throws {
    let shot = try Stage().view(
      """
      { kind: 'visualEffectView', effect: 'systemMaterial', frame: [0, 0, 100, 100] },
      { kind: 'visualEffectView', effect: 'systemMaterialDark', frame: [100, 0, 100, 100] },
      { kind: 'visualEffectView', effect: 'extraLight', frame: [200, 0, 100, 100] }
      """, try Variant(name: variant))
    let light = shot.color(50, 50)
    let dark = shot.color(150, 50)
    // Over white: (179 · 0.82 + 255 · 0.18) / (1 − 56 / 255) in light.
    #expect(light == (variant == "light" ? "#F7F7F7" : dark))
    #expect(dark == "#545454")
    #expect(shot.color(250, 50) == "#F8F8F8")
  }
}
