import Typography
import Geometry
public import LayoutEngine
public import Screens
import Traits

/// The header or footer of a table's section.
public struct TableText: ViewKind {
  public static let name = "tableText"
  public static let summary = "The header or footer of a table view’s section, made by the table."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "What it says.")
  ]
  public static let examples = [
    KindExample("A header", #"{ kind: "tableText", width: 320, text: "Units" }"#)
  ]

  enum Role: Sendable {
    case header
    case footer
  }

  let text: String
  let role: Role
  let isGrouped: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    self.init(try reader.text("text") ?? "", role: .header, isGrouped: true)
  }

  init(_ text: String, role: Role, isGrouped: Bool) {
    self.text = text
    self.role = role
    self.isGrouped = isGrouped
  }

  /// Header text is a footnote in capitals when grouped, a headline on a plain table's bar.
  private var isBar: Bool { role == .header && !isGrouped }

  private func typeset(width: Double, in context: ViewContext) -> TypesetText {
    let margin = context.screen.sideMargin
    return context.text.typeset(
      TextSetting(
        role == .header && isGrouped ? text.uppercased() : text,
        font: FontValue(.style(isBar ? .headline : .footnote)), width: max(0, width - 2 * margin),
        lines: 0), scale: context.scale)
  }

  /// Insets of a header: 20 above and 6 below; of a footer 6 and 10 (metrics, section 3).
  private var insets: Insets {
    switch role {
    case .header:
      if isBar { return Insets(top: 4, left: 0, bottom: 4, right: 0) }
      return Insets(top: text.isEmpty ? 20 : 22, left: 0, bottom: text.isEmpty ? 0 : 7, right: 0)
    case .footer: return Insets(top: 7, left: 0, bottom: 8, right: 0)
    }
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let width = width ?? context.screen.size.width
    let height = text.isEmpty ? 0 : typeset(width: width, in: context).size.height
    return IntrinsicSize(width: width, height: height + insets.top + insets.bottom)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    if isBar {
      canvas.fill(
        canvas.bounds, try canvas.color(.system("secondarySystemBackground"), as: "barColor"))
    }
    guard !text.isEmpty else { return }
    canvas.note("text", text)
    let color = try canvas.color(
      isBar ? context.defaultTextColor : .part("list.headerFooterText"), as: "textColor")
    let margin = context.screen.sideMargin
    canvas.text(
      typeset(width: canvas.size.width, in: context), in: canvas.size.width - 2 * margin,
      at: Point(x: margin, y: insets.top), color)
  }
}
