import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

@Suite("A mirrored box")
struct MirroringTests {
  static let size = Size(width: 320, height: 480)

  private func frame(
    of child: LayoutBox, safeArea: Insets? = nil, margins: Insets = .uniform(8),
    in scroll: Scroll? = nil
  ) -> Rect {
    var parent = LayoutBox(children: [child])
    parent.isMirrored = true
    parent.safeAreaInsets = safeArea
    parent.margins = margins
    if let scroll { parent.arrangement = .scroll(scroll) }
    return parent.frames(in: Self.size)[0]
  }

  private func pinned(_ pins: Pins) -> LayoutBox { .content(100, 20, .pinned(pins)) }

  @Test("holds leading edges on the right")
  func leading() {
    let pins = Pins(top: Anchor(.superview, offset: 5), leading: Anchor(.superview, offset: 16))
    #expect(frame(of: pinned(pins)) == Rect(204, 5, 100, 20))
    let both = Pins(
      leading: Anchor(.superview, offset: 10), trailing: Anchor(.superview, offset: 30))
    #expect(frame(of: pinned(both)) == Rect(30, 0, 280, 20))
  }

  @Test("keeps frames, and pins that name left and right")
  func sides() {
    var pins = Pins(leading: Anchor(.superview, offset: 16))
    pins.keepsSides = true
    #expect(frame(of: pinned(pins)).minX == 16)
    #expect(frame(of: .content(1, 1, .frame(Rect(12, 3, 40, 20)))) == Rect(12, 3, 40, 20))
  }

  @Test("does not turn the distance of centres")
  func centres() {
    let pins = Pins(centerX: Anchor(.superview, offset: 10))
    #expect(frame(of: pinned(pins)).midX == 170)
  }

  @Test("counts margins and the safe area from the side that they are on")
  func insets() {
    let margins = Insets(top: 0, left: 4, bottom: 0, right: 40)
    let leading = Pins(leading: Anchor(.margin))
    #expect(frame(of: pinned(leading), margins: margins).maxX == 280)
    let area = Insets(top: 0, left: 47, bottom: 0, right: 12)
    let safe = Pins(leading: Anchor(.safeArea, offset: 3))
    #expect(frame(of: pinned(safe), safeArea: area).maxX == 305)
  }

  @Test("puts a view without a place at the top right")
  func natural() {
    #expect(frame(of: .content(100, 20, .natural)) == Rect(220, 0, 100, 20))
  }

  @Test("aligns the leading share to the right")
  func aligned() {
    let box = LayoutBox.content(100, 20, .aligned(x: 0.25, y: 0, in: .superview))
    #expect(frame(of: box).minX == 165)
  }

  @Test(
    "counts a scroll offset from the left, and from the right where it starts at the leading edge")
  func scrolled() {
    let wide = LayoutBox.content(500, 20, .natural)
    let offset = Point(x: 30, y: 0)
    let left = Scroll(axes: [.horizontal], offset: offset)
    #expect(frame(of: wide, in: left).minX == -30)
    let leading = Scroll(axes: [.horizontal], offset: offset, startsAtLeadingEdge: true)
    #expect(frame(of: wide, in: leading).maxX == 350)
  }

  @Test("is the mirror image of a plain one", arguments: 0..<100 as Range<UInt64>)
  func images(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    let plain = boxes.stack(depth: 4)
    let mirrored = plain.mirroredThroughout.frames(in: Self.size)
    for (frame, image) in zip(plain.frames(in: Self.size), mirrored) {
      #expect(abs(frame.minX + image.maxX - Self.size.width) < 1e-9)
      #expect(frame.minY == image.minY && frame.size == image.size)
    }
  }

  @Test("does not turn what lies in it", arguments: 0..<20 as Range<UInt64>)
  func subviews(seed: UInt64) {
    var boxes = BoxGenerator(seed: seed)
    var stack = boxes.stack(depth: 2)
    func inner(_ parent: Rect, _ frames: [Rect]) -> [Double] {
      frames.map { $0.minX - parent.minX }
    }
    stack.placement = .natural
    let plain = LayoutBox(children: [stack]).frames(in: Self.size)
    let turned = LayoutBox(children: [stack]).with { $0.isMirrored = true }.frames(in: Self.size)
    for (before, after) in zip(inner(plain[0], plain), inner(turned[0], turned)) {
      #expect(abs(before - after) < 1e-9)
    }
  }
}

extension LayoutBox {
  /// The box and everything in it, mirrored.
  fileprivate var mirroredThroughout: LayoutBox {
    var box = self
    box.isMirrored = true
    box.children = children.map(\.mirroredThroughout)
    return box
  }
}
