import Drawing
import Geometry
import Pixels
import Rendering
import Testing
import Traits

@Suite("Landscape")
struct OrientationTests {
  private func shot(_ screen: String, _ variant: String) throws -> Shot {
    try Stage().shot(screen, try Variant(name: variant))
  }

  @Test(
    "exchanges width and height",
    arguments: [
      ("light.landscape", 960, 640), ("dark.landscape.iphone-8", 1334, 750),
      ("light.landscape.iphone-14", 2532, 1170), ("light.rtl.landscape.ipad-9", 2160, 1620),
    ])
  func size(variant: String, width: Int, height: Int) throws {
    #expect(
      try shot("{ view: {} }", variant).bitmap.size == PixelSize(width: width, height: height))
  }

  @Test(
    "has the safe area of the device held sideways",
    arguments: [
      ("light.iphone-14", 0, 47, 1170, 2289), ("light.landscape.iphone-14", 141, 0, 2250, 1107),
      ("light.landscape.iphone-8", 0, 0, 1334, 750), ("light.landscape.ipad-10", 0, 48, 2360, 1552),
    ])
  func safeArea(variant: String, x: Int, y: Int, width: Int, height: Int) throws {
    let shot = try shot(
      "{ view: { subviews: [{ kind: 'view', id: 'v', pin: 'safeArea' }] } }", variant)
    let top = variant == "light.iphone-14" ? y * 3 : y
    #expect(shot.view("v")?.frame == PixelRect(x: x, y: top, width: width, height: height))
  }

  @Test("moves the content of cells, not the cells, into the safe area")
  func cells() throws {
    let screen =
      "{ view: { kind: 'tableView', sections: [{ rows: [{ switch: true, backgroundColor: '#123456' }] }] } }"
    let bitmap = try shot(screen, "light.landscape.iphone-14").bitmap
    #expect(bitmap[1, 60].hex == "#123456")
    let track = (0..<2532).filter { bitmap[$0, 66].hex == "#34C759" }
    // 47 points are covered, the margin is 20, the switch 51 wide; its knob shades its right end.
    let edge = track.first ?? 0
    #expect(edge < (844 - 67 - 50) * 3 && edge > (844 - 67 - 51 - 16) * 3)
  }

  @Test("hides a phone's status bar and its large titles, and keeps the home indicator")
  func chrome() throws {
    let bar = "{ statusBar: 'default', view: { backgroundColor: '#FFFFFF' } }"
    #expect(try shot(bar, "light.iphone-14").bitmap.pixels.contains { $0.hex == "#000000" })
    // 134 × 5 points, 8 above the lower edge of 844 × 390.
    let sideways = try shot(bar, "light.landscape.iphone-14").bitmap
    let black = sideways.pixels.indices.filter { sideways.pixels[$0].hex != "#FFFFFF" }
    let rows = black.map { $0 / 2532 }
    let columns = black.map { $0 % 2532 }
    #expect(rows.min() == (390 - 13) * 3 && rows.max() == (390 - 8) * 3 - 1)
    #expect(columns.min() == (844 - 134) * 3 / 2 && columns.max() == (844 + 134) * 3 / 2 - 1)
    #expect(
      try shot(bar, "light.landscape.iphone-8").bitmap.pixels.allSatisfy { $0.hex == "#FFFFFF" })
    #expect(try shot(bar, "light.landscape.ipad-9").bitmap.pixels.contains { $0.hex == "#000000" })
    let large =
      "{ controller: { kind: 'navigationController', navigationBar: { prefersLargeTitles: true }, root: { kind: 'viewController', title: 'A', view: { subviews: [{ kind: 'view', id: 'v', pin: 'safeArea' }] } } } }"
    let portrait = try #require(try shot(large, "light.iphone-14").view("v")?.frame.y)
    let low = try #require(try shot(large, "light.landscape.iphone-14").view("v")?.frame.y)
    #expect(portrait == (47 + 96) * 3)
    #expect(low <= 44 * 3)
  }

  @Test("cuts the display's corners where a screen asks for it, in both orientations")
  func corners() throws {
    for variant in ["light.iphone-14", "dark.landscape.iphone-14"] {
      let view = "view: { backgroundColor: '#FF0000' }"
      let cut = try shot("{ cornerMask: true, \(view) }", variant).bitmap
      let size = cut.size
      #expect(cut[0, 0].hex == "#000000")
      #expect(cut[size.width - 1, size.height - 1].hex == "#000000")
      #expect(cut[142, 0].hex == "#FF0000" && cut[0, 142].hex == "#FF0000")
      let whole = try shot("{ \(view) }", variant).bitmap
      #expect(whole[0, 0].hex == "#FF0000")
    }
  }
}
