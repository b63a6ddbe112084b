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

  @Test("is cut at its edge where it is lower than its elements, and keeps its corners round")
  func clip() throws {
    let rows = (0..<9).map { "{ title: 'Row \($0)' }" }.joined(separator: ",")
    func shot(height: String) throws -> Shot {
      try Stage().view(
        "{ kind: 'menu', id: 'm', pin: { top: 40, leading: 10 }, \(height) children: [\(rows)] }")
    }
    let cut = try shot(height: "height: 110,")
    let frame = try #require(cut.view("m")).frame
    #expect(frame.height == 220)
    // Half of the third row is in view, and no text below the edge.
    let whole = try shot(height: "")
    func dark(_ shot: Shot, _ rows: Range<Int>) -> Int {
      rows.reduce(0) { count, y in
        count + (frame.x..<frame.maxX).filter { shot.bitmap[$0, y].red < 100 }.count
      }
    }
    #expect(dark(cut, frame.maxY..<frame.maxY + 120) == 0)
    #expect(dark(whole, frame.maxY..<frame.maxY + 120) > 0)
    #expect(dark(cut, frame.y..<frame.y + 88) == dark(whole, frame.y..<frame.y + 88))
    // In the corner lies the shadow alone, beside it the menu.
    #expect(cut.bitmap[frame.x + 1, frame.maxY - 2] != cut.bitmap[frame.x + 60, frame.maxY - 2])
  }

  @Test("has its shadow around it and not beneath: over white it is the material's 247")
  func shadow() throws {
    let shot = try Stage().view(
      "{ kind: 'menu', id: 'm', pin: { top: 40, leading: 10 }, children: [{ title: 'A' }] }")
    let frame = try #require(shot.view("m")).frame
    #expect(shot.bitmap[frame.x + frame.width / 2, frame.y + 20].red == 247)
    #expect(shot.bitmap[frame.x + frame.width / 2, frame.maxY + 4].red < 245)
  }

  @Test("breaks a long title into lines")
  func lines() throws {
    let shot = try Stage().view(
      "{ kind: 'menu', id: 'm', children: [{ title: 'A very long title that one line cannot hold' }] }"
    )
    #expect(try #require(shot.view("m")).frame.height > 100)
  }
}
