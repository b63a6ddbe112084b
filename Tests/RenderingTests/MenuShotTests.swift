import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

@Suite("A menu in pictures")
struct MenuShotTests {
  private let menu =
    "{ kind: 'menu', id: 'm', children: [{ title: 'Name', state: 'on' }, { title: 'Date', subtitle: 'Newest first' }] }"

  @Test("puts the check mark in the middle of its line")
  func mark() throws {
    let shot = try Stage().view(menu)
    let frame = try #require(shot.view("m")).frame
    // Ink in the columns of the mark, in the first line of 44 points.
    let rows = (0..<88).filter { y in
      (20..<48).contains { shot.bitmap[frame.x + $0, frame.y + y].red < 90 }
    }
    let middle = Double((rows.first ?? 0) + (rows.last ?? 0) + 1) / 2
    #expect(abs(middle - 44) <= 1.5, "\(rows)")
  }

  @Test("is 250 points wide with lines of 44 and 58 points, and grows with the text size")
  func growth() throws {
    let usual = try #require(try Stage().view(menu).view("m")).frame
    #expect(usual.width == 500 && usual.height == 204)
    let large = try #require(try Stage().view(menu, try Variant(name: "light.ax3")).view("m")).frame
    #expect(large.height > 330 && large.width > 500 && large.maxX <= 640, "\(large)")
  }

  @Test("breaks a long title into lines")
  func lines() throws {
    let shot = try Stage().view(
      "{ kind: 'menu', id: 'm', children: [{ title: 'A very long title that one line cannot hold' }] }"
    )
    #expect(try #require(shot.view("m")).frame.height > 100)
  }
}
