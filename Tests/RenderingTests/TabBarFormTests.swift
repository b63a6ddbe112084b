import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("The tabs of a bar")
struct TabBarFormTests {
  /// The middles, in points, of what a red image and a blue title cover in the bar.
  private func middles(_ variant: String, _ bar: String = "") throws -> (image: Point, title: Point)
  {
    let shot = try Stage().shot(
      """
      { controller: { kind: 'tabBarController', id: 't', tabBar: { standardAppearance: { background: 'opaque',
          shadowColor: null, backgroundColor: '#FFFFFF', \(bar) } }, viewControllers: [
          { tabBarItem: { title: 'Title', image: { image: 'symbol:square.fill' } }, view: {} }] } }
      """, try Variant(name: variant))
    let scale = Double(try #require(shot.view("t.tabBar")).frame.height > 200 ? 3 : 2)
    func middle(_ isInk: (Pixels.RGBA8) -> Bool) throws -> Point {
      let frame = try #require(shot.view("t.tabBar")).frame
      var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
      for y in frame.y..<frame.maxY {
        for x in frame.x..<frame.maxX where isInk(shot.bitmap[x, y]) {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
      try #require(left < right)
      return Point(x: Double(left + right) / 2 / scale, y: Double(top + bottom) / 2 / scale)
    }
    return (
      try middle { $0.red > 200 && $0.blue < 60 && $0.green < 60 },
      try middle { $0.blue > 200 && $0.red < 60 && $0.green < 60 }
    )
  }

  private func colors(_ key: String) -> String {
    "\(key): { selected: { iconColor: '#FF0000', titleColor: '#0000FF' } }"
  }

  @Test("stand over each other on an upright phone")
  func stacked() throws {
    let tab = try middles("light", colors("stackedLayoutAppearance"))
    #expect(abs(tab.image.x - tab.title.x) < 2 && tab.title.y - tab.image.y > 15)
  }

  @Test(
    "stand beside each other on a phone that lies on its side and on a tablet",
    arguments: [
      ("light.landscape", "compactInlineLayoutAppearance"),
      ("light.ipad-9", "inlineLayoutAppearance"),
      ("light.landscape.iphone-14", "compactInlineLayoutAppearance"),
    ])
  func beside(variant: String, key: String) throws {
    let tab = try middles(variant, colors(key))
    #expect(tab.title.x - tab.image.x > 15 && abs(tab.image.y - tab.title.y) < 3, "\(tab)")
  }
}
