import Geometry
import LayoutEngine
import Testing

@Suite("A scrolling box")
struct ScrollTests {
  private func scroll(
    _ scroll: Scroll, _ children: [LayoutBox], safeTop: Double = 0
  ) -> [LayoutResult.Place] {
    var box = LayoutBox(arrangement: .scroll(scroll), children: children)
    box.safeAreaInsets = Insets(top: safeTop, left: 0, bottom: 0, right: 0)
    return layOut(box, in: Size(width: 100, height: 50), scale: .x1).places
  }

  private static let tall = LayoutBox.content(
    300, 200, .pinned(Pins(top: Anchor(.superview), leading: Anchor(.superview))))

  @Test("is as large inside as its content, in the directions that it scrolls")
  func contentSize() {
    #expect(scroll(Scroll(), [Self.tall])[0].contentSize == Size(width: 100, height: 200))
    #expect(
      scroll(Scroll(axes: [.horizontal]), [Self.tall])[0].contentSize
        == Size(width: 300, height: 50))
    #expect(
      scroll(Scroll(axes: [.horizontal, .vertical]), [Self.tall])[0].contentSize
        == Size(width: 300, height: 200))
  }

  @Test("is never smaller inside than its window")
  func shortContent() {
    let places = scroll(Scroll(), [.content(10, 10, .fill)])
    #expect(places[0].contentSize == Size(width: 100, height: 50))
    #expect(places[1].points == Rect(0, 0, 100, 50))
  }

  @Test("lets margins and the safe area of its content keep free what is covered at the sides")
  func coveredSides() {
    func frame(_ reference: Anchor.Reference, _ axes: Set<Axis> = [.vertical]) -> Rect {
      var box = LayoutBox(
        arrangement: .scroll(Scroll(axes: axes)),
        children: [
          .content(
            500, 10,
            .pinned(
              Pins(top: Anchor(.superview), leading: Anchor(reference), trailing: Anchor(reference))
            ))
        ])
      box.margins = .uniform(5)
      box.safeAreaInsets = Insets(top: 0, left: 20, bottom: 0, right: 30)
      return layOut(box, in: Size(width: 100, height: 50), scale: .x1).places[1].points
    }
    #expect(frame(.margin) == Rect(25, 0, 40, 10))
    #expect(frame(.safeArea) == Rect(20, 0, 50, 10))
    #expect(frame(.superview) == Rect(0, 0, 100, 10))
    // What scrolls sideways can leave the covered part.
    #expect(frame(.margin, [.horizontal]).minX == 5)
  }

  @Test("measures what margins hold with the width that the safe area leaves")
  func coveredFitting() {
    // As wide as it may be, and higher the narrower it is.
    var text = LayoutBox(
      placement: .pinned(
        Pins(top: Anchor(.superview), leading: Anchor(.margin), trailing: Anchor(.margin))))
    text.measure = { IntrinsicSize(width: $0 ?? 1000, height: 6000 / ($0 ?? 1000)) }
    var inner = LayoutBox(
      placement: .pinned(
        Pins(
          top: Anchor(.superview), leading: Anchor(.superview), bottom: Anchor(.superview),
          trailing: Anchor(.superview))), children: [text])
    inner.margins = .uniform(5)
    var box = LayoutBox(arrangement: .scroll(Scroll()), children: [inner])
    box.safeAreaInsets = Insets(top: 0, left: 20, bottom: 0, right: 30)
    let places = layOut(box, in: Size(width: 100, height: 50), scale: .x1).places
    #expect(places[2].points == Rect(25, 0, 40, 150))
    #expect(places[0].contentSize == Size(width: 100, height: 150))
  }

  @Test("moves its content up and left by the offset")
  func offset() {
    let places = scroll(Scroll(offset: Point(x: 3, y: 40)), [Self.tall])
    #expect(places[1].points.origin == Point(x: -3, y: -40))
  }

  @Test("keeps insets and the safe area free around content at rest")
  func insets() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let places = scroll(
      Scroll(insets: insets, adjustsForSafeArea: true), [Self.tall], safeTop: 20)
    #expect(places[1].points.origin == Point(x: 2, y: 21))
    #expect(scroll(Scroll(insets: insets), [Self.tall], safeTop: 20)[1].points.minY == 1)
  }

  @Test("knows no content size where it is no scrolling box")
  func others() {
    let places = layOut(LayoutBox(), in: Size(width: 1, height: 1), scale: .x1).places
    #expect(places[0].contentSize == nil)
  }
}
