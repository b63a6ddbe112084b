import Geometry
import LayoutEngine
import Testing

@Suite("The size that a box asks for")
struct FittingTests {
  @Test("of a row is no wider than its content where there is more room")
  func rowIsNatural() {
    let row = LayoutBox.stack(.horizontal, spacing: 8, [.content(20, 10), .text(30)])
    #expect(fittingSize(of: row, width: 300) == Size(width: 58, height: 20))
    let column = LayoutBox.stack(
      .vertical, align: .center, [row.with { $0.placement = .arranged }])
    #expect(column.frames(in: Size(width: 300, height: 20))[0] == Rect(121, 0, 58, 20))
  }

  @Test(
    "of a row is all there is where something in it takes the room",
    arguments: [
      LayoutBox.spacer, LayoutBox.content(nil, 1).with { $0.expands = [.horizontal] },
      LayoutBox.stack(.horizontal, at: .arranged, [.spacer]),
      LayoutBox.stack(
        .vertical, at: .arranged, [LayoutBox.content(nil, 1).with { $0.expands = [.horizontal] }]),
    ])
  func greedyRow(greedy: LayoutBox) {
    let row = LayoutBox.stack(.horizontal, [.content(20, 10), greedy, .content(20, 10)])
    #expect(fittingSize(of: row, width: 300).width == 300)
    #expect(row.frames(in: Size(width: 300, height: 10))[1].width == 260)
  }

  @Test("of equal shares is that of the largest one for all")
  func equalShares() {
    let row = LayoutBox.stack(
      .horizontal, spacing: 5, align: .fill, share: .fillEqually,
      [.content(20, 10), .content(30, 10)])
    #expect(fittingSize(of: row, width: 300).width == 65)
    let column = LayoutBox.stack(
      .vertical, spacing: 5, align: .fill, share: .fillEqually,
      [.content(20, 10), .content(30, 20)])
    #expect(fittingSize(of: column, width: 300).height == 45)
  }

  @Test("of a text grows in height where its width is limited")
  func text() {
    let column = LayoutBox.stack(
      .vertical, padding: .uniform(10), [LayoutBox.text(100)])
    #expect(fittingSize(of: column, width: nil) == Size(width: 120, height: 40))
    #expect(fittingSize(of: column, width: 60) == Size(width: 60, height: 80))
    let row = LayoutBox.stack(.horizontal, [.content(20, 10), .text(100)])
    #expect(fittingSize(of: row, width: 70) == Size(width: 70, height: 40))
  }

  @Test("holds pinned views with their distances, hidden ones too")
  func pinned() {
    var inner = LayoutBox.content(
      30, 20, .pinned(Pins(top: Anchor(.margin), leading: Anchor(.superview, offset: 4))))
    let outer = LayoutBox(children: [inner]).with { $0.margins = .uniform(6) }
    #expect(fittingSize(of: outer, width: nil) == Size(width: 34, height: 26))
    inner.isHidden = true
    #expect(
      fittingSize(of: LayoutBox(children: [inner]), width: nil) == Size(width: 34, height: 28))
  }

  @Test("is at least the least one, and a fixed one beats everything")
  func minimumAndFixed() {
    let box = LayoutBox.content(10, 10).with { $0.minimum = Size(width: 30, height: 5) }
    #expect(fittingSize(of: box, width: nil) == Size(width: 30, height: 10))
    #expect(
      fittingSize(of: box.fixed(width: 3, height: 4), width: nil) == Size(width: 3, height: 4))
  }

  @Test("of 400 stacks inside each other is found in a moment")
  func deep() {
    var box = LayoutBox.text(40)
    for level in 0..<400 {
      box = .stack(
        level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 1, align: .center, share: .fill,
        at: .arranged,
        [box, .text(10 + Double(level % 7))])
    }
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      #expect(layOut(box, in: Size(width: 390, height: 844), scale: .x3).places.count == 801)
    }
    #expect(elapsed < .seconds(20))
  }

  @Test("of 20,000 views in one row is found in a moment")
  func wide() {
    let row = LayoutBox.stack(
      .horizontal, (0..<20_000).map { LayoutBox.content(1 + Double($0 % 977) / 7, 5) })
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      #expect(layOut(row, in: Size(width: 390, height: 10), scale: .x3).places.count == 20_001)
    }
    #expect(elapsed < .seconds(20))
  }
}
