import Geometry
import Traits
import Typography

/// Where the parts of an alert are, in points of its bounds.
struct AlertLayout {
  var title: TypesetText
  var message: TypesetText
  /// The width that both were set for, in points.
  var textWidth: Double
  var titleOrigin: Point
  var messageOrigin: Point
  var fields: [Rect] = []
  /// One for each action, in the order of `actions`.
  var buttons: [Rect] = []
  var actions: [AlertContent.Action]
  /// True where two buttons stand beside each other.
  var isRow: Bool
  var height: Double

  /// 270 wide with 20 around the texts and buttons of 44 (metrics, section 3). iOS 26 sets texts to
  /// the left and buttons apart as capsules; its measures are approximations.
  init(_ content: AlertContent, width: Double, in context: ViewContext) {
    let isGlass = context.chromeGeneration == .ios26
    let padding = isGlass ? 28.0 : 20
    let room = width - 2 * padding
    textWidth = room
    func typeset(_ text: String, _ font: FontValue) -> TypesetText {
      context.text.typeset(
        TextSetting(
          text, font: font, width: room, lines: 0, alignment: isGlass ? .natural : .center),
        scale: context.scale)
    }
    title = typeset(content.title, FontValue(.style(.headline)))
    message = typeset(content.message, FontValue(.style(isGlass ? .subheadline : .footnote)))
    var y = isGlass ? 26.0 : 19
    titleOrigin = Point(x: padding, y: y)
    if !content.title.isEmpty { y += title.size.height + (content.message.isEmpty ? 0 : 3) }
    messageOrigin = Point(x: padding, y: y)
    if !content.message.isEmpty { y += message.size.height }
    if !content.fields.isEmpty { y += 14 }
    let fieldHeight = max(26, context.lineHeight(of: .footnote) + 10)
    for _ in content.fields {
      fields.append(Rect(x: 16, y: y, width: width - 32, height: fieldHeight))
      y += fieldHeight
    }
    y += isGlass ? 22 : content.fields.isEmpty ? 20 : 15
    let painter = ActionPainter(content: content)
    let height = max(isGlass ? 48.0 : 44, context.lineHeight(of: .body) + 23)
    let side = isGlass ? 16.0 : 0
    let gap = isGlass ? 8.0 : 0
    let half = (width - 2 * side - gap) / 2
    isRow =
      content.actions.count == 2
      && content.actions.allSatisfy { painter.width(of: $0, in: context) <= half - 16 }
    // Beside each other, the one that cancels comes first.
    actions = isRow ? content.column.reversed() : content.column
    if isRow, !content.actions.contains(where: { $0.style == .cancel }) {
      actions = content.actions
    }
    for index in actions.indices {
      let offset = Double(index)
      buttons.append(
        isRow
          ? Rect(x: side + offset * (half + gap), y: y, width: half, height: height)
          : Rect(
            x: side, y: y + offset * (height + gap), width: width - 2 * side, height: height))
    }
    self.height = (buttons.last?.maxY ?? y) + side
  }

  /// Moves the buttons up where the alert is lower than its parts: the texts keep what half of the
  /// second button, or a row, leaves them, and the rest of the buttons lies below the edge.
  ///
  /// - Returns: where the texts end and the buttons begin, in points; nil where all parts fit.
  mutating func scroll(to available: Double) -> Double? {
    // Rounding to pixels costs less than a point and hides nothing.
    guard height > available + 1, let first = buttons.first else { return nil }
    let least = isRow || buttons.count == 1 ? height - first.minY : first.height * 1.5
    let header = max(0, min(first.minY, available - least))
    let shift = first.minY - header
    for index in buttons.indices { buttons[index].origin.y -= shift }
    height = available
    return header
  }
}
