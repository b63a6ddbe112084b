import Geometry
import Pixels
import Typography

/// Paints four rows of keys.
struct KeyRows {
  let colors: KeyboardColors
  /// From one row to the next, in points.
  let pitch: Double
  /// Of the first row, in points.
  let top: Double

  private var keyHeight: Double { pitch - 11 }
  private static let side = 3.0
  private static let gap = 6.0

  func draw(on canvas: inout ViewCanvas, in context: ViewContext) {
    let width = canvas.size.width
    let unit = (width - 2 * Self.side - 9 * Self.gap) / 10
    letters("qwertyuiop", row: 0, unit, on: &canvas, context)
    letters("asdfghjkl", row: 1, unit, on: &canvas, context)
    letters("zxcvbnm", row: 2, unit, on: &canvas, context)
    let wide = unit * 1.25
    let shift = frame(x: Self.side, row: 2, width: wide)
    key(shift, isSpecial: true, on: &canvas)
    canvas.fill(Self.arrow(in: shift), colors.text)
    let delete = frame(x: width - Self.side - wide, row: 2, width: wide)
    key(delete, isSpecial: true, on: &canvas)
    canvas.fill(Self.deletion(in: delete), colors.text)
    let half = unit * 1.25 + 1
    let enter = unit * 2.5 + Self.gap
    named("123", x: Self.side, width: half, isSpecial: true, on: &canvas, context)
    let second = frame(x: Self.side + half + Self.gap, row: 3, width: half)
    key(second, isSpecial: true, on: &canvas)
    face(in: second, on: &canvas)
    let spaceX = second.maxX + Self.gap
    let enterX = width - Self.side - enter
    named(
      "space", x: spaceX, width: enterX - Self.gap - spaceX, isSpecial: false, on: &canvas, context)
    named("return", x: enterX, width: enter, isSpecial: true, on: &canvas, context)
  }

  private func frame(x: Double, row: Int, width: Double) -> Rect {
    Rect(x: x, y: top + Double(row) * pitch + 5, width: width, height: keyHeight)
  }

  private func key(_ frame: Rect, isSpecial: Bool, on canvas: inout ViewCanvas) {
    canvas.fill(frame.offset(x: 0, y: 1), radius: 5, colors.edge)
    canvas.fill(frame, radius: 5, isSpecial ? colors.specialKey : colors.key)
  }

  private func letters(
    _ word: String, row: Int, _ unit: Double, on canvas: inout ViewCanvas, _ context: ViewContext
  ) {
    let count = Double(word.count)
    let width = count * unit + (count - 1) * Self.gap
    var x = (canvas.size.width - width) / 2
    for letter in word {
      let frame = frame(x: x, row: row, width: unit)
      key(frame, isSpecial: false, on: &canvas)
      label("\(letter)", size: 23, in: frame, on: &canvas, context)
      x += unit + Self.gap
    }
  }

  private func named(
    _ word: String, x: Double, width: Double, isSpecial: Bool, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) {
    let frame = frame(x: x, row: 3, width: width)
    key(frame, isSpecial: isSpecial, on: &canvas)
    label(word, size: 16, in: frame, on: &canvas, context)
  }

  private func label(
    _ word: String, size: Double, in frame: Rect, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) {
    let text = context.text.typeset(
      TextSetting(word, font: .system(size), lines: 1), scale: context.scale)
    canvas.text(
      text, at: Point(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2),
      colors.text)
  }

  /// A round face that stands for the emoji key.
  private func face(in frame: Rect, on canvas: inout ViewCanvas) {
    let circle = Rect(x: frame.midX - 9, y: frame.midY - 9, width: 18, height: 18)
    canvas.border(circle, radius: 9, width: 1.4, colors.text)
    for x in [frame.midX - 3.5, frame.midX + 1.5] {
      canvas.fillEllipse(Rect(x: x, y: frame.midY - 4, width: 2, height: 3), colors.text)
    }
    canvas.fill(
      Rect(x: frame.midX - 4, y: frame.midY + 2.5, width: 8, height: 1.6), radius: 0.8, colors.text)
  }

  private static func arrow(in frame: Rect) -> Path {
    Glyphs.polygon(
      [(0, -9), (9, 0.5), (4.5, 0.5), (4.5, 8), (-4.5, 8), (-4.5, 0.5), (-9, 0.5)].map {
        Point(x: frame.midX + $0.0, y: frame.midY + $0.1)
      })
  }

  /// A label that points left, with a cross cut out.
  private static func deletion(in frame: Rect) -> Path {
    func moved(_ points: [(Double, Double)]) -> [Path.Element] {
      Glyphs.polygon(points.map { Point(x: frame.midX + $0.0, y: frame.midY + $0.1) }).elements
    }
    let body = moved([(-11, 0), (-4, -8), (11, -8), (11, 8), (-4, 8)])
    // Counterclockwise, so that the winding rule leaves the cross open.
    let cross = moved([
      (1, 0), (-1.5, 2.5), (-0.3, 3.7), (2.2, 1.2), (4.7, 3.7), (5.9, 2.5), (3.4, 0), (5.9, -2.5),
      (4.7, -3.7), (2.2, -1.2), (-0.3, -3.7), (-1.5, -2.5),
    ])
    return Path(body + cross)
  }
}
