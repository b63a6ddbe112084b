import Geometry
import LayoutEngine
import Testing

@Suite("Alignments of a stack")
struct AlignmentTests {
  @Test(
    "say where views sit across a row 40 points high",
    arguments: [
      (.fill, (0, 40)), (.leading, (0, 10)), (.top, (0, 10)), (.center, (15, 10)),
      (.trailing, (30, 10)), (.bottom, (30, 10)),
    ] as [(Stack.Alignment, (Double, Double))])
  func row(alignment: Stack.Alignment, span: (Double, Double)) {
    let row = LayoutBox.stack(.horizontal, align: alignment, [.content(30, 10)])
    #expect(row.frames(in: Size(width: 30, height: 40)) == [Rect(0, span.0, 30, span.1)])
  }

  @Test(
    "say where views sit across a column 40 points wide",
    arguments: [
      (.fill, (0, 40)), (.leading, (0, 10)), (.center, (15, 10)), (.trailing, (30, 10)),
      (.firstBaseline, (0, 10)), (.lastBaseline, (0, 10)),
    ] as [(Stack.Alignment, (Double, Double))])
  func column(alignment: Stack.Alignment, span: (Double, Double)) {
    let column = LayoutBox.stack(.vertical, align: alignment, [.content(10, 30)])
    #expect(column.frames(in: Size(width: 40, height: 30)) == [Rect(span.0, 0, span.1, 30)])
  }

  @Test("keep a fixed extent also where all others are stretched")
  func fixed() {
    let row = LayoutBox.stack(.horizontal, [LayoutBox.content(30, 10).fixed(height: 12)])
    #expect(row.frames(in: Size(width: 30, height: 40)) == [Rect(0, 0, 30, 12)])
  }

  @Test("put the first lines of texts on one line")
  func firstBaseline() {
    let row = LayoutBox.stack(
      .horizontal, align: .firstBaseline, [.text(30, baseline: 10), .text(30, baseline: 18)])
    #expect(fittingSize(of: row, width: nil) == Size(width: 60, height: 28))
    #expect(
      row.frames(in: Size(width: 60, height: 28)) == [Rect(0, 8, 30, 20), Rect(30, 0, 30, 20)])
  }

  @Test("put the last lines of texts on one line")
  func lastBaseline() {
    let row = LayoutBox.stack(
      .horizontal, align: .lastBaseline,
      [LayoutBox.text(60).fixed(width: 30), LayoutBox.text(30).fixed(width: 30)])
    #expect(
      row.frames(in: Size(width: 60, height: 40)) == [Rect(0, 0, 30, 40), Rect(30, 20, 30, 20)])
  }

  @Test("take the bottom edge of a view without text as its baseline")
  func pictures() {
    let row = LayoutBox.stack(
      .horizontal, align: .firstBaseline,
      [LayoutBox.content(100, 100).fixed(width: 30, height: 30), .text(30)])
    #expect(
      row.frames(in: Size(width: 60, height: 34)) == [Rect(0, 0, 30, 30), Rect(30, 14, 30, 20)])
  }

  @Test("find the baseline of a text inside a column, a row and a padded view")
  func nestedBaseline() {
    let padded = LayoutBox(
      placement: .arranged,
      children: [LayoutBox.text(30).with { $0.placement = .pinned(.edges(.superview, inset: 5)) }])
    let column = LayoutBox.stack(
      .vertical, padding: .uniform(2), at: .arranged, [.content(10, 10), .text(30)])
    let row = LayoutBox.stack(.horizontal, align: .firstBaseline, [padded, column, .text(30)])
    let frames = row.frames(in: Size(width: 200, height: 40))
    // The padded text's baseline is 21 points from the top, that of the column's text 28.
    #expect([frames[0].minY, frames[2].minY, frames[5].minY] == [7, 0, 12])
  }

  @Test("leave room around the views as padding")
  func padding() {
    let column = LayoutBox.stack(
      .vertical, padding: Insets(top: 1, left: 2, bottom: 3, right: 4), [.content(10, 10)])
    #expect(column.frames(in: Size(width: 50, height: 50)) == [Rect(2, 1, 44, 46)])
    #expect(fittingSize(of: column, width: nil) == Size(width: 16, height: 14))
  }

  @Test("stretch a view that expands, and not a spacer, across the stack")
  func expanding() {
    let line = LayoutBox.content(nil, 1).with { $0.expands = [.horizontal] }
    let column = LayoutBox.stack(.vertical, align: .center, [.content(10, 20), line, .spacer])
    let frames = column.frames(in: Size(width: 50, height: 60))
    #expect(frames == [Rect(20, 0, 10, 20), Rect(0, 20, 50, 1), Rect(25, 21, 0, 39)])
  }

  @Test("place views that are not arranged over the stack")
  func overlaid() {
    let row = LayoutBox.stack(
      .horizontal, [.content(10, 10), .content(4, 4, .frame(Rect(3, 3, 4, 4)))])
    #expect(
      row.frames(in: Size(width: 20, height: 20)) == [Rect(0, 0, 20, 20), Rect(3, 3, 4, 4)])
  }
}
