import Drawing
import Geometry
import Rendering
import Testing

@Suite("A sliced image")
struct SlicedImageTests {
  /// Left half red, right half blue, 20 × 10 points.
  private func shot(_ image: String, _ more: String = "frame: [0, 0, 60, 10]") throws -> Shot {
    try Stage().view("{ kind: 'imageView', image: { image: 'file:flag.png', \(image) }, \(more) }")
  }

  /// The first column in points, from the left, that is not red.
  private func edge(_ shot: Shot) -> Int? {
    (0..<60).first { shot.color(Double($0) + 0.5, 5) != "#FF0000" }
  }

  @Test("keeps its caps and stretches what lies between")
  func stretch() throws {
    #expect(edge(try shot("capInsets: { left: 10 }, resizingMode: 'stretch'")) == 10)
    #expect(edge(try shot("capInsets: { right: 10 }, resizingMode: 'stretch'")) == 50)
    #expect(
      edge(try shot("capInsets: 5, resizingMode: 'stretch'")).map { (26...30).contains($0) } == true
    )
  }

  @Test("repeats what lies between where it is tiled")
  func tile() throws {
    let shot = try shot("capInsets: { left: 5, right: 5 }")
    // From 5 on: five red, five blue, again and again, and from 55 on the right cap.
    #expect(shot.color(8, 5) == "#FF0000" && shot.color(12, 5) == "#0000FF")
    #expect(shot.color(18, 5) == "#FF0000" && shot.color(22, 5) == "#0000FF")
    #expect(shot.color(57, 5) == "#0000FF")
  }

  @Test("shrinks its caps where they do not fit")
  func small() throws {
    let shot = try shot(
      "capInsets: { left: 10, right: 10 }, resizingMode: 'stretch'", "frame: [0, 0, 10, 10]")
    #expect(shot.color(4, 5) == "#FF0000" && shot.color(6, 5) == "#0000FF")
  }

  @Test("is refused with caps below 0")
  func negative() {
    #expect(throws: RenderingError.self) { try shot("capInsets: { left: -1 }") }
    #expect(throws: RenderingError.self) { try shot("capInsets: -3") }
  }

  @Test("is aligned by what its insets leave")
  func alignment() throws {
    let shot = try shot(
      "alignmentRectInsets: { left: 10 }", "id: 'i', pin: { top: 0, leading: 20 }")
    #expect(shot.view("i")?.frame.width == 20)
    #expect(shot.color(15, 5) == "#FF0000" && shot.color(25, 5) == "#0000FF")
    #expect(shot.color(9, 5) == "#FFFFFF" && shot.color(31, 5) == "#FFFFFF")
  }
}
