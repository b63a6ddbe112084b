import Geometry
public import LayoutEngine
public import Screens
import Traits
import Typography

/// Text that code draws itself, as `NSString.draw(at:withAttributes:)` does in a view's `draw(_:)`.
///
/// Unlike a label's it is plain black where nobody names a colour, in the dark style too.
public struct DrawnString: ViewKind {
  public static let name = "drawnString"
  public static let summary = "Text that code draws; black in both styles unless it names a colour."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "What is drawn."),
    AttributeSpec("font", .font, default: "12 pt", "A text style, or a size with a weight."),
    AttributeSpec("foregroundColor", .color, default: "black", "The text’s colour."),
  ]
  public static let examples = [
    KindExample("Black", #"{ kind: "drawnString", text: "晴れ", font: 17 }"#),
    KindExample(
      "Following the style",
      #"{ kind: "drawnString", text: "Regen", font: 17, foregroundColor: "label" }"#),
  ]

  let text: String
  let font: FontValue
  let color: ColorValue?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    text = try reader.text("text") ?? ""
    font = try reader.font("font") ?? .system(12)
    color = try reader.color("foregroundColor")
  }

  private func typeset(in context: ViewContext) -> TypesetText {
    context.text.typeset(
      TextSetting(
        text, font: font, width: nil, lines: 0, mode: .byWordWrapping, alignment: .natural),
      scale: context.scale)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let size = typeset(in: context).size
    return IntrinsicSize(width: size.width, height: size.height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("text", text)
    canvas.note("font", font.token)
    let color = try canvas.color(color ?? .system("black"), as: "foregroundColor")
    canvas.text(typeset(in: context), at: .zero, color)
  }
}
