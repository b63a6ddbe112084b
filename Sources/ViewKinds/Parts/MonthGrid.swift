import Geometry
import Pixels
import Screens
import Traits
import Typography

/// One month of a date picker as a calendar: its name, weekdays and days.
struct MonthGrid: Sendable {
  let date: CivilDate
  /// Drawn in the tint; nil where it lies in another month.
  let today: CivilDate?

  /// The height of the name, the weekdays and six weeks, in points; a time takes 48 more.
  static let height = 330.0

  func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let tint = try canvas.color(context.tint, as: "tintColor")
    let ink = try canvas.color(.system("label"), as: "dayColor")
    let width = canvas.size.width
    drawHeader(width: width, tint: tint, ink: ink, on: &canvas, context)
    let column = max(0, width - 20) / 7
    let grey = try canvas.color(.system("tertiaryLabel"), as: "weekdayColor")
    for (index, name) in CivilDate.weekdays.enumerated() {
      canvas.line(
        name.uppercased(), .system(13, .semibold),
        in: Rect(x: 10 + column * Double(index), y: 44, width: column, height: 24), grey, context)
    }
    let lead = CivilDate(year: date.year, month: date.month, day: 1).weekday
    for day in 1...CivilDate.days(inMonth: date.month, of: date.year) {
      let place = lead + day - 1
      let cell = Rect(
        x: 10 + column * Double(place % 7), y: 70 + 43 * Double(place / 7), width: column,
        height: 43)
      let isToday = today.map { $0.year == date.year && $0.month == date.month && $0.day == day }
      let isChosen = day == date.day
      if isChosen {
        // Today is filled when chosen, every other day has a faint disc.
        var disc = tint
        if isToday != true { disc.alpha = UInt8((Double(tint.alpha) * 0.12).rounded()) }
        canvas.fillEllipse(Rect(x: cell.midX - 22, y: cell.midY - 22, width: 44, height: 44), disc)
      }
      let color = isChosen && isToday == true ? .white : isChosen || isToday == true ? tint : ink
      canvas.line(
        "\(day)", .system(isChosen ? 24 : 20, isChosen ? .medium : .regular),
        in: cell.inset(by: .uniform(-4)), color, context)
    }
  }

  private func drawHeader(
    width: Double, tint: RGBA8, ink: RGBA8, on canvas: inout ViewCanvas, _ context: ViewContext
  ) {
    let title = context.text.typeset(
      TextSetting("\(date.monthName) \(date.year)", font: .system(17, .semibold)),
      scale: context.scale)
    canvas.text(title, at: Point(x: 16, y: 22 - title.size.height / 2), ink)
    canvas.fill(
      Stroke.lines(
        [
          Point(x: 24 + title.size.width, y: 17.5), Point(x: 28.5 + title.size.width, y: 22),
          Point(x: 24 + title.size.width, y: 26.5),
        ], width: 2), tint)
    for (x, isNext) in [(width - 66, false), (width - 22, true)] {
      let reach = isNext ? 7.0 : -7
      canvas.fill(
        Stroke.lines(
          [
            Point(x: x - reach / 2, y: 14), Point(x: x + reach / 2 + reach / 6, y: 22),
            Point(x: x - reach / 2, y: 30),
          ], width: 2.4), tint)
    }
  }
}
