import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("The badge of a tab")
struct TabBadgeTests {
  private static let badge = "#FF3B30"

  /// A bar of one tab on white, whose image is blue and whose title is green.
  private func shot(_ badge: String, image: Bool = true, _ variant: String = "light") throws -> Shot
  {
    let colors = "{ selected: { iconColor: '#0000FF', titleColor: '#00FF00' } }"
    return try Stage().shot(
      """
      { controller: { kind: 'tabBarController', id: 't', tabBar: { standardAppearance: {
          background: 'opaque', shadowColor: null, backgroundColor: '#FFFFFF',
          stackedLayoutAppearance: \(colors), compactInlineLayoutAppearance: \(colors) } },
        viewControllers: [{ tabBarItem: { title: 'Title', badgeValue: \(badge)
          \(image ? ", image: 'symbol:square.fill'" : "") }, view: {} }] } }
      """, try Variant(name: variant))
  }

  /// What a colour covers in the bar, in pixels; nil where it is not there.
  private func extent(_ shot: Shot, _ isInk: (Pixels.RGBA8) -> Bool) throws -> PixelRect? {
    let frame = try #require(shot.view("t.tabBar")).frame
    var found: PixelRect?
    for y in frame.y..<frame.maxY {
      for x in frame.x..<frame.maxX where isInk(shot.bitmap[x, y]) {
        let (left, top) = (min(found?.x ?? x, x), min(found?.y ?? y, y))
        found = PixelRect(
          x: left, y: top, width: max(found?.maxX ?? 0, x + 1) - left,
          height: max(found?.maxY ?? 0, y + 1) - top)
      }
    }
    return found
  }

  private func red(_ shot: Shot) throws -> PixelRect? {
    try extent(shot) { $0.hex == Self.badge }
  }

  @Test("is a red circle of 18 points at the image's upper right corner")
  func circle() throws {
    let shot = try shot("'3'")
    let badge = try #require(try red(shot))
    // Its outermost pixels are mixed with what lies beneath.
    #expect(34...36 ~= badge.width && 34...36 ~= badge.height, "\(badge)")
    let image = try #require(try extent(shot) { $0.blue > 200 && $0.red < 60 && $0.green < 60 })
    #expect(badge.x > image.x + image.width / 2 && badge.maxX > image.maxX, "\(badge) \(image)")
    #expect(badge.y <= image.y + 2)
    // The number is white.
    #expect(try extent(shot) { $0 == .white } != nil)
    let middle = PixelRect(x: badge.x + 10, y: badge.y + 8, width: 16, height: 20)
    var whites = 0
    for y in middle.y..<middle.maxY {
      for x in middle.x..<middle.maxX where shot.bitmap[x, y] == .white { whites += 1 }
    }
    #expect(whites > 10)
  }

  @Test("becomes as wide as its text, and is not there without one")
  func width() throws {
    let badge = try #require(try red(try shot("'100+'")))
    #expect(badge.width > 60 && 34...36 ~= badge.height, "\(badge)")
    #expect(try red(try shot("null")) == nil)
  }

  @Test(
    "leaves the title free in a bar where they stand beside each other", arguments: [true, false])
  func beside(image: Bool) throws {
    let shot = try shot("'999'", image: image, "light.landscape")
    let badge = try #require(try red(shot))
    let title = try #require(try extent(shot) { $0.green > 200 && $0.red < 60 && $0.blue < 60 })
    #expect(image ? badge.maxX <= title.x : title.maxX <= badge.x, "\(badge) \(title)")
  }
}
