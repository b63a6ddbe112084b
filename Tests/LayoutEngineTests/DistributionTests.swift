import Geometry
import LayoutEngine
import Testing

@Suite("Distributions of a stack")
struct DistributionTests {
  @Test(
    "share the length of a row of 100 points with gaps of 10",
    arguments: [
      (.fill, [(0, 60), (70, 30)]),
      (.fillEqually, [(0, 45), (55, 45)]),
      (.fillProportionally, [(0, 30), (40, 60)]),
      (.equalSpacing, [(0, 15), (70, 30)]),
      (.equalCentering, [(0, 15), (70, 30)]),
    ] as [(Stack.Distribution, [(Double, Double)])])
  func row(distribution: Stack.Distribution, spans: [(Double, Double)]) {
    let row = LayoutBox.stack(
      .horizontal, spacing: 10, align: .fill, share: distribution,
      [.content(15, 5), .content(30, 5)])
    let frames = row.frames(in: Size(width: 100, height: 40))
    #expect(frames == spans.map { Rect($0.0, 0, $0.1, 40) })
  }

  @Test("are the same down a column")
  func column() {
    let column = LayoutBox.stack(
      .vertical, spacing: 10, align: .fill, share: .equalSpacing,
      [.content(5, 15), .content(5, 30)])
    #expect(
      column.frames(in: Size(width: 40, height: 100)) == [Rect(0, 0, 40, 15), Rect(0, 70, 40, 30)])
  }

  @Test("put the middles of equally centred views at equal distances")
  func centering() {
    let row = LayoutBox.stack(
      .horizontal, align: .fill, share: .equalCentering,
      [.content(10, 5), .content(40, 5), .content(20, 5)])
    let middles = row.frames(in: Size(width: 200, height: 10)).map(\.midX)
    #expect(middles == [5, 97.5, 190])
  }

  @Test("never put equally spaced views closer than the spacing")
  func leastSpacing() {
    let row = LayoutBox.stack(
      .horizontal, spacing: 10, align: .fill, share: .equalSpacing,
      [.content(50, 5), .content(60, 5)])
    #expect(
      row.frames(in: Size(width: 100, height: 5)) == [Rect(0, 0, 45, 5), Rect(55, 0, 45, 5)])
  }

  @Test("give room that is left to the view that hugs its content least")
  func hugging() {
    let row = LayoutBox.stack(
      .horizontal, [.content(10, 5, hugging: 251), .content(10, 5), .content(10, 5, hugging: 252)])
    #expect(row.frames(in: Size(width: 100, height: 5)).map(\.width) == [10, 80, 10])
  }

  @Test("give room that is left to the first of several views that hug equally")
  func firstTakes() {
    let row = LayoutBox.stack(.horizontal, [.content(10, 5), .content(10, 5)])
    #expect(row.frames(in: Size(width: 100, height: 5)).map(\.width) == [90, 10])
  }

  @Test("share the room among views that ask for nothing")
  func emptyShare() {
    let row = LayoutBox.stack(
      .horizontal, [.content(nil, nil), .content(20, 5, hugging: 251), .content(nil, nil)])
    #expect(row.frames(in: Size(width: 100, height: 5)).map(\.width) == [40, 20, 40])
  }

  @Test("let spacers end up equally long, whatever their least length")
  func spacers() {
    let row = LayoutBox.stack(
      .horizontal, [.spacer, .text(20), .content(30, 0, hugging: 1), .text(20), .spacer])
    #expect(row.frames(in: Size(width: 160, height: 20)).map(\.width) == [40, 20, 40, 20, 40])
  }

  @Test("do not stretch a view of fixed length")
  func fixed() {
    let row = LayoutBox.stack(
      .horizontal, [LayoutBox.content(10, 5).fixed(width: 10), .content(10, 5, hugging: 900)])
    #expect(row.frames(in: Size(width: 100, height: 5)).map(\.width) == [10, 90])
  }

  @Test("take what is missing from the longest views first, down to the next")
  func compression() {
    let row = LayoutBox.stack(.horizontal, [.content(100, 5), .content(30, 5), .content(60, 5)])
    #expect(row.frames(in: Size(width: 130, height: 5)).map(\.width) == [50, 30, 50])
    #expect(row.frames(in: Size(width: 60, height: 5)).map(\.width) == [20, 20, 20])
  }

  @Test("take what is missing from the views that resist least before any other")
  func resistance() {
    let row = LayoutBox.stack(
      .horizontal, [.content(50, 5, resistance: 749), .content(50, 5), .content(50, 5)])
    #expect(row.frames(in: Size(width: 120, height: 5)).map(\.width) == [20, 50, 50])
    #expect(row.frames(in: Size(width: 80, height: 5)).map(\.width) == [0, 40, 40])
  }

  @Test("do not press a view below its least length")
  func minimum() {
    let row = LayoutBox.stack(
      .horizontal,
      [LayoutBox.content(50, 5).with { $0.minimum.width = 40 }, .content(50, 5)])
    #expect(row.frames(in: Size(width: 70, height: 5)).map(\.width) == [40, 30])
    #expect(row.frames(in: Size(width: 20, height: 5)).map(\.width) == [40, 0])
  }

  @Test("leave hidden views and their gaps out")
  func hidden() {
    let row = LayoutBox.stack(
      .horizontal, spacing: 10,
      [.content(20, 5), LayoutBox.content(20, 5).with { $0.isHidden = true }, .content(20, 5)])
    let frames = row.frames(in: Size(width: 50, height: 5))
    #expect([frames[0], frames[2]] == [Rect(0, 0, 20, 5), Rect(30, 0, 20, 5)])
  }
}
