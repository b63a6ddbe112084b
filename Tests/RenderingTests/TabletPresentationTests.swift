import Drawing
import Geometry
import Testing
import Traits

@testable import Rendering

/// On a tablet of 768 × 1024 points below a status bar of 20.
@Suite("A presentation on a tablet")
struct TabletPresentationTests {
  private func shot(
    _ presentation: String, controller: String = "", _ variant: String = "light.ipad-9-7"
  ) throws -> Shot {
    let name = try #require(Device.all.first { $0.size == Size(width: 768, height: 1024) }).name
    return try Stage().shot(
      """
      { controller: { view: { backgroundColor: '#FFFFFF', subviews: [
            { kind: 'view', id: 'b', frame: [100, 200, 80, 40], backgroundColor: '#00FF00' }] },
          presents: { \(presentation), controller: { id: 's', \(controller)
            view: { backgroundColor: '#0000FF' } } } } }
      """, try Variant(name: variant.replacing("ipad-9-7", with: name)))
  }

  private func points(_ shot: Shot, _ id: String) throws -> Rect {
    let frame = try #require(shot.view(id)).frame
    return Rect(
      x: Double(frame.x) / 2, y: Double(frame.y) / 2, width: Double(frame.width) / 2,
      height: Double(frame.height) / 2)
  }

  @Test(
    "lies in the middle in the size of its style",
    arguments: [
      ("style: 'formSheet'", "", Rect(x: 114, y: 202, width: 540, height: 620)),
      ("style: 'pageSheet'", "", Rect(x: 28, y: 40, width: 712, height: 944)),
      (
        "style: 'formSheet'", "preferredContentSize: [400, 300],",
        Rect(x: 184, y: 362, width: 400, height: 300)
      ),
      (
        "style: 'formSheet'", "preferredContentSize: [4000, 300],",
        Rect(x: 20, y: 362, width: 728, height: 300)
      ),
      (
        "style: 'popover'", "preferredContentSize: [200, 100],",
        Rect(x: 284, y: 462, width: 200, height: 100)
      ),
    ])
  func sizes(presentation: String, controller: String, frame: Rect) throws {
    let shot = try shot(presentation, controller: controller)
    #expect(try points(shot, "s.frame") == frame)
    // Rounded, over the dimmed page, which stays as large as it was.
    #expect(shot.color(frame.maxX - 0.5, frame.minY + 0.5) == "#CCCCCC")
    #expect(shot.color(frame.midX, frame.midY) == "#0000FF")
    #expect(try points(shot, "b").minX == 100)
  }

  @Test("covers the screen before iOS 13")
  func older() throws {
    let shot = try shot("style: 'formSheet'", "light.ios12.ipad-9-7")
    #expect(shot.view("s.frame") == nil && shot.color(5, 5) == "#0000FF")
  }

  @Test("points at its source with an arrow in its own colour")
  func arrow() throws {
    let shot = try shot(
      "style: 'popover', sourceView: 'b'", controller: "preferredContentSize: [200, 100],")
    #expect(try points(shot, "s.frame") == Rect(x: 40, y: 253, width: 200, height: 100))
    #expect(try points(shot, "s.arrow") == Rect(x: 121.5, y: 240, width: 37, height: 13))
    #expect(shot.color(140, 251) == "#0000FF" && shot.color(122, 241) == "#CCCCCC")
    let right = try self.shot(
      "style: 'popover', sourceView: 'b', sourceRect: [0, 0, 10, 40], permittedArrowDirections: ['left']",
      controller: "preferredContentSize: [200, 100],")
    #expect(try points(right, "s.frame") == Rect(x: 123, y: 170, width: 200, height: 100))
  }

  @Test(
    "says what is wrong with what it points at",
    arguments: [
      (
        "sourceView: 'c'",
        "there is no view “c” for the popover to point at; name the id of a view of the presenter"
      ),
      (
        "sourceView: 'b', permittedArrowDirections: ['above']",
        "permittedArrowDirections holds “above”; the directions are up, down, left, right"
      ),
    ])
  func problems(presentation: String, words: String) throws {
    do {
      _ = try shot("style: 'popover', \(presentation)")
      Testing.Issue.record("nothing is wrong")
    } catch {
      #expect("\(error)".hasSuffix(words))
    }
  }
}
