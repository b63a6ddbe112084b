import Drawing
import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// A question or message in front of everything.
public struct Alert: ViewKind {
  public static let name = "alert"
  public static let summary =
    "A question or message in front of everything, made by its controller."
  public static let attributes = AlertContent.alertSpecs
  public static let examples = [
    KindExample(
      "Two answers",
      #"{ kind: "alert", title: "Delete “Berlin”?", message: "Its notifications are deleted, too.", actions: [{ title: "Cancel", style: "cancel" }, { title: "Delete", style: "destructive" }] }"#
    ),
    KindExample(
      "A text field",
      #"{ kind: "alert", title: "Rename the city", textFields: [{ placeholder: "Name" }], actions: [{ title: "Save" }, { title: "Restore the original name" }, { title: "Cancel", style: "cancel" }] }"#
    ),
  ]

  let content: AlertContent

  public init(reading reader: AttributeReader) throws(ScreenError) {
    content = try AlertContent(reading: reader)
  }

  init(_ content: AlertContent) { self.content = content }

  /// In points: 270, and 310 in the accessibility text sizes (metrics, section 3); iOS 26's is an
  /// approximation.
  static func width(in context: ViewContext) -> Double {
    if context.setter.category.isAccessibility { return 310 }
    return context.chromeGeneration == .ios26 ? 300 : 270
  }

  static func radius(in context: ViewContext) -> Double {
    context.chromeGeneration == .ios26 ? 34 : 14
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let width = Self.width(in: context)
    return IntrinsicSize(
      width: width,
      height: min(
        AlertLayout(content, width: width, in: context).height, Self.most(in: context)))
  }

  /// The most height of what lies in the middle of the screen and keeps what bars and housings cover
  /// free, in points. What is higher scrolls.
  static func most(in context: ViewContext) -> Double {
    let screen = context.screen
    return screen.size.height - 2 * max(8, screen.safeArea.top, screen.safeArea.bottom)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    var layout = AlertLayout(content, width: bounds.width, in: context)
    let header = layout.scroll(to: bounds.height)
    let isGlass = context.chromeGeneration == .ios26
    if isGlass {
      canvas.glass(in: bounds, radius: Self.radius(in: context))
    } else {
      try canvas.panel(
        "alert.background", in: bounds, radius: Self.radius(in: context), as: "alertColor")
    }
    let ink = try canvas.color(context.defaultTextColor, as: "textColor")
    if let header { canvas.clip(to: Rect(x: 0, y: 0, width: bounds.width, height: header)) }
    if !content.title.isEmpty {
      canvas.note("title", content.title)
      canvas.text(layout.title, in: layout.textWidth, at: layout.titleOrigin, ink)
    }
    if !content.message.isEmpty {
      canvas.note("message", content.message)
      canvas.text(layout.message, in: layout.textWidth, at: layout.messageOrigin, ink)
    }
    for (field, frame) in zip(content.fields, layout.fields) {
      try draw(field, in: frame, on: &canvas, context)
    }
    if let header {
      canvas.restore()
      canvas.clip(
        to: Rect(x: 0, y: header, width: bounds.width, height: bounds.height - header))
    }
    defer { if header != nil { canvas.restore() } }
    let painter = ActionPainter(content: content)
    for (index, action) in layout.actions.enumerated() {
      let frame = layout.buttons[index]
      let name = "action\(index)"
      guard isGlass else {
        try lines(around: frame, isFirst: index == 0, isRow: layout.isRow, on: &canvas)
        try painter.draw(action, name, in: frame, on: &canvas, context)
        continue
      }
      let isFilled = action.isPreferred
      let fill = isFilled ? context.tint : .system("tertiarySystemFill")
      canvas.fill(
        frame, radius: frame.height / 2, try canvas.color(fill, as: "\(name)Background"))
      try painter.draw(action, name, in: frame, isOnTint: isFilled, on: &canvas, context)
    }
  }

  /// The hairlines above a button, and between two beside each other.
  private func lines(
    around frame: Rect, isFirst: Bool, isRow: Bool, on canvas: inout ViewCanvas
  ) throws(ScreenError) {
    let color = try canvas.color(.system("separator"), as: "separatorColor")
    let pixel = 1 / canvas.scaleFactor
    canvas.fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel), color)
    guard isRow, !isFirst else { return }
    canvas.fill(
      Rect(x: frame.minX, y: frame.minY, width: pixel, height: frame.height), color)
  }

  private func draw(
    _ field: AlertContent.Field, in frame: Rect, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) throws(ScreenError) {
    let pixel = 1 / canvas.scaleFactor
    canvas.fill(frame, radius: 5, try canvas.color(.part("textField.background"), as: "fieldColor"))
    canvas.border(
      frame, radius: 5, width: pixel,
      try canvas.color(.part("textField.border"), as: "fieldBorderColor"))
    let isEmpty = field.text.isEmpty
    let text = context.text.typeset(
      TextSetting(
        isEmpty ? field.placeholder : field.text, font: FontValue(.style(.footnote)),
        width: frame.width - 14,
        lines: 1), scale: context.scale)
    canvas.text(
      text, in: frame.width - 14,
      at: Point(x: frame.minX + 7, y: frame.midY - text.size.height / 2),
      try canvas.color(
        isEmpty ? .system("placeholderText") : context.defaultTextColor, as: "fieldTextColor"))
  }
}

extension ViewCanvas {
  /// Lays a panel of the palette's over a blurred backdrop, 20 points strong.
  mutating func panel(
    _ part: String, in rect: Rect, radius: Double, as name: String
  ) throws(ScreenError) {
    let tint = try color(.part(part), as: name, token: part)
    backdrop(
      Backdrop(blur: 20 * scaleFactor, saturation: 180, tint: tint), in: rect, radius: radius)
  }
}
