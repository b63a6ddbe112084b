import Geometry
public import LayoutEngine
public import Screens
import Traits
import Typography

/// Text that a reader cannot edit.
public struct Label: ViewKind {
  public static let name = "label"
  public static let summary = "Text, on one line or several."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "What the label says."),
    AttributeSpec("font", .font, default: "17 pt", "A text style, or a size with a weight."),
    AttributeSpec("textColor", .color, default: "label; black before iOS 13", "The text’s colour."),
    AttributeSpec(
      "textAlignment", .choice(TextAlignment.allCases.map(\.rawValue)), default: "natural",
      "Where lines sit in the width."),
    AttributeSpec(
      "numberOfLines", .number(0...1000, unit: "lines"), default: "1",
      "The most lines; 0 for any number."),
    AttributeSpec(
      "lineBreakMode", .choice(LineBreakMode.allCases.map(\.rawValue)), default: "byTruncatingTail",
      "What happens to text that does not fit."),
  ]
  public static let examples = [
    KindExample("In the body style", #"{ kind: "label", text: "晴れ時々曇り", font: "body" }"#),
    KindExample("Empty", #"{ kind: "label", text: "" }"#),
    KindExample(
      "Two lines",
      #"{ kind: "label", width: 200, numberOfLines: 2, text: "Donaudampfschifffahrtsgesellschaft meldet Hochwasser bei Passau", textColor: "secondaryLabel" }"#
    ),
  ]

  let text: String
  let font: FontValue
  let textColor: ColorValue?
  let alignment: TextAlignment
  let lines: Int
  let mode: LineBreakMode

  public init(reading reader: AttributeReader) throws(ScreenError) {
    text = try reader.text("text") ?? ""
    font = try reader.font("font") ?? .system(17)
    textColor = try reader.color("textColor")
    alignment = try reader.choice("textAlignment") ?? .natural
    lines = try reader.integer("numberOfLines", in: 0...1000) ?? 1
    mode = try reader.choice("lineBreakMode") ?? .byTruncatingTail
  }

  init(
    _ text: String, font: FontValue, color: ColorValue?, lines: Int = 1,
    alignment: TextAlignment = .natural
  ) {
    self.text = text
    self.font = font
    textColor = color
    self.lines = lines
    self.alignment = alignment
    mode = .byTruncatingTail
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 251, vertical: 251) }

  private func typeset(width: Double?, in context: ViewContext) -> TypesetText {
    context.text.typeset(
      TextSetting(
        text, font: font, width: width, lines: lines, mode: mode, alignment: alignment),
      scale: context.scale)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let size = typeset(width: width, in: context).size
    return IntrinsicSize(width: size.width, height: size.height)
  }

  public func firstBaseline(width: Double, in context: ViewContext) -> Double? {
    typeset(width: width, in: context).firstBaseline
  }

  public func lastBaseline(width: Double, in context: ViewContext) -> Double? {
    typeset(width: width, in: context).layout?.lastBaseline
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("text", text)
    canvas.note("font", font.token)
    let color = try canvas.color(textColor ?? context.defaultTextColor, as: "textColor")
    // Rounding both edges may cost the frame one pixel, which must not truncate a text that fits.
    let natural = typeset(width: nil, in: context).size.width
    let width = max(canvas.size.width, min(natural, canvas.size.width + 1 / context.scale.factor))
    let typeset = typeset(width: width, in: context)
    // UILabel centres its lines in a frame that is higher than they are.
    let top = (canvas.size.height - typeset.size.height) / 2
    canvas.text(typeset, in: canvas.size.width, at: Point(x: 0, y: top), color)
  }
}

extension ViewContext {
  /// The colour of a text that names none: `label`, and plain black before iOS 13.
  var defaultTextColor: ColorValue {
    traits.generation == .ios12 ? .system("black") : .system("label")
  }
}
