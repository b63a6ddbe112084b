import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// One line of text that a person types.
public struct TextField: ViewKind {
  public static let name = "textField"
  public static let summary = "One line of text that a person types."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "What was typed."),
    AttributeSpec("placeholder", .text, default: "none", "Shown while nothing was typed."),
    AttributeSpec(
      "borderStyle", .choice(BorderStyle.allCases.map(\.rawValue)), default: "none",
      "The frame around the text."),
    AttributeSpec("font", .font, default: "17 pt", "The text’s font."),
    AttributeSpec("textColor", .color, default: "label; black before iOS 13", "The text’s colour."),
    AttributeSpec(
      "placeholderColor", .color, default: "placeholderText", "The placeholder’s colour."),
    AttributeSpec(
      "textAlignment", .choice(TextAlignment.allCases.map(\.rawValue)), default: "natural",
      "Where the text sits in the width."),
    AttributeSpec(
      "leftImage", .image, default: "none",
      "A picture before the text, as a template in the placeholder’s colour."),
  ]
  public static let examples = [
    KindExample(
      "Rounded", #"{ kind: "textField", width: 220, borderStyle: "roundedRect", text: "Tokyo" }"#),
    KindExample(
      "Placeholder",
      #"{ kind: "textField", width: 220, borderStyle: "roundedRect", placeholder: "City or airport" }"#
    ),
    KindExample(
      "A line", #"{ kind: "textField", width: 220, borderStyle: "line", text: "Berlin" }"#),
  ]

  enum BorderStyle: String, CaseIterable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  let text: String
  let placeholder: String
  let border: BorderStyle
  let font: FontValue
  let textColor: ColorValue?
  let placeholderColor: ColorValue
  let alignment: TextAlignment
  let leftImage: ImageValue?
  let place: Place
  public private(set) var expands: Set<Axis> = []

  public init(reading reader: AttributeReader) throws(ScreenError) {
    text = try reader.text("text") ?? ""
    placeholder = try reader.text("placeholder") ?? ""
    border = try reader.choice("borderStyle") ?? .none
    font = try reader.font("font") ?? .system(17)
    textColor = try reader.color("textColor")
    placeholderColor = try reader.color("placeholderColor") ?? .system("placeholderText")
    alignment = try reader.choice("textAlignment") ?? .natural
    leftImage = try reader.image("leftImage")
    place = reader.value("leftImage")?.place ?? reader.place
  }

  /// SwiftUI's field is as wide as it can be.
  public func adapted(to site: ViewSite) -> TextField {
    guard site.isHosted else { return self }
    var field = self
    field.expands = [.horizontal]
    return field
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  private var inset: Double { border == .none ? 0 : 7 }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let shown = text.isEmpty ? placeholder : text
    let size = context.text.typeset(
      TextSetting(shown, font: font, lines: 1), scale: context.scale
    ).size
    // Rounded fields are 34 points high, 30 before iOS 13 (metrics, section 4).
    let rounded = context.traits.generation == .ios12 ? 30.0 : 34.0
    return IntrinsicSize(
      width: size.width + 2 * inset,
      height: border == .none ? size.height : max(rounded, size.height))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let pixel = 1 / context.scale.factor
    switch border {
    case .none: break
    case .line:
      canvas.border(
        bounds, radius: 0, width: 1, try canvas.color(.system("label"), as: "borderColor"))
    case .bezel, .roundedRect:
      let fill = try canvas.color(.system("systemBackground"), as: "fieldColor")
      canvas.fill(bounds, radius: 5, fill)
      canvas.border(
        bounds, radius: 5, width: pixel, try canvas.color(.system("separator"), as: "borderColor"))
    }
    var left = inset
    if let leftImage {
      let loaded = try context.images.load(leftImage, context.traits, context.scale, place)
      var template = loaded
      template.isTemplate = leftImage.renderingMode != .alwaysOriginal
      canvas.note("leftImage", leftImage.token)
      canvas.keep(leftImage, as: "leftImage", isTemplate: template.isTemplate)
      canvas.image(
        template,
        in: Rect(
          origin: Point(x: left, y: (bounds.height - loaded.size.height) / 2), size: loaded.size),
        tint: try canvas.color(placeholderColor, as: "leftImageColor"))
      left += loaded.size.width + 6
    }
    let isEmpty = text.isEmpty
    canvas.note(isEmpty ? "placeholder" : "text", isEmpty ? placeholder : text)
    let color = try canvas.color(
      isEmpty ? placeholderColor : textColor ?? context.defaultTextColor,
      as: isEmpty ? "placeholderColor" : "textColor")
    let room = max(0, bounds.width - left - inset)
    let typeset = context.text.typeset(
      TextSetting(
        isEmpty ? placeholder : text, font: font, width: room, lines: 1, alignment: alignment),
      scale: context.scale)
    canvas.text(
      typeset, in: room, at: Point(x: left, y: (bounds.height - typeset.size.height) / 2), color)
  }
}
