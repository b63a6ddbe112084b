public import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// Text on several lines that a person may edit and scroll.
public struct TextView: TextInput {
  public static let name = "textView"
  public static let summary = "Text on several lines that a person may edit and scroll."
  public static let attributes: [AttributeSpec] =
    ScrollIndicator.specs + [
      AttributeSpec("text", .text, default: "empty", "What it says."),
      AttributeSpec("font", .font, default: "12 pt", "The text’s font."),
      AttributeSpec(
        "textColor", .color, default: "label; black before iOS 13", "The text’s colour."),
      AttributeSpec(
        "textAlignment", .choice(TextAlignment.allCases.map(\.rawValue)), default: "natural",
        "Where lines sit in the width."),
      AttributeSpec(
        "textContainerInset", .structure("insets"), default: "8 above and below",
        "Kept free around the text, beside the 5 points before and after each line."),
      AttributeSpec(
        "isScrollEnabled", .flag, default: "true",
        "Without scrolling the view asks for as much height as its text has."),
      AttributeSpec(
        "contentOffset", .structure("[x, y]"), default: "[0, 0]",
        "How far the text is scrolled, in points."),
    ] + Typing.attributes
  public static let examples = [
    KindExample(
      "A note",
      #"{ kind: "textView", width: 240, height: 96, font: "body", text: "Umbrella for the afternoon.\nCall the pier about the ferry." }"#
    ),
    KindExample(
      "While typing",
      #"{ kind: "textView", width: 240, height: 44, font: 15, text: "晴れ", isFirstResponder: true, backgroundColor: "secondarySystemBackground" }"#
    ),
  ]

  /// Before and after each line, in points: TextKit's line fragment padding.
  private static let linePadding = 5.0

  let text: String
  let font: FontValue
  let textColor: ColorValue?
  let alignment: TextAlignment
  let insets: Insets
  let scrolls: Bool
  let offset: Point
  let typing: Typing
  let indicator: ScrollIndicator

  public init(reading reader: AttributeReader) throws(ScreenError) {
    text = try reader.text("text") ?? ""
    font = try reader.font("font") ?? .system(12)
    textColor = try reader.color("textColor")
    alignment = try reader.choice("textAlignment") ?? .natural
    insets =
      try reader.insets("textContainerInset") ?? Insets(top: 8, left: 0, bottom: 8, right: 0)
    scrolls = try reader.flag("isScrollEnabled") ?? true
    let numbers = try reader.numbers("contentOffset", count: 2) ?? [0, 0]
    offset = Point(x: numbers[0], y: numbers[1])
    typing = try Typing(reading: reader)
    indicator = try ScrollIndicator(reading: reader)
  }

  public var clipsToBounds: Bool { true }

  public func defaultBackground(in context: ViewContext) -> DefaultColor? {
    context.traits.generation == .ios12 ? .system("white") : .system("systemBackground")
  }

  /// What a view of `width` leaves for its text, in points.
  private func room(in width: Double) -> Double {
    max(0, width - insets.left - insets.right - 2 * Self.linePadding)
  }

  private func typeset(width: Double, in context: ViewContext) -> TypesetText {
    context.text.typeset(
      TextSetting(
        text, font: font, width: room(in: width), lines: 0, mode: .byWordWrapping,
        alignment: alignment), scale: context.scale)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    guard !scrolls else { return .none }
    let size = typeset(width: width ?? 100_000, in: context).size
    return IntrinsicSize(
      width: size.width + insets.left + insets.right + 2 * Self.linePadding,
      height: size.height + insets.top + insets.bottom)
  }

  public func firstBaseline(width: Double, in context: ViewContext) -> Double? {
    insets.top + typeset(width: width, in: context).firstBaseline
  }

  public func lastBaseline(width: Double, in context: ViewContext) -> Double? {
    typeset(width: width, in: context).layout.map { insets.top + $0.lastBaseline }
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let typeset = typeset(width: canvas.size.width, in: context)
    let room = room(in: canvas.size.width)
    let origin = Point(
      x: insets.left + Self.linePadding - offset.x, y: insets.top - offset.y)
    if !text.isEmpty {
      canvas.note("text", text)
      canvas.note("font", font.token)
      canvas.text(
        typeset, in: room, at: origin,
        try canvas.color(textColor ?? context.defaultTextColor, as: "textColor"))
    }
    guard isFirstResponder else { return }
    let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let line = context.text.typeset(
      TextSetting(String(last.isEmpty ? "x" : last), font: font), scale: context.scale)
    let lineHeight = max(1, line.size.height)
    // The last line that was set may be the end of a longer paragraph.
    let end = typeset.layout?.lines.last
    let x = last.isEmpty ? 1 : end?.caret(in: room, context) ?? 1
    canvas.caret(
      x: origin.x + x,
      y: origin.y + (text.isEmpty ? 0 : max(0, typeset.size.height - lineHeight)),
      height: lineHeight, try canvas.color(context.tint, as: "caretColor"))
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    let height =
      typeset(width: canvas.size.width, in: context).size.height + insets.top + insets.bottom
    try indicator.draw(
      on: &canvas, content: Size(width: content.width, height: height), offset: offset,
      in: context)
  }
}
