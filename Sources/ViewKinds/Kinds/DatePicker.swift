import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// Chooses a day, a time or both.
public struct DatePicker: ViewKind {
  public static let name = "datePicker"
  public static let summary = "Chooses a day, a time, both, or how long a timer runs."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "date", .text, default: "2007-01-09 09:41, since no clock is read",
      "The chosen day and time, as in 2024-03-31 or 2024-03-31 14:05."),
    AttributeSpec(
      "today", .text, default: "none", "The day that is marked as today, in the same form."),
    AttributeSpec(
      "datePickerMode", .choice(Mode.allCases.map(\.rawValue)), default: "dateAndTime",
      "What is chosen."),
    AttributeSpec(
      "preferredDatePickerStyle", .choice(Style.allCases.map(\.rawValue)), default: "automatic",
      "Wheels, a field that opens a calendar, or the calendar; always wheels before iOS 14."),
    AttributeSpec(
      "minuteInterval", .number(1...30, unit: "minutes"), default: "1",
      "From one row of the minutes to the next."),
    ControlState.enabled,
  ]
  public static let examples = [
    KindExample("Compact", #"{ kind: "datePicker", date: "2024-03-31 14:05" }"#),
    KindExample(
      "Wheels",
      #"{ kind: "datePicker", width: 320, height: 216, datePickerMode: "time", preferredDatePickerStyle: "wheels" }"#
    ),
    KindExample(
      "Inline",
      #"{ kind: "datePicker", width: 320, datePickerMode: "date", preferredDatePickerStyle: "inline", date: "2024-03-31", today: "2024-03-12" }"#
    ),
  ]

  enum Mode: String, CaseIterable, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  enum Style: String, CaseIterable, Sendable {
    case automatic
    case wheels
    case compact
    case inline
  }

  let date: CivilDate
  let today: CivilDate?
  let mode: Mode
  let preferred: Style
  let minuteInterval: Int
  let isEnabled: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    date = try reader.civilDate("date") ?? .standard
    today = try reader.civilDate("today")
    mode = try reader.choice("datePickerMode") ?? .dateAndTime
    preferred = try reader.choice("preferredDatePickerStyle") ?? .automatic
    minuteInterval = try reader.integer("minuteInterval", in: 1...30) ?? 1
    isEnabled = try ControlState(reading: reader).isEnabled
  }

  /// What is drawn: a timer has wheels only, and compact and inline came with iOS 14.
  private func style(in context: ViewContext) -> Style {
    switch context.traits.generation {
    case .ios12, .ios13: .wheels
    case .ios15, .ios17, .ios26:
      mode == .countDownTimer ? .wheels : preferred == .automatic ? .compact : preferred
    }
  }

  private var hasDate: Bool { mode == .date || mode == .dateAndTime }
  private var hasTime: Bool { mode == .time || mode == .dateAndTime }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  // MARK: Compact

  private var fields: [String] {
    (hasDate ? [date.dateText] : []) + (hasTime ? [date.timeText] : [])
  }

  /// 17 points at the usual text size.
  private static let compactFont = FontValue(.style(.body))

  /// In points: 34 (metrics, section 4), and more under a large text size.
  private func compactHeight(in context: ViewContext) -> Double {
    max(34, context.lineHeight(of: .body) + 13)
  }

  /// Each field is as wide as its text and 12 points on both sides, 6 apart.
  private func fieldWidths(in context: ViewContext) -> [Double] {
    fields.map {
      context.text.typeset(TextSetting($0, font: Self.compactFont), scale: context.scale).size
        .width + 24
    }
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    switch style(in: context) {
    case .wheels: return IntrinsicSize(width: Wheels.size.width, height: Wheels.size.height)
    case .inline:
      return IntrinsicSize(
        width: 320, height: hasDate ? MonthGrid.height + (hasTime ? 48 : 0) : 50)
    case .compact, .automatic:
      let widths = fieldWidths(in: context)
      let height = compactHeight(in: context)
      guard let width, isStacked(widths, in: width, context) else {
        return IntrinsicSize(width: Self.lineWidth(widths), height: height)
      }
      return IntrinsicSize(
        width: min(width, widths.max() ?? 0),
        height: height * Double(widths.count) + 6 * Double(widths.count - 1))
    }
  }

  /// What fields beside each other take, in points.
  private static func lineWidth(_ widths: [Double]) -> Double {
    widths.reduce(0, +) + 6 * Double(max(0, widths.count - 1))
  }

  /// Whether the fields stand below each other, as they do in the accessibility text sizes where there
  /// is too little room for a line.
  private func isStacked(_ widths: [Double], in room: Double, _ context: ViewContext) -> Bool {
    context.setter.category.isAccessibility && widths.count > 1
      && Self.lineWidth(widths) > room + 1
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note(
      "date", fields.isEmpty ? "\(date.hour) h \(date.minute) min" : fields.joined(separator: " "))
    try canvas.dimmed(!isEnabled) { canvas throws(ScreenError) in
      switch style(in: context) {
      case .wheels:
        try wheels.draw(on: &canvas, textColor: nil, in: context)
      case .inline: try drawInline(on: &canvas, in: context)
      case .compact, .automatic: try drawCompact(on: &canvas, in: context)
      }
    }
  }

  private func drawCompact(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let fill = try canvas.color(.system("tertiarySystemFill"), as: "fieldColor")
    let ink = try canvas.color(.system("label"), as: "textColor")
    let height = compactHeight(in: context)
    let widths = fieldWidths(in: context)
    let isStacked = isStacked(widths, in: canvas.size.width, context)
    var x = 0.0
    var y = canvas.bounds.midY - height / 2
    if isStacked { y -= Double(widths.count - 1) * (height + 6) / 2 }
    // Fields that stand in too little room become narrower rather than cover what is beside them.
    let gaps = 6 * Double(max(0, widths.count - 1))
    let room = max(1, canvas.size.width - (isStacked ? 0 : gaps))
    let most =
      isStacked ? room : BarButtonRow.limit(of: widths, in: room) ?? .infinity
    for (text, natural) in zip(fields, widths) {
      let width = min(natural, max(1, most))
      let field = Rect(x: x, y: y, width: width, height: height)
      canvas.fill(field, radius: context.traits.generation == .ios26 ? height / 2 : 8, fill)
      drawText(text, in: field, ink, on: &canvas, context)
      if isStacked { y += height + 6 } else { x += width + 6 }
    }
  }

  /// The text of a field, smaller where less than 4 points would be left on both sides.
  private func drawText(
    _ text: String, in field: Rect, _ ink: RGBA8, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) {
    var setting = TextSetting(text, font: Self.compactFont, width: max(1, field.width - 8))
    setting.minimumScale = 0.3
    let text = context.text.typeset(setting, scale: context.scale)
    canvas.text(
      text,
      at: Point(x: field.midX - text.size.width / 2, y: field.midY - text.size.height / 2), ink)
  }

  private func drawInline(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    if hasDate { try MonthGrid(date: date, today: today).draw(on: &canvas, in: context) }
    guard hasTime else { return }
    let width = canvas.size.width
    let middle = hasDate ? MonthGrid.height + 24 : canvas.bounds.midY
    let ink = try canvas.color(.system("label"), as: "timeColor")
    if hasDate {
      canvas.line(
        "Time", .system(17, .semibold), in: Rect(x: 16, y: middle - 18, width: 120, height: 36),
        at: 0, ink, context)
    }
    let field = Rect(x: hasDate ? width - 106 : 0, y: middle - 18, width: 96, height: 36)
    canvas.fill(
      field, radius: 8, try canvas.color(.system("tertiarySystemFill"), as: "fieldColor"))
    canvas.line(date.timeText, .system(20), in: field, ink, context)
  }

  // MARK: Wheels

  private var wheels: Wheels {
    let minutes = stride(from: 0, to: 60, by: minuteInterval).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let minute = Wheels.Wheel(
      rows: minutes, selected: min(date.minute / minuteInterval, minutes.count - 1), width: 56,
      isEndless: true)
    let hour = Wheels.Wheel(
      rows: (0..<12).map { "\($0 == 0 ? 12 : $0)" }, selected: date.hour % 12, width: 56, share: 1,
      isEndless: true)
    let half = Wheels.Wheel(rows: ["AM", "PM"], selected: date.hour < 12 ? 0 : 1, width: 56)
    switch mode {
    case .time: return Wheels(wheels: [hour, minute, half])
    case .date:
      let days = CivilDate.days(inMonth: date.month, of: date.year)
      return Wheels(wheels: [
        Wheels.Wheel(
          rows: CivilDate.months, selected: date.month - 1, width: 136, share: 0, isEndless: true),
        Wheels.Wheel(
          rows: (1...days).map { "\($0)" }, selected: date.day - 1, width: 56, isEndless: true),
        Wheels.Wheel(
          rows: (date.year - 5...date.year + 5).map { "\($0)" }, selected: 5, width: 92),
      ])
    case .dateAndTime:
      let days = (-5...5).map { offset in
        let day = date.adding(days: offset)
        if let today, day.year == today.year, day.month == today.month, day.day == today.day {
          return "Today"
        }
        return "\(CivilDate.weekdays[day.weekday]) \(day.shortMonth) \(day.day)"
      }
      return Wheels(
        wheels: [Wheels.Wheel(rows: days, selected: 5, width: 140, share: 1), hour, minute, half])
    case .countDownTimer:
      return Wheels(wheels: [
        Wheels.Wheel(
          rows: (0..<24).map { $0 == date.hour ? "\($0) hours" : "\($0)" }, selected: date.hour,
          width: 130),
        Wheels.Wheel(
          rows: (0..<60).map { $0 == date.minute ? "\($0) min" : "\($0)" }, selected: date.minute,
          width: 130),
      ])
    }
  }
}

extension AttributeReader {
  /// A day, with or without a time; nil where it is left out.
  fileprivate func civilDate(_ name: String) throws(ScreenError) -> CivilDate? {
    guard let text = try text(name), let value = value(name) else { return nil }
    guard let date = CivilDate(text) else {
      throw ScreenError(
        "\(name) is \(quoted(text))",
        remedy: "write a day such as 2024-03-31, with a time as in 2024-03-31 14:05",
        at: value.place)
    }
    return date
  }
}
