import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// A choice of actions at the screen's lower edge.
public struct ActionSheet: ViewKind {
  public static let name = "actionSheet"
  public static let summary =
    "A choice of actions at the screen’s lower edge, made by its controller."
  public static let attributes = AlertContent.sheetSpecs
  public static let examples = [
    KindExample(
      "Three actions",
      #"{ kind: "actionSheet", width: 374, title: "Berlin", actions: [{ title: "Share" }, { title: "Delete", style: "destructive" }, { title: "Cancel", style: "cancel" }] }"#
    )
  ]

  let content: AlertContent

  public init(reading reader: AttributeReader) throws(ScreenError) {
    content = try AlertContent(reading: reader)
  }

  init(_ content: AlertContent) { self.content = content }

  /// In points: 57 (metrics, section 3), and more under a large text size.
  private func buttonHeight(in context: ViewContext) -> Double {
    max(57, context.lineHeight(of: .body) + 36)
  }
  private static let gap = 8.0
  private static let radius = 14.0

  private var choices: [AlertContent.Action] { content.actions.filter { $0.style != .cancel } }
  private var cancel: AlertContent.Action? { content.actions.first { $0.style == .cancel } }

  private struct Texts {
    var title: TypesetText
    var message: TypesetText
    /// Of the part above the actions; 0 without texts.
    var height: Double
  }

  private func texts(width: Double, in context: ViewContext) -> Texts {
    func typeset(_ text: String, _ weight: FontWeight) -> TypesetText {
      context.text.typeset(
        TextSetting(
          text, font: FontValue(.style(.footnote), weight: weight), width: max(0, width - 32),
          lines: 0,
          alignment: .center), scale: context.scale)
    }
    let title = typeset(content.title, .semibold)
    let message = typeset(content.message, .regular)
    var height = 0.0
    for (text, shown) in [(content.title, title), (content.message, message)]
    where !text.isEmpty { height += shown.size.height + (height > 0 ? 6 : 0) }
    return Texts(title: title, message: message, height: height > 0 ? height + 29 : 0)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let width = width ?? context.screen.size.width - 16
    let buttonHeight = buttonHeight(in: context)
    let choices = Double(choices.count) * buttonHeight
    let cancel = cancel == nil ? 0 : Self.gap + buttonHeight
    let height = texts(width: width, in: context).height + choices + cancel
    return IntrinsicSize(width: width, height: min(height, most(in: context)))
  }

  /// The most height, in points: what is higher scrolls. A tablet's lies in the middle.
  private func most(in context: ViewContext) -> Double {
    if context.screen.isPad { return Alert.most(in: context) }
    let covered = context.screen.safeArea
    return context.screen.size.height - max(8, covered.top) - max(8, covered.bottom)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let texts = texts(width: bounds.width, in: context)
    let buttonHeight = buttonHeight(in: context)
    let whole = texts.height + Double(choices.count) * buttonHeight
    let panel = Rect(
      x: 0, y: 0, width: bounds.width,
      height: max(
        0, min(whole, bounds.height - (cancel == nil ? 0 : Self.gap + buttonHeight))))
    // Rounding to pixels costs less than a point and hides nothing.
    let scrolls = whole > panel.height + 1
    // Of long texts so much is shown that an action and a half stay in view.
    let header =
      scrolls ? max(0, min(texts.height, panel.height - buttonHeight * 1.5)) : texts.height
    if panel.height > 0 {
      try canvas.panel(
        "actionSheet.background", in: panel, radius: Self.radius, as: "sheetColor")
    }
    if scrolls { canvas.clip(to: Rect(x: 0, y: 0, width: bounds.width, height: header)) }
    try draw(texts, on: &canvas, in: context)
    if scrolls {
      canvas.restore()
      canvas.clip(
        to: Rect(x: 0, y: header, width: bounds.width, height: panel.height - header))
    }
    let painter = ActionPainter(content: content)
    let pixel = 1 / canvas.scaleFactor
    for (index, action) in choices.enumerated() {
      let frame = Rect(
        x: 0, y: header + Double(index) * buttonHeight, width: bounds.width,
        height: buttonHeight)
      if frame.minY > 0 {
        canvas.fill(
          Rect(x: 0, y: frame.minY, width: frame.width, height: pixel),
          try canvas.color(.system("separator"), as: "separatorColor"))
      }
      try painter.draw(action, "action\(index)", in: frame, on: &canvas, context)
    }
    if scrolls { canvas.restore() }
    guard let cancel else { return }
    let frame = Rect(
      x: 0, y: bounds.height - buttonHeight, width: bounds.width, height: buttonHeight)
    canvas.fill(
      frame, radius: Self.radius,
      try canvas.color(.part("actionSheet.cancel"), as: "cancelBackground"))
    try painter.draw(cancel, "cancel", in: frame, on: &canvas, context)
  }

  private func draw(
    _ texts: Texts, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    guard texts.height > 0 else { return }
    let color = try canvas.color(.system("secondaryLabel"), as: "textColor")
    var y = 14.5
    for (name, text, shown) in [
      ("title", content.title, texts.title), ("message", content.message, texts.message),
    ] where !text.isEmpty {
      canvas.note(name, text)
      canvas.text(shown, in: canvas.size.width - 32, at: Point(x: 16, y: y), color)
      y += shown.size.height + 6
    }
  }
}
