import Geometry
import LayoutEngine
import Testing

@Suite("A flow of boxes")
struct FlowTests {
  private func frames(
    _ flow: Flow, _ sizes: [Size], in size: Size = Size(width: 100, height: 300)
  ) -> [Rect] {
    let children = sizes.map { size in
      var box = LayoutBox(placement: .arranged)
      box.width = size.width
      box.height = size.height
      return box
    }
    let root = LayoutBox(arrangement: .flow(flow), children: children)
    return layOut(root, in: size, scale: .x1).places.dropFirst().map(\.points)
  }

  private func height(_ flow: Flow, count: Int, width: Double?) -> Size {
    let children = (0..<count).map { _ in LayoutBox(placement: .arranged) }
    return fittingSize(of: LayoutBox(arrangement: .flow(flow), children: children), width: width)
  }

  @Test("spreads full lines from edge to edge, and keeps their gaps in the last one")
  func grid() {
    let flow = Flow(itemSize: Size(width: 30, height: 20), lineSpacing: 4, itemSpacing: 2)
    let rects = frames(flow, Array(repeating: .zero, count: 5))
    #expect(rects.map(\.minX) == [0, 35, 70, 0, 35])
    #expect(rects.map(\.minY) == [0, 0, 0, 24, 24])
    #expect(rects.allSatisfy { $0.size == Size(width: 30, height: 20) })
  }

  @Test("puts a box that leaves no room for a second one into the middle")
  func single() {
    let flow = Flow(itemSize: Size(width: 60, height: 20), lineSpacing: 0)
    #expect(frames(flow, [.zero, .zero]).map(\.minX) == [20, 20])
  }

  @Test("leaves boxes wider than the room at the start of their lines")
  func wide() {
    let flow = Flow(itemSize: Size(width: 160, height: 20), lineSpacing: 5)
    #expect(frames(flow, [.zero, .zero]).map(\.origin) == [.zero, Point(x: 0, y: 25)])
  }

  @Test("breaks boxes of their own sizes where the least gap no longer fits")
  func ownSizes() {
    let rects = frames(
      Flow(lineSpacing: 5, itemSpacing: 10),
      [
        Size(width: 40, height: 10), Size(width: 30, height: 20), Size(width: 50, height: 10),
        Size(width: 20, height: 10),
      ])
    #expect(rects.map(\.minX) == [0, 70, 0, 60])
    // The lower box of a line stands in its middle.
    #expect(rects.map(\.minY) == [5, 0, 25, 25])
  }

  @Test("keeps its insets free")
  func insets() {
    let flow = Flow(
      itemSize: Size(width: 30, height: 20), itemSpacing: 0,
      insets: Insets(top: 7, left: 10, bottom: 3, right: 30))
    #expect(frames(flow, [.zero, .zero, .zero]).map(\.origin.x) == [10, 40, 10])
    #expect(height(flow, count: 3, width: 100) == Size(width: 100, height: 60))
  }

  @Test("asks for as many lines as the width makes necessary")
  func fitting() {
    let flow = Flow(itemSize: Size(width: 30, height: 20), lineSpacing: 5, itemSpacing: 5)
    #expect(height(flow, count: 7, width: 100).height == 70)
    #expect(height(flow, count: 7, width: nil) == Size(width: 240, height: 20))
    #expect(height(flow, count: 0, width: 100).height == 0)
  }

  @Test("goes down column by column where it scrolls to the side")
  func horizontal() {
    let flow = Flow(
      direction: .horizontal, itemSize: Size(width: 20, height: 40), lineSpacing: 3,
      itemSpacing: 5, lineLength: 100)
    let rects = frames(flow, Array(repeating: .zero, count: 3), in: Size(width: 300, height: 100))
    #expect(rects.map(\.origin) == [Point(x: 0, y: 0), Point(x: 0, y: 60), Point(x: 23, y: 0)])
    #expect(height(flow, count: 3, width: nil) == Size(width: 43, height: 100))
  }

  @Test("gives hidden boxes no place")
  func hidden() {
    var box = LayoutBox(placement: .arranged)
    box.isHidden = true
    let flow = Flow(itemSize: Size(width: 50, height: 20))
    let root = LayoutBox(
      arrangement: .flow(flow), children: [box, LayoutBox(placement: .arranged)])
    #expect(fittingSize(of: root, width: 60).height == 20)
  }
}
