import Geometry
import Screens
import Traits
import Typography

/// The texts of a table view's cell, set for a width.
struct CellTexts: Sendable {
  let text: TypesetText
  let detail: TypesetText?
  /// Where the texts begin, in points; separators begin there too.
  let textX: Double
  /// What the texts and their room ask for, in points.
  let height: Double
  private let detailX: Double
  private let mainX: Double
  private let isTwoLines: Bool

  /// The width of value2's right-aligned label and the gap behind it, in points.
  private static let labelWidth = 91.0
  private static let labelGap = 6.0

  init(_ row: TableRow, width: Double, imageWidth: Double, in context: ViewContext) {
    let margin = context.screen.sideMargin
    let textX = margin + (imageWidth > 0 ? imageWidth + 12 : 0)
    let trailing = margin + CellAccessory(row).width(in: context)
    let room = max(0, width - textX - trailing)
    // In the accessibility sizes texts wrap, and what stood at the end of the line stands below.
    let isLarge = context.setter.category.isAccessibility
    func typeset(_ text: String, _ font: FontValue, _ width: Double) -> TypesetText {
      context.text.typeset(
        TextSetting(text, font: font, width: width, lines: isLarge ? 0 : 1), scale: context.scale)
    }
    self.textX = textX
    // At the usual text size body is 17 points, and a caption 12 (metrics, section 1).
    let body = FontValue(.style(.body))
    let caption = FontValue(.style(.caption1))
    isTwoLines = (row.style == .subtitle || isLarge) && row.detailText != nil
    var detail: TypesetText?
    if isTwoLines {
      let isSmall = row.style == .subtitle || row.style == .value2
      detail = row.detailText.map { typeset($0, isSmall ? caption : body, room) }
      text = typeset(row.text, row.font ?? (row.style == .value2 ? caption : body), room)
      mainX = textX
      detailX = textX
    } else if row.style == .value2 {
      // Both texts small, the label right-aligned before a line that all rows share.
      text = typeset(row.text, row.font ?? caption, min(room, Self.labelWidth))
      mainX = textX + min(room, Self.labelWidth) - text.size.width
      detailX = textX + Self.labelWidth + Self.labelGap
      detail = row.detailText.map {
        typeset($0, caption, max(0, room - Self.labelWidth - Self.labelGap))
      }
    } else {
      detail = row.detailText.map { typeset($0, body, room * 0.6) }
      let taken = detail.map { $0.size.width + 8 } ?? 0
      text = typeset(row.text, row.font ?? body, max(0, room - taken))
      mainX = textX
      detailX = width - trailing - (detail?.size.width ?? 0)
    }
    self.detail = detail
    height =
      isTwoLines ? text.size.height + (detail?.size.height ?? 0) + 23 : text.size.height + 22
  }

  func draw(
    _ row: TableRow, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let isTinted = row.style == .value2
    canvas.note("text", row.text)
    let color = try canvas.color(
      origin("textColor", row.textColor, isTinted: isTinted, context.defaultTextColor, context),
      as: "textColor")
    guard let detail, let detailText = row.detailText else {
      canvas.text(text, at: Point(x: mainX, y: (bounds.height - text.size.height) / 2), color)
      return
    }
    canvas.note("detailText", detailText)
    let usual = isTinted ? context.defaultTextColor : .system("secondaryLabel")
    let second = try canvas.color(
      origin("detailTextColor", row.detailTextColor, usual, context), as: "detailTextColor")
    if isTwoLines {
      let top = (bounds.height - text.size.height - detail.size.height - 3) / 2
      canvas.text(text, at: Point(x: mainX, y: top), color)
      canvas.text(detail, at: Point(x: detailX, y: top + text.size.height + 3), second)
    } else {
      let y = (bounds.height - text.size.height) / 2
      canvas.text(text, at: Point(x: mainX, y: y), color)
      canvas.text(detail, at: Point(x: detailX, y: y), second)
    }
  }

  private func origin(
    _ name: String, _ written: WrittenColor?, isTinted: Bool = false, _ usual: ColorValue,
    _ context: ViewContext
  ) -> ColorOrigin {
    var origin = ColorOrigin()
    origin.ask("\(name) of the row", written)
    if isTinted {
      origin.askTints(in: context)
    } else {
      origin.otherwise("the default of a row’s \(name) is \(usual.token)", usual)
    }
    return origin
  }
}
