import Geometry
import LayoutEngine
import Testing

@Suite("The place of a box in its parent")
struct PlacementTests {
  static let size = Size(width: 100, height: 200)

  /// A parent whose safe area begins 20 points below its top and ends 10 above its bottom.
  private func frame(
    _ placement: Placement, _ change: (inout LayoutBox) -> Void = { _ in }
  ) -> Rect {
    var parent = LayoutBox(
      children: [LayoutBox.content(30, 40, placement).with(change)])
    parent.safeAreaInsets = Insets(top: 20, left: 0, bottom: 10, right: 0)
    parent.margins = Insets(top: 0, left: 16, bottom: 0, right: 16)
    return parent.frames(in: Self.size)[0]
  }

  @Test(
    "follows its placement",
    arguments: [
      (.fill, Rect(0, 0, 100, 200)),
      (.natural, Rect(0, 0, 30, 40)),
      (.frame(Rect(5, 6, 7, 8)), Rect(5, 6, 7, 8)),
      (.aligned(x: 0.5, y: 0.5, in: .superview), Rect(35, 80, 30, 40)),
      (.aligned(x: 0, y: 1, in: .safeArea), Rect(0, 150, 30, 40)),
      (.pinned(.edges(.superview)), Rect(0, 0, 100, 200)),
      (.pinned(.edges(.superview, inset: 8)), Rect(8, 8, 84, 184)),
      (.pinned(.edges(.safeArea)), Rect(0, 20, 100, 170)),
      (.pinned(.edges(.margin, inset: 1)), Rect(17, 21, 66, 168)),
      (.pinned(Pins()), Rect(0, 0, 30, 40)),
      (.pinned(Pins(bottom: Anchor(.safeArea, offset: 4))), Rect(0, 146, 30, 40)),
      (.pinned(Pins(trailing: Anchor(.margin))), Rect(54, 0, 30, 40)),
      (
        .pinned(Pins(centerX: Anchor(.superview), centerY: Anchor(.superview))),
        Rect(35, 80, 30, 40)
      ),
      (
        .pinned(
          Pins(centerX: Anchor(.superview, offset: -5), centerY: Anchor(.safeArea, offset: 7))),
        Rect(30, 92, 30, 40)
      ),
      (
        .pinned(Pins(top: Anchor(.superview, offset: 90), bottom: Anchor(.superview, offset: 150))),
        Rect(0, 90, 30, 0)
      ),
    ] as [(Placement, Rect)])
  func placements(placement: Placement, expected: Rect) {
    #expect(frame(placement) == expected)
  }

  @Test("keeps a fixed extent when pinned")
  func fixed() {
    #expect(
      frame(.pinned(Pins(bottom: Anchor(.superview), trailing: Anchor(.superview)))) {
        $0.width = 10
        $0.height = 12
      } == Rect(90, 188, 10, 12))
  }

  @Test("is the whole area where an aligned box expands")
  func expanding() {
    #expect(
      frame(.aligned(x: 0.5, y: 0.5, in: .safeArea)) { $0.expands = [.horizontal, .vertical] }
        == Rect(0, 20, 100, 170))
    #expect(
      frame(.aligned(x: 0.5, y: 0.5, in: .superview)) { $0.expands = [.horizontal] }
        == Rect(0, 80, 100, 40))
  }

  @Test("breaks text where the pins leave no more room")
  func textWidth() {
    let parent = LayoutBox(
      children: [
        LayoutBox.text(150).with {
          $0.placement = .pinned(
            Pins(
              top: Anchor(.superview), leading: Anchor(.superview, offset: 20),
              trailing: Anchor(.superview, offset: 5)))
        }
      ])
    #expect(parent.frames(in: Self.size) == [Rect(20, 0, 75, 40)])
  }

  @Test("reaches grandchildren with the safe area, from where it was last set")
  func safeAreaBelow() {
    let inner = LayoutBox.content(1, 1, .pinned(.edges(.safeArea)))
    var middle = LayoutBox(placement: .frame(Rect(0, 10, 100, 100)), children: [inner])
    var parent = LayoutBox(children: [middle])
    parent.safeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(parent.frames(in: Self.size)[1] == Rect(0, 20, 100, 90))
    middle.safeAreaInsets = .zero
    parent.children = [middle]
    #expect(parent.frames(in: Self.size)[1] == Rect(0, 10, 100, 100))
  }
}
