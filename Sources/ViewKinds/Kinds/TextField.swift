public import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// One line of text that a person types.
public struct TextField: TextInput {
  public static let name = "textField"
  public static let summary = "One line of text that a person types."
  public static let attributes: [AttributeSpec] =
    [
      AttributeSpec("text", .text, default: "empty", "What was typed."),
      AttributeSpec("placeholder", .text, default: "none", "Shown while nothing was typed."),
      AttributeSpec(
        "borderStyle", .choice(BorderStyle.allCases.map(\.rawValue)), default: "none",
        "The frame around the text."),
      AttributeSpec("font", .font, default: "17 pt", "The text’s font."),
      AttributeSpec(
        "textColor", .color, default: "label; black before iOS 13", "The text’s colour."),
      AttributeSpec(
        "placeholderColor", .color, default: "placeholderText", "The placeholder’s colour."),
      AttributeSpec(
        "textAlignment", .choice(TextAlignment.allCases.map(\.rawValue)), default: "natural",
        "Where the text sits in the width."),
      AttributeSpec(
        "leftImage", .image, default: "none",
        "A picture before the text, as a template in the placeholder’s colour."),
      AttributeSpec(
        "rightImage", .image, default: "none", "The same at the end, where no clear button is."),
      AttributeSpec(
        "clearButtonMode", .choice(ClearButtonMode.allCases.map(\.rawValue)), default: "never",
        "When a typed text has a button that empties the field."),
      AttributeSpec(
        "isSecureTextEntry", .flag, default: "false", "Shows a dot for each typed character."),
      ControlState.enabled,
      ControlState.focused,
    ] + Typing.attributes
  public static let examples = [
    KindExample(
      "Rounded", #"{ kind: "textField", width: 220, borderStyle: "roundedRect", text: "Tokyo" }"#),
    KindExample(
      "Placeholder",
      #"{ kind: "textField", width: 220, borderStyle: "roundedRect", placeholder: "City or airport" }"#
    ),
    KindExample(
      "A line", #"{ kind: "textField", width: 220, borderStyle: "line", text: "Berlin" }"#),
    KindExample(
      "While typing a password",
      #"{ kind: "textField", width: 220, borderStyle: "bezel", text: "himitsu", isSecureTextEntry: true, clearButtonMode: "whileEditing", isFirstResponder: true }"#
    ),
  ]

  enum BorderStyle: String, CaseIterable, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// `UITextField.ViewMode`.
  enum ClearButtonMode: String, CaseIterable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  let text: String
  let placeholder: String
  let border: BorderStyle
  private(set) var font: FontValue
  private let hasFont: Bool
  let textColor: ColorValue?
  let placeholderColor: ColorValue
  let alignment: TextAlignment
  let leftImage: PartImage?
  let rightImage: PartImage?
  let clearButton: ClearButtonMode
  let typing: Typing
  let state: ControlState
  public private(set) var expands: Set<Axis> = []

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let typed = try reader.text("text") ?? ""
    let isSecure = try reader.flag("isSecureTextEntry") ?? false
    text = isSecure ? String(repeating: "•", count: typed.count) : typed
    placeholder = try reader.text("placeholder") ?? ""
    border = try reader.choice("borderStyle") ?? .none
    let written = try reader.font("font")
    hasFont = written != nil
    font = written ?? .system(17)
    textColor = try reader.color("textColor")
    placeholderColor = try reader.color("placeholderColor") ?? .system("placeholderText")
    alignment = try reader.choice("textAlignment") ?? .natural
    leftImage = try PartImage("leftImage", reading: reader)
    rightImage = try PartImage("rightImage", reading: reader)
    clearButton = try reader.choice("clearButtonMode") ?? .never
    typing = try Typing(reading: reader)
    state = try ControlState(reading: reader)
  }

  /// SwiftUI's field is as wide as it can be, and its text follows the user's text size.
  public func adapted(to site: ViewSite) -> TextField {
    guard site.isHosted else { return self }
    var field = self
    field.expands = [.horizontal]
    if !hasFont { field.font = FontValue(.style(.body)) }
    return field
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  private var inset: Double { border == .none ? 0 : 7 }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let shown = text.isEmpty ? placeholder : text
    let size = context.text.typeset(
      TextSetting(shown, font: font, lines: 1), scale: context.scale
    ).size
    // Rounded fields are 34 points high, 30 before iOS 13 (metrics, section 4), and keep as much
    // around larger text as around 17 points.
    let rounded = context.traits.generation == .ios12 ? 30.0 : 34.0
    return IntrinsicSize(
      width: size.width + 2 * inset,
      height: border == .none ? size.height : max(rounded, size.height + rounded - 21))
  }

  public func firstBaseline(width: Double, in context: ViewContext) -> Double? {
    let shown = text.isEmpty ? placeholder : text
    let typeset = context.text.typeset(TextSetting(shown, font: font), scale: context.scale)
    guard let height = intrinsicSize(width: nil, in: context).height else { return nil }
    return (height - typeset.size.height) / 2 + typeset.firstBaseline
  }

  public func lastBaseline(width: Double, in context: ViewContext) -> Double? {
    firstBaseline(width: width, in: context)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    try drawBorder(on: &canvas, in: context)
    let bounds = canvas.bounds
    var left = inset
    var right = bounds.width - inset
    if let leftImage {
      let size = leftImage.size(in: context) ?? .zero
      try leftImage.draw(x: left, at: 0, on: &canvas, in: context, tint: placeholderColor)
      left += size.width + 6
    }
    if showsClearButton {
      canvas.clearButton(
        center: Point(x: right - 8, y: bounds.midY),
        try canvas.color(.part("textField.clearButton"), as: "clearButtonColor"),
        cross: try canvas.color(.part("textField.background"), as: "clearCrossColor"))
      right -= 22
    } else if let rightImage {
      let size = rightImage.size(in: context) ?? .zero
      try rightImage.draw(x: right, at: 1, on: &canvas, in: context, tint: placeholderColor)
      right -= size.width + 6
    }
    let isEmpty = text.isEmpty
    canvas.note(isEmpty ? "placeholder" : "text", isEmpty ? placeholder : text)
    var value = isEmpty ? placeholderColor : textColor ?? context.defaultTextColor
    if !isEmpty, !state.isEnabled { value = .withAlpha(value, 0.5) }
    let color = try canvas.color(value, as: isEmpty ? "placeholderColor" : "textColor")
    let room = max(0, right - left)
    let typeset = context.text.typeset(
      TextSetting(
        isEmpty ? placeholder : text, font: font, width: room, lines: 1, alignment: alignment),
      scale: context.scale)
    let top = (bounds.height - typeset.size.height) / 2
    canvas.text(typeset, in: room, at: Point(x: left, y: top), color)
    if isFirstResponder {
      let start =
        typeset.layout?.lines.last.map { line in
          guard isEmpty else { return line.caret(in: room, context) }
          return context.isRightToLeft ? room - line.x - line.width : line.x
        } ?? 0
      let height = max(typeset.size.height, 16)
      canvas.caret(
        x: left + start, y: (bounds.height - height) / 2, height: height,
        try canvas.color(context.tint, as: "caretColor"))
    }
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    guard state.isFocused else { return }
    canvas.halo(
      radius: border == .roundedRect ? 5 : 0, try canvas.color(context.tint, as: "focusColor"))
  }

  private var showsClearButton: Bool {
    guard !text.isEmpty else { return false }
    switch clearButton {
    case .never: return false
    case .whileEditing: return isFirstResponder
    case .unlessEditing: return !isFirstResponder
    case .always: return true
    }
  }

  private func drawBorder(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let pixel = 1 / context.scale.factor
    let background: ColorValue =
      state.isEnabled ? .system("systemBackground") : .part("textField.disabledBackground")
    switch border {
    case .none: break
    case .line:
      canvas.border(
        bounds, radius: 0, width: 1, try canvas.color(.system("label"), as: "bezelColor"))
    case .bezel:
      canvas.fill(bounds, try canvas.color(background, as: "fieldColor"))
      canvas.border(
        bounds, radius: 0, width: 1, try canvas.color(.system("systemGray3"), as: "bezelColor"))
      // The upper and left edges are darker, as of a sunken field.
      let edge = try canvas.color(.system("systemGray"), as: "edgeColor")
      canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), edge)
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: bounds.height), edge)
    case .roundedRect:
      canvas.fill(bounds, radius: 5, try canvas.color(background, as: "fieldColor"))
      canvas.border(
        bounds, radius: 5, width: pixel, try canvas.color(.system("separator"), as: "bezelColor"))
    }
  }
}
