import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// One row of a table view.
public struct TableViewCell: ViewKind {
  public static let name = "tableViewCell"
  public static let summary = "One row of a table view, also usable alone."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("text", .text, default: "empty", "The main text."),
    AttributeSpec("font", .font, default: "17 pt", "The main text’s font."),
    AttributeSpec("detailText", .text, default: "none", "The second text."),
    AttributeSpec(
      "style", .choice(TableRow.Style.allCases.map(\.rawValue)), default: "default",
      "Where the second text stands."),
    AttributeSpec("image", .image, default: "none", "The picture before the texts."),
    AttributeSpec(
      "imageTintColor", .color, default: "the tint", "The colour of a template picture."),
    AttributeSpec(
      "accessory", .choice(TableRow.Accessory.allCases.map(\.rawValue)), default: "none",
      "What stands at the right edge."),
    AttributeSpec("switch", .flag, default: "none", "A switch at the right edge, on or off."),
    AttributeSpec("selected", .flag, default: "false", "Drawn on systemGray4."),
    AttributeSpec("textColor", .color, default: "label", "The main text’s colour."),
    AttributeSpec(
      "detailTextColor", .color, default: "secondaryLabel", "The second text’s colour."),
    AttributeSpec("onTintColor", .color, default: "systemGreen", "The switch’s track when on."),
  ]
  public static let examples = [
    KindExample(
      "Checked", #"{ kind: "tableViewCell", width: 320, text: "Dark", accessory: "checkmark" }"#),
    KindExample(
      "Subtitle",
      #"{ kind: "tableViewCell", width: 320, text: "東京", detailText: "晴れ時々曇り", style: "subtitle" }"#
    ),
  ]

  /// Which edges of a grouped section the row draws a hairline at.
  struct Edges: Sendable {
    var top = false
    var bottom = false
  }

  let row: TableRow
  let isGrouped: Bool
  let minimum: Double
  let separator: ColorValue?
  let edges: Edges

  public init(reading reader: AttributeReader) throws(ScreenError) {
    row = try TableRow(
      SourceValue(
        .object(
          TableRow.keys.compactMap { key in
            // The view's own background is painted by the view.
            guard key != "backgroundColor", let value = reader.value(key) else { return nil }
            return SourceValue.Member(key: key, place: value.place, value: value)
          }), place: reader.place), resources: reader.resources)
    isGrouped = false
    minimum = 44
    separator = nil
    edges = Edges()
  }

  init(row: TableRow, isGrouped: Bool, minimum: Double, separator: ColorValue?, edges: Edges) {
    self.row = row
    self.isGrouped = isGrouped
    self.minimum = minimum
    self.separator = separator
    self.edges = edges
  }

  public var fillsByDefault: Bool { false }

  private func image(in context: ViewContext) throws(ScreenError) -> LoadedImage? {
    guard let image = row.image else { return nil }
    return try context.images.load(image, context.traits, context.scale, row.place)
  }

  /// Everything the row places, for a width in points.
  private struct Parts {
    var text: TypesetText
    var detail: TypesetText?
    var textX: Double
    var trailing: Double
    var height: Double
  }

  private func parts(width: Double, imageWidth: Double, in context: ViewContext) -> Parts {
    let margin = context.screen.sideMargin
    let textX = margin + (imageWidth > 0 ? imageWidth + 12 : 0)
    var trailing = margin
    switch row.accessory {
    case .none: break
    case .disclosureIndicator: trailing += 8 + 10
    case .checkmark: trailing += 14 + 10
    case .detail: trailing += 22 + 10
    }
    if row.isOn != nil { trailing += Switch.size(in: context).width + 10 }
    let room = max(0, width - textX - trailing)
    func typeset(_ text: String, _ font: FontValue, _ width: Double) -> TypesetText {
      context.text.typeset(
        TextSetting(text, font: font, width: width, lines: 1), scale: context.scale)
    }
    var detail: TypesetText?
    var textRoom = room
    if let detailText = row.detailText {
      // Subtitles are 12 points, value styles 17 (metrics, section 1).
      detail = typeset(
        detailText, .system(row.style == .subtitle ? 12 : 17),
        row.style == .subtitle ? room : room * 0.6)
      if row.style != .subtitle { textRoom = max(0, room - (detail?.size.width ?? 0) - 8) }
    }
    let text = typeset(row.text, row.font ?? .system(17), textRoom)
    let isTwoLines = row.style == .subtitle && detail != nil
    let content = isTwoLines ? text.size.height + (detail?.size.height ?? 0) + 3 : text.size.height
    let height = max(minimum, content + (isTwoLines ? 20 : 22))
    return Parts(text: text, detail: detail, textX: textX, trailing: trailing, height: height)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let imageSize = (try? image(in: context))?.size
    let width = width ?? context.screen.size.width
    let parts = parts(width: width, imageWidth: imageSize?.width ?? 0, in: context)
    return IntrinsicSize(
      width: width, height: max(parts.height, (imageSize?.height ?? 0) + 12))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let pixel = 1 / context.scale.factor
    if let background = background {
      canvas.fill(bounds, try canvas.color(background, as: "cellBackground"))
    }
    let image = try image(in: context)
    let parts = parts(width: bounds.width, imageWidth: image?.size.width ?? 0, in: context)
    if let image, let source = row.image {
      canvas.note("image", source.token)
      canvas.keep(source, as: "image", isTemplate: image.isTemplate)
      let tint =
        image.isTemplate
        ? try canvas.color(row.imageTintColor ?? context.tint, as: "imageTint") : .clear
      canvas.image(
        image,
        in: Rect(
          origin: Point(
            x: context.screen.sideMargin, y: (bounds.height - image.size.height) / 2),
          size: image.size), tint: tint)
    }
    try drawTexts(parts, on: &canvas, in: context)
    try drawAccessory(on: &canvas, in: context)
    if let separator {
      let color = try canvas.color(separator, as: "separatorColor")
      canvas.fill(
        Rect(
          x: parts.textX, y: bounds.height - pixel, width: bounds.width - parts.textX,
          height: pixel), color)
    }
    if edges.top || edges.bottom {
      let color = try canvas.color(.system("separator"), as: "edgeColor")
      if edges.top { canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: pixel), color) }
      if edges.bottom {
        canvas.fill(
          Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel), color)
      }
    }
  }

  private var background: ColorValue? {
    if row.isSelected { return .system("systemGray4") }
    if let color = row.backgroundColor { return color }
    return .system(isGrouped ? "secondarySystemGroupedBackground" : "systemBackground")
  }

  private func drawTexts(
    _ parts: Parts, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    canvas.note("text", row.text)
    let color = try canvas.color(row.textColor ?? context.defaultTextColor, as: "textColor")
    guard let detail = parts.detail, let detailText = row.detailText else {
      canvas.text(
        parts.text, at: Point(x: parts.textX, y: (bounds.height - parts.text.size.height) / 2),
        color)
      return
    }
    canvas.note("detailText", detailText)
    let second = try canvas.color(
      row.detailTextColor ?? .system("secondaryLabel"), as: "detailTextColor")
    if row.style == .subtitle {
      let top = (bounds.height - parts.text.size.height - detail.size.height - 3) / 2
      canvas.text(parts.text, at: Point(x: parts.textX, y: top), color)
      canvas.text(
        detail, at: Point(x: parts.textX, y: top + parts.text.size.height + 3), second)
    } else {
      let y = (bounds.height - parts.text.size.height) / 2
      canvas.text(parts.text, at: Point(x: parts.textX, y: y), color)
      canvas.text(
        detail, at: Point(x: bounds.width - parts.trailing - detail.size.width, y: y), second)
    }
  }

  private func drawAccessory(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let bounds = canvas.bounds
    let right = bounds.width - context.screen.sideMargin
    if let isOn = row.isOn {
      let size = Switch.size(in: context)
      canvas.note("isOn", "\(isOn)")
      try Switch(isOn: isOn, onTint: row.onTintColor).drawTrack(
        on: &canvas, at: Point(x: right - size.width, y: (bounds.height - size.height) / 2),
        in: context)
    }
    switch row.accessory {
    case .none: break
    case .disclosureIndicator:
      let color = try canvas.color(.system("tertiaryLabel"), as: "accessoryColor")
      canvas.fill(
        Glyphs.chevron(at: Point(x: right - 7, y: bounds.midY), pointsLeft: false, height: 12),
        color)
    case .checkmark:
      let color = try canvas.color(context.tint, as: "accessoryColor")
      canvas.fill(
        Glyphs.checkmark(at: Point(x: right - 14, y: bounds.midY)), color, keepsShape: true)
    case .detail:
      let color = try canvas.color(context.tint, as: "accessoryColor")
      let circle = Rect(x: right - 22, y: bounds.midY - 11, width: 22, height: 22)
      canvas.border(circle, radius: 11, width: 1.5, color)
      canvas.fillEllipse(
        Rect(x: circle.midX - 1.2, y: circle.minY + 5.4, width: 2.4, height: 2.4), color)
      canvas.fill(Rect(x: circle.midX - 1, y: circle.minY + 9.5, width: 2, height: 7), color)
    }
  }
}
