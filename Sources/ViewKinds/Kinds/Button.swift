import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// Something to tap, with a title, an image or both.
public struct Button: ViewKind {
  public static let name = "button"
  public static let summary = "A button with a title, an image or both."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("title", .text, default: "none", "What the button says."),
    AttributeSpec(
      "image", .image, default: "none", "Stands before the title, painted as a template."),
    AttributeSpec(
      "configuration", .choice(Configured.allCases.map(\.rawValue)),
      default: "none: a system button",
      "Plain, gray, tinted or filled, as in UIButton.Configuration."),
    AttributeSpec(
      "titleColor", .color, default: "the tint; white when filled", "The title’s colour."),
    AttributeSpec("font", .font, default: "17 pt", "The title’s font."),
    AttributeSpec("isEnabled", .flag, default: "true", "A disabled button is grey."),
    AttributeSpec(
      "role", .choice(Role.allCases.map(\.rawValue)), default: "none",
      "SwiftUI’s role; a destructive button is systemRed."),
  ]
  public static let examples = [
    KindExample("A system button", #"{ kind: "button", title: "Edit" }"#),
    KindExample("Filled", #"{ kind: "button", title: "Get started", configuration: "filled" }"#),
    KindExample("Tinted", #"{ kind: "button", title: "Later", configuration: "tinted" }"#),
    KindExample("Gray", #"{ kind: "button", title: "Cancel", configuration: "gray" }"#),
    KindExample("Destructive", #"{ kind: "button", title: "Delete", role: "destructive" }"#),
    KindExample("Disabled", #"{ kind: "button", title: "Send", isEnabled: false }"#),
  ]

  enum Configured: String, CaseIterable, Sendable {
    case plain
    case gray
    case tinted
    case filled
  }

  enum Role: String, CaseIterable, Sendable {
    case cancel
    case destructive
  }

  let title: String
  let image: ImageValue?
  let configuration: Configured?
  let titleColor: ColorValue?
  let font: FontValue
  let isEnabled: Bool
  let role: Role?
  let cornerRadius: Double?
  let place: Place

  public init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    image = try reader.image("image")
    configuration = try reader.choice("configuration")
    titleColor = try reader.color("titleColor")
    font = try reader.font("font") ?? .system(17)
    isEnabled = try reader.flag("isEnabled") ?? true
    role = try reader.choice("role")
    cornerRadius = try reader.number("cornerRadius")
    place = reader.value("image")?.place ?? reader.place
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }

  /// Insets of the medium configuration: 7 points above and below, 12 beside (metrics, section 4).
  private var insets: Insets {
    configuration == nil ? .zero : Insets(top: 7, left: 12, bottom: 7, right: 12)
  }

  /// Between image and title, in points.
  private static let gap = 8.0

  private func typeset(width: Double? = nil, in context: ViewContext) -> TypesetText {
    context.text.typeset(
      TextSetting(title, font: font, width: width, lines: 1, mode: .byTruncatingMiddle),
      scale: context.scale)
  }

  private func imageSize(in context: ViewContext) -> Size? {
    guard let image else { return nil }
    return try? context.images.load(image, context.traits, context.scale, place).size
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let text = typeset(in: context).size
    let picture = imageSize(in: context)
    let gap = picture != nil && !title.isEmpty ? Self.gap : 0
    let content = Size(
      width: text.width + gap + (picture?.width ?? 0),
      height: max(title.isEmpty ? 0 : text.height, picture?.height ?? 0))
    let height = content.height + insets.top + insets.bottom
    return IntrinsicSize(
      width: max(content.width + insets.left + insets.right, configuration == nil ? 30 : 0),
      height: configuration == nil ? max(30, height + 12) : height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    if !title.isEmpty { canvas.note("title", title) }
    if let background = backgroundColor(in: context) {
      let radius = cornerRadius ?? min(bounds.height / 2, 8)
      canvas.fill(bounds, radius: radius, try canvas.color(background, as: "background"))
    }
    let color = try canvas.color(foregroundColor(in: context), as: "titleColor")
    let picture = try image.map { image throws(ScreenError) in
      try context.images.load(image, context.traits, context.scale, place)
    }
    let gap = picture != nil && !title.isEmpty ? Self.gap : 0
    // Rounding both edges may cost a pixel, which must not truncate a title that fits.
    let room =
      bounds.width - insets.left - insets.right - gap - (picture?.size.width ?? 0)
      + 1 / context.scale.factor
    let typeset = typeset(width: max(0, room), in: context)
    let content = typeset.size.width + gap + (picture?.size.width ?? 0)
    var x = (bounds.width - content) / 2
    if let picture, let image {
      canvas.note("image", image.token)
      var template = picture
      template.isTemplate = image.renderingMode != .alwaysOriginal
      canvas.keep(image, as: "image", isTemplate: template.isTemplate)
      canvas.image(
        template,
        in: Rect(
          origin: Point(x: x, y: (bounds.height - picture.size.height) / 2), size: picture.size),
        tint: color)
      x += picture.size.width + gap
    }
    canvas.text(typeset, at: Point(x: x, y: (bounds.height - typeset.size.height) / 2), color)
  }

  private func foregroundColor(in context: ViewContext) -> ColorValue {
    guard isEnabled else { return .system("tertiaryLabel") }
    if let titleColor { return titleColor }
    return configuration == .filled ? .system("white") : tint(in: context)
  }

  private func tint(in context: ViewContext) -> ColorValue {
    role == .destructive ? .system("systemRed") : context.tint
  }

  private func backgroundColor(in context: ViewContext) -> ColorValue? {
    switch configuration {
    case nil, .plain: nil
    case .gray: .system("tertiarySystemFill")
    case .tinted: isEnabled ? .withAlpha(tint(in: context), 0.18) : .system("tertiarySystemFill")
    case .filled: isEnabled ? tint(in: context) : .system("tertiarySystemFill")
    }
  }
}
