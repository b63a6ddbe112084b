import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// A field to type what is searched for, in a bar of its own.
public struct SearchBar: TextInput {
  public static let name = "searchBar"
  public static let summary = "A field to type what is searched for, in a bar of its own."
  public static let attributes: [AttributeSpec] =
    [
      AttributeSpec("text", .text, default: "empty", "What was typed."),
      AttributeSpec("placeholder", .text, default: "Search", "Shown while nothing was typed."),
      AttributeSpec("prompt", .text, default: "none", "A line above the field."),
      AttributeSpec(
        "searchBarStyle", .choice(Style.allCases.map(\.rawValue)), default: "default",
        "Minimal has no background of its own."),
      AttributeSpec("barTintColor", .color, default: "the system’s", "The bar’s background."),
      AttributeSpec(
        "searchFieldColor", .color, default: "a grey fill", "The field’s own background."),
      AttributeSpec("textColor", .color, default: "label", "The typed text’s colour."),
      AttributeSpec("showsCancelButton", .flag, default: "false", "Cancel, after the field."),
      AttributeSpec(
        "showsBookmarkButton", .flag, default: "false", "A book at the end of an empty field."),
      AttributeSpec(
        "scopeButtonTitles", .structure("a list of titles"), default: "none",
        "Choices in a row below the field."),
      AttributeSpec(
        "selectedScopeButtonIndex", .number(0...20, unit: "titles"), default: "0",
        "Which of them is chosen."),
    ] + Typing.attributes
  public static let examples = [
    KindExample("Empty, minimal", #"{ kind: "searchBar", width: 320, searchBarStyle: "minimal" }"#),
    KindExample(
      "With a text",
      #"{ kind: "searchBar", width: 320, text: "Tokyo", showsCancelButton: true, isFirstResponder: true }"#
    ),
    KindExample(
      "With choices",
      #"{ kind: "searchBar", width: 320, placeholder: "City", scopeButtonTitles: ["All", "Near"] }"#
    ),
  ]

  enum Style: String, CaseIterable, Sendable {
    case `default`
    case prominent
    case minimal
  }

  let text: String
  let placeholder: String
  let prompt: String?
  let style: Style
  let barTint: ColorValue?
  let fieldColor: ColorValue?
  let textColor: ColorValue?
  let showsCancel: Bool
  let showsBookmark: Bool
  let scopes: [String]
  let selectedScope: Int
  let typing: Typing

  public init(reading reader: AttributeReader) throws(ScreenError) {
    text = try reader.text("text") ?? ""
    placeholder = try reader.text("placeholder") ?? "Search"
    prompt = try reader.text("prompt")
    style = try reader.choice("searchBarStyle") ?? .default
    barTint = try reader.color("barTintColor")
    fieldColor = try reader.color("searchFieldColor")
    textColor = try reader.color("textColor")
    showsCancel = try reader.flag("showsCancelButton") ?? false
    showsBookmark = try reader.flag("showsBookmarkButton") ?? false
    scopes = try reader.texts("scopeButtonTitles")
    selectedScope = try reader.integer("selectedScopeButtonIndex", in: 0...20) ?? 0
    typing = try Typing(reading: reader)
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  private var promptHeight: Double { prompt == nil ? 0 : 19 }

  /// 56 points (metrics, section 3), with 45 more below for choices and 19 above for a prompt.
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(
      width: nil, height: fieldHeight(in: context) + 20 + promptHeight + (scopes.isEmpty ? 0 : 45))
  }

  private static let font = FontValue(.style(.body))

  /// In points: 36 (metrics, section 3), and more under a large text size.
  private func fieldHeight(in context: ViewContext) -> Double {
    max(36, context.lineHeight(of: .body) + 15)
  }

  /// The choices are a segmented control in its own right.
  public func parts(of owner: ViewSite, in context: ViewContext) throws(ScreenError) -> [View] {
    guard !scopes.isEmpty else { return [] }
    let edge = Anchor(.superview, offset: 8)
    return [
      View(
        id: "\(owner.id).scopes", kind: SegmentedControl(scopes, selected: selectedScope),
        context: context,
        placement: .pinned(
          Pins(
            top: Anchor(.superview, offset: promptHeight + 18 + fieldHeight(in: context)),
            leading: edge, trailing: edge)),
        place: owner.place)
    ]
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let isOld = context.traits.generation == .ios12
    if style != .minimal || barTint != nil {
      let own: ColorValue =
        isOld ? .literal(RGBA8(rgb: 0xC9C9CE)) : .part("bar.background.translucent")
      canvas.fill(bounds, try canvas.color(barTint ?? own, as: "barColor"))
      let pixel = 1 / context.scale.factor
      let line = try canvas.color(.part("navbar.hairline"), as: "hairlineColor")
      canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: pixel), line)
      canvas.fill(
        Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel), line)
    }
    if let prompt {
      canvas.line(
        prompt, .system(13), in: Rect(x: 8, y: 4, width: bounds.width - 16, height: 20),
        try canvas.color(.system("secondaryLabel"), as: "promptColor"), context)
    }
    var field = Rect(
      x: 8, y: promptHeight + 10, width: max(0, bounds.width - 16),
      height: fieldHeight(in: context))
    if showsCancel {
      let title = context.text.typeset(
        TextSetting("Cancel", font: Self.font), scale: context.scale)
      canvas.text(
        title,
        at: Point(
          x: bounds.width - 11 - title.size.width, y: field.midY - title.size.height / 2),
        try canvas.color(context.tint, as: "cancelColor"))
      field.size.width = max(0, field.width - title.size.width - 14)
    }
    try drawField(field, on: &canvas, in: context)
  }

  private func drawField(
    _ field: Rect, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let isOld = context.traits.generation == .ios12
    let own: ColorValue =
      isOld && style != .minimal ? .system("white") : .part("searchField.background")
    let radius = context.traits.generation == .ios26 ? field.height / 2 : 10
    canvas.fill(
      field, radius: radius, try canvas.color(fieldColor ?? own, as: "searchFieldColor"))
    let grey: ColorValue =
      isOld ? .literal(RGBA8(rgb: 0x8E8E93)) : .system("secondaryLabel")
    let faint = try canvas.color(grey, as: "placeholderColor")
    // The signs are symbols of the text's font.
    let growth = context.signGrowth
    let sign = 16 * growth
    canvas.magnifier(at: Point(x: field.minX + 8, y: field.midY - sign / 2), size: sign, faint)
    let isEmpty = text.isEmpty
    canvas.note(isEmpty ? "placeholder" : "text", isEmpty ? placeholder : text)
    let color =
      isEmpty
      ? faint : try canvas.color(textColor ?? context.defaultTextColor, as: "textColor")
    let room = Rect(
      x: field.minX + 14 + sign, y: field.minY, width: max(0, field.width - 28 - 2 * sign),
      height: field.height)
    canvas.line(isEmpty ? placeholder : text, Self.font, in: room, at: 0, color, context)
    if isFirstResponder {
      let typed = context.text.typeset(
        TextSetting(text, font: Self.font), scale: context.scale)
      let line = isEmpty ? nil : typed.layout?.lines.last
      canvas.caret(
        x: room.minX + (line?.caret(in: min(room.width, typed.size.width), context) ?? 1),
        y: field.midY - max(11, typed.size.height / 2),
        height: max(22, typed.size.height),
        try canvas.color(context.tint, as: "caretColor"))
    }
    let end = Point(x: field.maxX - 10 - sign / 2, y: field.midY)
    if !isEmpty {
      canvas.clearButton(
        center: end, scale: growth, faint,
        cross: try canvas.color(.pair(0xF0F0F2, 0x1C1C1E), as: "clearCrossColor"))
    } else if showsBookmark {
      let page = Rect(
        x: end.x - 8 * growth, y: end.y - 7 * growth, width: 8 * growth, height: 13 * growth)
      canvas.border(page, radius: 2 * growth, width: 1.2 * growth, faint)
      canvas.border(
        page.offset(x: page.width, y: 0), radius: 2 * growth, width: 1.2 * growth, faint)
    }
  }
}
