import Geometry
import Testing

@testable import ViewKinds

@Suite("The layout of a button")
struct ButtonLayoutTests {
  private let area = Rect(x: 10, y: 0, width: 100, height: 50)
  private let layout = ButtonLayout(
    image: Size(width: 20, height: 10), title: Size(width: 40, height: 16), imagePadding: 4)

  @Test(
    "puts the image at the side that its placement names",
    arguments: [
      (ImagePlacement.leading, Point(x: 28, y: 20), Point(x: 52, y: 17)),
      (.trailing, Point(x: 72, y: 20), Point(x: 28, y: 17)),
      (.top, Point(x: 50, y: 10), Point(x: 40, y: 24)),
      (.bottom, Point(x: 50, y: 30), Point(x: 40, y: 10)),
    ])
  func placements(placement: ImagePlacement, image: Point, title: Point) {
    var layout = layout
    layout.placement = placement
    let origins = layout.origins(in: area, share: 0.5)
    #expect(origins.image == image)
    #expect(origins.title == title)
  }

  @Test("keeps no gap where one of the two is missing")
  func alone() {
    var layout = layout
    layout.image = nil
    #expect(layout.size == Size(width: 40, height: 16))
    #expect(layout.origins(in: area, share: 0.5).title == Point(x: 40, y: 17))
    layout.image = Size(width: 20, height: 10)
    layout.title = nil
    #expect(layout.size == Size(width: 20, height: 10))
  }

  @Test(
    "lies where the alignment says",
    arguments: [(ContentAlignment.leading, 10.0), (.center, 28), (.right, 46), (.fill, 10)])
  func alignment(alignment: ContentAlignment, x: Double) {
    #expect(layout.origins(in: area, share: alignment.share).image.x == x)
  }

  @Test("centres title and subtitle over each other, and lines them up beside an image")
  func subtitle() {
    var layout = layout
    layout.subtitle = Size(width: 20, height: 12)
    let beside = layout.origins(in: area, share: 0.5)
    #expect(beside.title.x == beside.subtitle.x)
    #expect(beside.subtitle.y - beside.title.y == 17)
    layout.image = nil
    let alone = layout.origins(in: area, share: 0.5)
    #expect(alone.subtitle.x - alone.title.x == 10)
  }
}
