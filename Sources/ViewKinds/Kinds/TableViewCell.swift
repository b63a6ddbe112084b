import Drawing
public import Geometry
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
    AttributeSpec("font", .font, default: "body", "The main text’s font."),
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
    AttributeSpec("selected", .flag, default: "false", "Drawn as chosen."),
    AttributeSpec("isHighlighted", .flag, default: "false", "Drawn as under a finger."),
    ControlState.focused,
    AttributeSpec(
      "selectionStyle", .choice(TableRow.SelectionStyle.allCases.map(\.rawValue)),
      default: "default", "Whether a chosen row is drawn on grey."),
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
    KindExample(
      "Value 2",
      #"{ kind: "tableViewCell", width: 320, text: "Sunrise", detailText: "05:12", style: "value2" }"#
    ),
    KindExample(
      "Content of its own",
      #"{ kind: "tableViewCell", width: 320, height: 60, accessory: "detailDisclosureButton", subviews: [{ kind: "label", text: "Tokyo", pin: { leading: 16, centerY: 0 } }] }"#
    ),
  ]

  /// Which edges of a grouped section the row draws a hairline at.
  struct Edges: Sendable {
    var top = false
    var bottom = false
  }

  let row: TableRow
  var isGrouped = false
  /// The least height, in points.
  var minimum = 44.0
  var separator: ColorValue?
  var edges = Edges()
  /// True where the view paints a background that the cell's own must not hide.
  private let hasBackground: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    row = try TableRow(
      SourceValue(
        .object(
          TableRow.keys.compactMap { key in
            // The view's own background is painted by the view.
            guard key != "backgroundColor", let value = reader.value(key) else { return nil }
            return SourceValue.Member(key: key, place: value.place, value: value)
          }), place: reader.place), resources: reader.resources)
    hasBackground = reader.value("backgroundColor") != nil
  }

  init(row: TableRow) {
    self.row = row
    hasBackground = false
  }

  /// Views of the cell's own lie in its content view, which the accessory leaves free.
  public func holding(
    _ children: [View], of owner: ViewSite, in context: ViewContext
  ) -> [View] {
    guard !children.isEmpty else { return children }
    let edge = Anchor(.superview)
    let trailing = CellAccessory(row).width(in: context)
    var content = View(
      id: "\(owner.id).contentView", kind: PlainView(), context: context,
      placement: .pinned(
        Pins(
          top: edge, leading: edge, bottom: edge,
          trailing: Anchor(
            .superview, offset: trailing > 0 ? trailing + context.screen.sideMargin : 0))),
      children: children, place: owner.place)
    content.common.layoutMargins = Insets(
      top: 11, left: context.screen.sideMargin, bottom: 11, right: context.screen.sideMargin)
    return [content]
  }

  private func image(in context: ViewContext) throws(ScreenError) -> LoadedImage? {
    guard let image = row.image else { return nil }
    return try context.images.load(image, context.traits, context.scale, row.place)
  }

  /// The width that an image of `size` takes before the texts, in points: symbols share one, so that
  /// the texts of rows stand below each other. Assumed: 28, and more under a large text size.
  private func imageRoom(_ size: Size?, in context: ViewContext) -> Double {
    guard let size else { return 0 }
    guard case .symbol? = row.image?.source else { return size.width }
    return max(size.width, 28 * context.signGrowth)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let imageSize = (try? image(in: context))?.size
    let width = width ?? context.screen.size.width
    let texts = CellTexts(
      row, width: width, imageWidth: imageRoom(imageSize, in: context), in: context)
    return IntrinsicSize(
      width: width, height: max(minimum, texts.height, (imageSize?.height ?? 0) + 12))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let pixel = 1 / context.scale.factor
    let background = backgroundOrigin
    if background.color != nil {
      canvas.fill(bounds, try canvas.color(background, as: "cellBackground"))
    }
    let image = try image(in: context)
    let imageRoom = imageRoom(image?.size, in: context)
    let texts = CellTexts(row, width: bounds.width, imageWidth: imageRoom, in: context)
    if let image, let source = row.image {
      canvas.note("image", source.token)
      canvas.keep(source, as: "image", image)
      let tint =
        image.isTemplate
        ? try canvas.color(imageOrigin(in: context), as: "imageTint") : .clear
      canvas.image(
        image,
        in: Rect(
          origin: Point(
            x: context.screen.sideMargin + (imageRoom - image.size.width) / 2,
            y: (bounds.height - image.size.height) / 2),
          size: image.size), tint: tint)
    }
    try texts.draw(row, on: &canvas, in: context)
    for property in row.written { canvas.note(property.name, property.source) }
    try CellAccessory(row).draw(on: &canvas, in: context)
    if let separator {
      let color = try canvas.color(separator, as: "separatorColor")
      canvas.fill(
        Rect(
          x: texts.textX, y: bounds.height - pixel, width: bounds.width - texts.textX,
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

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    guard row.isFocused else { return }
    let ring = canvas.bounds.inset(by: .uniform(1))
    canvas.border(
      ring, radius: 8, width: 3, try canvas.color(context.tint, as: "focusColor"))
  }

  private func imageOrigin(in context: ViewContext) -> ColorOrigin {
    var origin = ColorOrigin()
    origin.ask("imageTintColor of the row", row.imageTintColor)
    origin.askTints(in: context)
    return origin
  }

  private var backgroundOrigin: ColorOrigin {
    var origin = ColorOrigin()
    if row.isSelected || row.isHighlighted, row.selectionStyle != .none {
      origin.otherwise("a chosen row is systemGray4", .system("systemGray4"))
    }
    if origin.color == nil || row.backgroundColor != nil {
      origin.ask("backgroundColor of the row", row.backgroundColor)
    }
    if origin.color == nil, hasBackground { return ColorOrigin() }
    origin.otherwise(
      isGrouped
        ? "a row of a grouped table is secondarySystemGroupedBackground"
        : "a row is systemBackground",
      .system(isGrouped ? "secondarySystemGroupedBackground" : "systemBackground"))
    return origin
  }
}
