import Geometry
import Testing

@testable import ViewKinds

@Suite("The place of a popover")
struct PopoverPlacementTests {
  /// The safe area of a tablet.
  private let area = Rect(x: 0, y: 20, width: 768, height: 1004)
  private let size = Size(width: 320, height: 200)

  private func place(
    _ source: Rect, _ size: Size? = nil, _ directions: [PopoverArrow.Direction] = []
  ) -> PopoverPlacement {
    PopoverPlacement(of: size ?? self.size, pointingAt: source, in: area, directions: directions)
  }

  @Test(
    "is the first side on which all of it fits: below, above, after, before",
    arguments: [
      (Rect(x: 300, y: 100, width: 80, height: 40), PopoverArrow.Direction.up),
      (Rect(x: 300, y: 940, width: 80, height: 40), .down),
      (Rect(x: 20, y: 100, width: 80, height: 900), .left),
      (Rect(x: 660, y: 100, width: 80, height: 900), .right),
    ])
  func sides(source: Rect, direction: PopoverArrow.Direction) {
    let place = place(source)
    #expect(place.direction == direction)
    #expect(place.frame.size == size)
    let free = area.inset(by: .uniform(10))
    #expect(free.intersection(place.frame) == place.frame)
    #expect(place.frame.intersection(source).isEmpty)
    #expect(place.arrow.intersection(place.frame).isEmpty)
  }

  @Test("is one that the screen permits, and smaller where there is too little room")
  func permitted() {
    let source = Rect(x: 300, y: 100, width: 80, height: 40)
    #expect(place(source, nil, [.left]).direction == .left)
    let small = place(source, nil, [.down])
    #expect(small.direction == .down && small.frame.height == 57 && small.frame.maxY == 87)
  }

  @Test("keeps within the screen's edges while the arrow points at the middle of its source")
  func edges() {
    let place = place(Rect(x: 690, y: 100, width: 60, height: 40))
    #expect(place.frame.maxX == 758)
    #expect(place.arrow.midX == 720 && place.arrow.maxY == place.frame.minY)
    let corner = self.place(Rect(x: 760, y: 100, width: 8, height: 40))
    #expect(corner.arrow.maxX == corner.frame.maxX - 13)
  }

  @Test("covers a source that leaves no room on any permitted side, with the arrow at its own edge")
  func covering() {
    let free = area.inset(by: .uniform(10))
    for direction in PopoverArrow.Direction.allCases {
      let place = place(area, nil, [direction])
      #expect(place.direction == direction && place.frame.size == size)
      #expect(free.intersection(place.frame) == place.frame)
      let (arrow, frame) = (place.arrow, place.frame)
      switch direction {
      case .up: #expect(arrow.maxY == frame.minY && arrow.midX == frame.midX)
      case .down: #expect(arrow.minY == frame.maxY && arrow.midX == frame.midX)
      case .left: #expect(arrow.maxX == frame.minX && arrow.midY == frame.midY)
      case .right: #expect(arrow.minX == frame.maxX && arrow.midY == frame.midY)
      }
      #expect(area.intersection(arrow) == arrow)
    }
  }

  @Test("is never larger than what the screen leaves free")
  func capped() {
    let place = place(
      Rect(x: 300, y: 100, width: 80, height: 40), Size(width: 4000, height: 4000))
    #expect(place.direction == .up)
    #expect(place.frame == Rect(x: 10, y: 153, width: 748, height: 861))
  }

  @Test("stays finite for what lies far outside")
  func farAway() {
    let place = place(Rect(x: 1e6, y: -1e6, width: 0, height: 0))
    #expect(place.frame.width >= 1 && place.frame.height >= 1)
  }

  @Test(
    "stays on the screen, pointing at the edge next to what lies outside",
    arguments: [
      (Rect(x: 300, y: 2000, width: 10, height: 10), [], .down),
      (Rect(x: 300, y: -2000, width: 10, height: 10), [], .up),
      (Rect(x: 300, y: -2000, width: 10, height: 10), [.down], .down),
    ] as [(Rect, [PopoverArrow.Direction], PopoverArrow.Direction)])
  func outside(
    source: Rect, permitted: [PopoverArrow.Direction], direction: PopoverArrow.Direction
  ) {
    let place = place(source, nil, permitted)
    #expect(place.direction == direction && place.frame.size == size)
    #expect(area.intersection(place.frame) == place.frame)
  }
}
