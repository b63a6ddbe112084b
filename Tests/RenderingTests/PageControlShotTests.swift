import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("A page control in pictures")
struct PageControlShotTests {
  /// The middles of the dots, in points from the control's left edge, and whether each is the full one.
  private func dots(_ attributes: String, _ variant: String = "light") throws -> [(Double, Bool)] {
    let shot = try Stage().view(
      """
      { kind: 'pageControl', id: 'p', pin: { top: 40, leading: 10 }, \(attributes),
        currentPageIndicatorTintColor: '#FF0000', pageIndicatorTintColor: '#0000FF' }
      """, try Variant(name: variant))
    let frame = try #require(shot.view("p")).frame
    let row = frame.y + frame.height / 2
    var dots: [(Double, Bool)] = []
    var start: Int?
    for x in frame.x - 1...frame.maxX {
      let color = shot.bitmap[x, row]
      // The ink of a dot; a pill behind it is grey.
      let isDot = max(color.red, color.blue) > 150 && color.green < 110
      if isDot, start == nil { start = x }
      if !isDot, let first = start {
        dots.append(
          (Double(first + x) / 4 - Double(frame.x) / 2, shot.bitmap[first + 5, row].red > 200))
        start = nil
      }
    }
    return dots
  }

  @Test("shows a dot for each page and fills the current one")
  func pages() throws {
    let dots = try dots("numberOfPages: 5, currentPage: 1")
    #expect(dots.map(\.1) == [false, true, false, false, false])
    #expect(zip(dots, dots.dropFirst()).allSatisfy { $1.0 - $0.0 == 17 }, "\(dots)")
    #expect(try self.dots("numberOfPages: 1, hidesForSinglePage: true").isEmpty)
  }

  @Test("has its dots 16 points apart on iOS 12")
  func older() throws {
    let dots = try dots("numberOfPages: 3", "light.ios12")
    #expect(dots.count == 3 && dots[1].0 - dots[0].0 == 16, "\(dots)")
  }

  @Test(
    "shows the dots that fit, with the current page among them",
    arguments: [(0, 0), (50, 3), (99, 5)])
  func fitting(current: Int, position: Int) throws {
    // 6 dots 17 points apart, of 7 points.
    let dots = try dots("numberOfPages: 100, currentPage: \(current), width: 92")
    #expect(dots.count == 6 && dots.firstIndex { $0.1 } == position, "\(dots)")
    #expect(dots.allSatisfy { $0.0 > 0 && $0.0 < 92 })
  }

  @Test("lies on a pill where that is prominent, from iOS 14 on")
  func pill() throws {
    func corner(_ variant: String) throws -> String {
      let shot = try Stage().view(
        "{ kind: 'pageControl', id: 'p', frame: [0, 100, 200, 26], numberOfPages: 3, backgroundStyle: 'prominent' }",
        try Variant(name: variant))
      return shot.color(72, 113)
    }
    #expect(try corner("light") != "#FFFFFF")
    #expect(try corner("light.ios12") == "#FFFFFF")
  }
}
