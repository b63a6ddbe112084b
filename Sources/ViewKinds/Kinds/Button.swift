public import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// Something to tap, with a title, an image or both.
public struct Button: ViewKind {
  public static let name = "button"
  public static let summary = "A button with a title, an image or both."
  public static let attributes: [AttributeSpec] =
    [
      AttributeSpec("title", .text, default: "none", "What the button says."),
      AttributeSpec(
        "subtitle", .text, default: "none", "A smaller line below, with a configuration."),
      AttributeSpec(
        "image", .image, default: "none", "Stands before the title, painted as a template."),
      AttributeSpec(
        "buttonType", .choice(ButtonType.allCases.map(\.rawValue)), default: "system",
        "System in the tint, custom in white; the others are a sign without a title."),
      AttributeSpec(
        "configuration", .choice(ButtonConfiguration.allCases.map(\.rawValue)),
        default: "none: a system button",
        "Plain, gray, tinted or filled, as in UIButton.Configuration; the bordered names are those by other words."
      ),
      AttributeSpec(
        "titleColor", .color, default: "the tint; white when filled",
        "The title’s colour; baseForegroundColor is the same by a configuration’s word."),
      AttributeSpec(
        "baseForegroundColor", .color, default: "titleColor", "The same as titleColor."),
      AttributeSpec(
        "baseBackgroundColor", .color, default: "the tint", "What the configuration fills with."),
      AttributeSpec(
        "font", .font, default: "17 pt; with a configuration body, subheadline where small",
        "The title’s font; a text style follows the user’s text size."),
      AttributeSpec(
        "buttonSize", .choice(ButtonSize.allCases.map(\.rawValue)), default: "medium",
        "How much a configuration keeps around the content."),
      AttributeSpec(
        "cornerStyle", .choice(ButtonCornerStyle.allCases.map(\.rawValue)), default: "dynamic",
        "How round a configuration’s background is; fixed is cornerRadius."),
      AttributeSpec(
        "imagePlacement", .choice(ImagePlacement.allCases.map(\.rawValue)), default: "leading",
        "At which side of the title the image stands."),
      .points("imagePadding", default: "8", "Between image and title."),
      .points("titlePadding", default: "1", "Between title and subtitle."),
      AttributeSpec(
        "contentInsets", .structure("insets"), default: "by size", "Kept free around the content."),
      AttributeSpec(
        "contentHorizontalAlignment", .choice(ContentAlignment.allCases.map(\.rawValue)),
        default: "center", "Where the content lies in a wider button."),
      AttributeSpec(
        "role", .choice(Role.allCases.map(\.rawValue)), default: "none",
        "SwiftUI’s role; a destructive button is systemRed."),
    ] + ControlState.specs
  public static let examples = [
    KindExample("A system button", #"{ kind: "button", title: "Edit" }"#),
    KindExample("Filled", #"{ kind: "button", title: "Get started", configuration: "filled" }"#),
    KindExample("Tinted", #"{ kind: "button", title: "Later", configuration: "tinted" }"#),
    KindExample("Gray", #"{ kind: "button", title: "Cancel", configuration: "gray" }"#),
    KindExample("Destructive", #"{ kind: "button", title: "Delete", role: "destructive" }"#),
    KindExample("Disabled", #"{ kind: "button", title: "Send", isEnabled: false }"#),
    KindExample(
      "Large with two lines",
      #"{ kind: "button", title: "Subscribe", subtitle: "12 months", configuration: "filled", buttonSize: "large", cornerStyle: "capsule", isHighlighted: true }"#
    ),
    KindExample("A sign", #"{ kind: "button", buttonType: "contactAdd" }"#),
  ]

  enum Role: String, CaseIterable, Sendable {
    case cancel
    case destructive
  }

  let title: String
  let subtitle: String
  let image: PartImage?
  let type: ButtonType
  let configuration: ButtonConfiguration?
  let titleColor: ColorValue?
  let backgroundColor: ColorValue?
  private(set) var font: FontValue
  private let hasFont: Bool
  private var isHosted = false
  let cornerStyle: ButtonCornerStyle
  let insets: Insets
  let alignment: ContentAlignment
  let role: Role?
  let state: ControlState
  let cornerRadius: Double?
  /// Where the parts lie, before their sizes are known.
  private let layout: ButtonLayout

  public init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    subtitle = try reader.text("subtitle") ?? ""
    configuration = try reader.choice("configuration")
    let image = try PartImage("image", reading: reader)
    self.image = configuration == nil ? image : image?.scaling(with: .body)
    type = try reader.choice("buttonType") ?? .system
    let base = try reader.color("baseForegroundColor")
    titleColor = try reader.color("titleColor") ?? base
    backgroundColor = try reader.color("baseBackgroundColor")
    let size = try reader.choice("buttonSize", ButtonSize.self) ?? .medium
    let written = try reader.font("font")
    hasFont = written != nil
    font = written ?? (configuration == nil ? .system(17) : size.font)
    cornerStyle = try reader.choice("cornerStyle") ?? .dynamic
    insets =
      try reader.insets("contentInsets") ?? (configuration == nil ? .zero : size.insets)
    alignment = try reader.choice("contentHorizontalAlignment") ?? .center
    role = try reader.choice("role")
    state = try ControlState(reading: reader)
    cornerRadius = try reader.number("cornerRadius")
    layout = ButtonLayout(
      placement: try reader.choice("imagePlacement") ?? .leading,
      imagePadding: try reader.number("imagePadding") ?? 8,
      titlePadding: try reader.number("titlePadding") ?? 1)
  }

  /// SwiftUI's text always follows the user's text size.
  public func adapted(to site: ViewSite) -> Button {
    guard site.isHosted else { return self }
    var button = self
    button.isHosted = true
    if !hasFont { button.font = FontValue(.style(.body)) }
    return button
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }

  /// The titles of configurations and of SwiftUI's buttons break into lines, the others are cut in
  /// the middle.
  private var wraps: Bool { configuration != nil || isHosted }

  private func typeset(
    _ text: String, _ font: FontValue, width: Double?, lines: Int, isCentred: Bool,
    in context: ViewContext
  ) -> TypesetText {
    context.text.typeset(
      wraps
        ? TextSetting(
          text, font: font, width: width, lines: lines,
          mode: lines == 0 ? .byWordWrapping : .byTruncatingTail,
          alignment: isCentred ? .center : .natural)
        : TextSetting(text, font: font, width: width, lines: 1, mode: .byTruncatingMiddle),
      scale: context.scale)
  }

  /// A subtitle is a caption; without a configuration there is none.
  private var hasSubtitle: Bool { configuration != nil && !subtitle.isEmpty }

  /// The content as wide as it likes, or with texts that fit into `width` and `height` points.
  private func filled(
    width: Double?, height: Double? = nil, in context: ViewContext
  ) -> (layout: ButtonLayout, title: TypesetText, subtitle: TypesetText) {
    var layout = layout
    layout.image = image?.size(in: context)
    layout.title = title.isEmpty ? nil : .zero
    layout.subtitle = hasSubtitle ? .zero : nil
    let beside = layout.placement.isBeside ? (layout.image?.width ?? 0) + layout.gap : 0
    let room = width.map { max(0, $0 - insets.left - insets.right - beside) }
    let isCentred = layout.centresTexts
    let caption = FontValue(.style(.caption1))
    let subtitle = typeset(
      subtitle, caption, width: room, lines: 0, isCentred: isCentred, in: context)
    var title = typeset(
      self.title, font, width: room, lines: 0, isCentred: isCentred, in: context)
    if let height, wraps, let count = title.layout?.lines.count, count > 1 {
      // As many lines as the button has room for, and one in any case.
      let line = title.size.height / Double(count)
      let free = height - insets.top - insets.bottom - (hasSubtitle ? subtitle.size.height : 0)
      let most = max(1, Int((free + 0.5) / line))
      if most < count {
        title = typeset(
          self.title, font, width: room, lines: most, isCentred: isCentred, in: context)
      }
    }
    if layout.title != nil { layout.title = title.size }
    if layout.subtitle != nil { layout.subtitle = subtitle.size }
    return (layout, title, subtitle)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    if let side = type.side { return IntrinsicSize(width: side, height: side) }
    let content = filled(width: wraps ? width : nil, in: context).layout.size
    let height = content.height + insets.top + insets.bottom
    return IntrinsicSize(
      width: max(content.width + insets.left + insets.right, configuration == nil ? 30 : 0),
      height: configuration == nil ? max(30, height + 12) : height)
  }

  public func firstBaseline(width: Double, in context: ViewContext) -> Double? {
    guard !title.isEmpty, type.side == nil,
      let height = intrinsicSize(width: width, in: context).height
    else { return nil }
    let content = filled(width: width, in: context)
    let area = Rect(x: 0, y: 0, width: width, height: height).inset(by: insets)
    return content.layout.origins(in: area, share: 0).title.y + content.title.firstBaseline
  }

  public func lastBaseline(width: Double, in context: ViewContext) -> Double? {
    guard let first = firstBaseline(width: width, in: context) else { return nil }
    let title = filled(width: width, in: context).title
    return first + (title.layout?.lastBaseline ?? 0) - title.firstBaseline
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    if configuration != nil { canvas.needs("button configurations", since: .ios15) }
    if type == .close { canvas.needs("close button", since: .ios13) }
    let colors = ButtonColors(
      configuration, type, state, tint: tint(in: context), titleColor: titleColor,
      base: backgroundColor)
    if type.side != nil { return try drawSign(colors, on: &canvas, in: context) }
    if !title.isEmpty { canvas.note("title", title) }
    let content = filled(
      width: bounds.width + 1 / context.scale.factor, height: bounds.height, in: context)
    let area = bounds.inset(by: insets)
    let places = content.layout.origins(in: area, share: alignment.share)
    if let background = colors.background {
      var box = bounds
      var radius = cornerStyle.radius(
        height: bounds.height, written: cornerRadius, generation: context.traits.generation)
      if configuration == nil {
        // The box of a chosen system button hugs its title.
        box = Rect(origin: places.title, size: content.layout.title ?? .zero)
          .inset(by: Insets(top: -1, left: -4, bottom: -1, right: -4))
        radius = 4
      }
      canvas.fill(box, radius: radius, try canvas.color(background, as: "background"))
    }
    let color = try canvas.color(colors.foreground, as: "titleColor")
    if let image, let size = content.layout.image {
      try image.draw(
        in: Rect(origin: places.image, size: size), on: &canvas, in: context,
        tint: colors.foreground)
    } else if let image {
      // One that cannot be read is reported here.
      try image.draw(in: bounds, on: &canvas, in: context)
    }
    canvas.text(content.title, at: places.title, color)
    if hasSubtitle {
      canvas.note("subtitle", subtitle)
      canvas.text(content.subtitle, at: places.subtitle, color)
    }
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    guard state.isFocused else { return }
    let radius = cornerStyle.radius(
      height: canvas.bounds.height, written: cornerRadius, generation: context.traits.generation)
    canvas.halo(radius: radius, try canvas.color(context.tint, as: "focusColor"))
  }

  private func drawSign(
    _ colors: ButtonColors, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let center = Point(x: bounds.midX, y: bounds.midY)
    canvas.note("buttonType", type.rawValue)
    switch type {
    case .system, .custom: break
    case .close:
      canvas.fillEllipse(
        Rect(x: center.x - 15, y: center.y - 15, width: 30, height: 30),
        try canvas.color(.system("tertiarySystemFill"), as: "background"))
      canvas.fill(
        Stroke.cross(center: center, size: 10, width: 2.4),
        try canvas.color(.system("secondaryLabel"), as: "signColor"))
    case .contactAdd:
      let color = try canvas.color(colors.foreground, as: "signColor")
      canvas.border(
        Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22), radius: 11, width: 1.5,
        color)
      canvas.fill(Stroke.plus(center: center, size: 10, width: 1.5), color)
    case .detailDisclosure, .infoLight, .infoDark:
      canvas.detailSign(
        center: center, try canvas.color(colors.foreground, as: "signColor"))
    }
  }

  private func tint(in context: ViewContext) -> ColorValue {
    role == .destructive ? .system("systemRed") : context.tint
  }
}
