import Geometry
import Pixels
import Screens
import Traits
import Typography

/// Paints the buttons of alerts and action sheets.
struct ActionPainter {
  let content: AlertContent

  /// Paints one action's title in the middle of `area`.
  func draw(
    _ action: AlertContent.Action, _ name: String, in area: Rect, isOnTint: Bool = false,
    on canvas: inout ViewCanvas, _ context: ViewContext
  ) throws(ScreenError) {
    let color = try canvas.color(
      isOnTint ? .system("white") : ink(action, context), as: "\(name)Color")
    let text = context.text.typeset(
      TextSetting(
        action.title,
        font: font(of: action), width: max(0, area.width - 16), lines: 1), scale: context.scale)
    canvas.note(name, action.title)
    canvas.text(
      text,
      at: Point(x: area.midX - text.size.width / 2, y: area.midY - text.size.height / 2), color)
  }

  private func ink(_ action: AlertContent.Action, _ context: ViewContext) -> ColorValue {
    if !action.isEnabled { return .system("tertiaryLabel") }
    return action.style == .destructive ? .system("systemRed") : context.tint
  }

  /// 17 points at the usual text size (metrics, section 1).
  private func font(of action: AlertContent.Action) -> FontValue {
    FontValue(.style(.body), weight: content.isEmphasized(action) ? .semibold : .regular)
  }

  /// How wide a title is, in points.
  func width(of action: AlertContent.Action, in context: ViewContext) -> Double {
    context.text.typeset(
      TextSetting(
        action.title,
        font: font(of: action), lines: 1),
      scale: context.scale
    ).size.width
  }
}
