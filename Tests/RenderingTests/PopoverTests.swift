import Drawing
import Geometry
import Pixels
import Testing
import Traits

@testable import Rendering

/// On a tablet of 768 × 1024 points below a status bar of 20.
@Suite("A popover")
struct PopoverTests {
  private func problem(_ presentation: String) -> String {
    do {
      _ = try shot(presentation)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func shot(
    _ presentation: String, controller: String = "preferredContentSize: [200, 100],",
    view: String = "{ backgroundColor: '#0000FF' }", _ words: String = ""
  ) throws -> Shot {
    let name = try #require(Device.all.first { $0.size == Size(width: 768, height: 1024) }).name
    return try Stage().shot(
      """
      { controller: { kind: 'navigationController', id: 'n', root: {
          navigationItem: {
            leftBarButtonItem: { id: 'edit', title: 'Edit' },
            rightBarButtonItems: [{ id: 'done', title: 'Done' }, { id: 'add', image: 'symbol:plus' }] },
          toolbarItems: [{ id: 'sort', title: 'Sort' }, { space: 'flexible' }, { id: 'tag', title: 'Tag' }],
          view: { backgroundColor: '#FFFFFF', subviews: [
            { kind: 'view', id: 'b', frame: [300, 300, 80, 40] }] },
          presents: { style: 'popover', \(presentation), controller: { id: 's', \(controller)
            view: \(view) } } } } }
      """, try Variant(name: "light\(words).\(name)"))
  }

  private func points(_ shot: Shot, _ id: String) throws -> Rect {
    let frame = try #require(shot.view(id)).frame
    return Rect(
      x: Double(frame.x) / 2, y: Double(frame.y) / 2, width: Double(frame.width) / 2,
      height: Double(frame.height) / 2)
  }

  /// The middle of what is painted in the bars between two places, in points.
  private func inkMiddle(_ shot: Shot, x: Range<Int>, y: Range<Int>) throws -> Double {
    let background = shot.bitmap[x.lowerBound * 2, y.lowerBound * 2]
    let columns = (x.lowerBound * 2..<x.upperBound * 2).filter { column in
      (y.lowerBound * 2..<y.upperBound * 2).contains { shot.bitmap[column, $0] != background }
    }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    return Double(first + last + 1) / 4
  }

  @Test(
    "points from below at the middle of a navigation bar's button",
    arguments: [("edit", 10..<120), ("done", 704..<766), ("add", 640..<702)])
  func navigationBar(id: String, columns: Range<Int>) throws {
    for naming in ["barButtonItem", "sourceItem"] {
      let shot = try shot("\(naming): '\(id)'")
      let (arrow, frame) = (try points(shot, "s.arrow"), try points(shot, "s.frame"))
      // The bar of 50 points ends at 70.
      #expect(arrow.minY == 70 && frame.minY == 83)
      let middle = try inkMiddle(shot, x: columns, y: 24..<64)
      // The arrow keeps off the rounded corners of a popover at the screen's edge.
      let reached = max(frame.minX + 13 + 18.5, min(middle, frame.maxX - 13 - 18.5))
      #expect(abs(arrow.midX - reached) <= 1.5, "\(arrow.midX) for \(middle)")
    }
  }

  @Test("points from above at a toolbar's button", arguments: ["sort", "tag"])
  func toolbar(id: String) throws {
    let shot = try shot("barButtonItem: '\(id)'")
    let (arrow, bar) = (try points(shot, "s.arrow"), try points(shot, "n.toolbar"))
    #expect(arrow.maxY == bar.minY)
    #expect(try points(shot, "s.frame").maxY == arrow.minY)
    #expect(id == "sort" ? arrow.midX < 60 : arrow.midX > 708)
  }

  @Test("finds the button on the other side where the interface is read from right to left")
  func mirrored() throws {
    let usual = try points(try shot("barButtonItem: 'add'"), "s.arrow").midX
    let turned = try points(
      try shot("barButtonItem: 'add'", controller: "preferredContentSize: [200, 100],", ".rtl"),
      "s.arrow"
    ).midX
    #expect(abs(usual + turned - 768) <= 0.5)
  }

  @Test(
    "says what is wrong with the item it points at",
    arguments: [
      (
        "barButtonItem: 'b'",
        "there is no bar button item “b” for the popover to point at; give one of the presenter’s bar button items this id"
      ),
      (
        "sourceView: 'done'",
        "there is no view “done” for the popover to point at; name the id of a view of the presenter"
      ),
      (
        "sourceItem: 'c'",
        "there is no view or bar button item “c” for the popover to point at; name the id of one of the presenter’s"
      ),
      (
        "barButtonItem: 'done', sourceView: 'b'",
        "a popover has both sourceView and barButtonItem; write one of them"
      ),
      (
        "sourceItem: 'b', sourceRect: [0, 0, 9, 9]",
        "sourceRect is a part of a sourceView, and there is a sourceItem; leave sourceRect out, or name a view as sourceView"
      ),
      (
        "sourceView: 'b', sourceRect: [0, 0, -1, 9]",
        "sourceRect has a size below 0; write [x, y, width, height] with a width and height of 0 or more"
      ),
    ])
  func problems(presentation: String, words: String) {
    let problem = problem(presentation)
    #expect(problem.hasSuffix(words), "\(problem)")
  }

  @Test("takes a source item that is a view, and a sourceRect beside its view")
  func views() throws {
    #expect(try points(try shot("sourceItem: 'b'"), "s.arrow").midX == 340)
    // 30 points to the left of the view, and above it.
    let shot = try shot("sourceView: 'b', sourceRect: [-30, -20, 10, 10]")
    #expect(try points(shot, "s.arrow") == Rect(x: 256.5, y: 290, width: 37, height: 13))
  }

  @Test(
    "is as high as its content, 480 points where that scrolls, and never higher than the screen")
  func height() throws {
    func height(_ view: String) throws -> Double {
      try points(try shot("sourceView: 'b'", controller: "", view: view), "s.frame").height
    }
    #expect(
      try height("{ subviews: [{ kind: 'view', pin: 'edges', height: 123 }] }") == 123)
    #expect(try height("{ kind: 'scrollView' }") == 480)
    #expect(try height("{ kind: 'tableView', sections: [{ rows: [{ text: 'A' }] }] }") == 480)
    // Beside the source there are 1024 points less 20 above and 10 at both ends.
    let most = try height("{ subviews: [{ kind: 'view', pin: 'edges', height: 3000 }] }")
    #expect(most == 984)
  }

  @Test("covers a source that leaves no room, with the arrow still at its edge")
  func covering() throws {
    let shot = try shot("sourceView: 'b', sourceRect: [-300, -300, 768, 1024]")
    let (arrow, frame) = (try points(shot, "s.arrow"), try points(shot, "s.frame"))
    #expect(frame.size == Size(width: 200, height: 100))
    #expect(arrow.maxY == frame.minY && arrow.midX == frame.midX)
    #expect(frame.maxY <= 1014 && arrow.minY >= 20)
    #expect(shot.color(arrow.midX, arrow.maxY - 2) == "#0000FF")
  }
}
