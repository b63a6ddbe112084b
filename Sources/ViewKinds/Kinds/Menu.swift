import Geometry
public import LayoutEngine
public import Screens
import Traits

/// An open menu, as a button or a long press shows it.
public struct Menu: ViewKind {
  public static let name = "menu"
  public static let summary = "An open UIMenu: the actions that a button or a long press shows."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("title", .text, default: "none", "A line above the elements."),
    AttributeSpec(
      "children", .structure("a list of elements"), default: "none",
      "Each { title, subtitle, image, state, attributes } or { children }, a group of its own; state is on, off or mixed, attributes are disabled, destructive, hidden."
    ),
  ]
  public static let examples = [
    KindExample(
      "Actions in two groups",
      #"{ kind: "menu", children: [{ title: "Share", image: "symbol:square.and.arrow.up" }, { title: "Favourite", image: "symbol:star", state: "on" }, { children: [{ title: "Delete", image: "symbol:trash", attributes: ["destructive"] }] }] }"#
    ),
    KindExample(
      "With a title",
      #"{ kind: "menu", title: "Sort by", children: [{ title: "Name", state: "on" }, { title: "Date", subtitle: "Newest first" }, { title: "Size", attributes: ["disabled"] }] }"#
    ),
  ]

  let title: String
  let groups: [[MenuElement]]

  public init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    groups = try MenuElement.groups(reading: reader)
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let layout = MenuLayout(self, in: context)
    return IntrinsicSize(width: layout.width, height: layout.height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let layout = MenuLayout(self, atMost: bounds.width, in: context)
    let radius = MenuLayout.radius(context.chromeGeneration)
    canvas.shadow(around: bounds, radius: radius, dy: 8, blur: 40, opacity: 0.2)
    try canvas.blur(.systemMaterial, in: bounds, radius: radius, as: "menuColor")
    // A menu that is lower than its elements scrolls.
    let isCut = layout.height > bounds.height + 1
    if isCut { canvas.clip(radius: radius) }
    defer { if isCut { canvas.restore() } }
    if let heading = layout.heading {
      canvas.note("title", title)
      canvas.text(
        heading, at: layout.headingOrigin,
        try canvas.color(.system("secondaryLabel"), as: "titleColor"))
    }
    let separator = try canvas.color(.system("separator"), as: "separatorColor")
    let gap = try canvas.color(.system("quaternarySystemFill"), as: "groupGapColor")
    for line in layout.separators { canvas.fill(line, separator) }
    for band in layout.gaps { canvas.fill(band, gap) }
    for (index, row) in layout.rows.enumerated() {
      try draw(row, "element\(index)", growth: layout.growth, on: &canvas, context)
    }
  }

  private func draw(
    _ row: MenuLayout.Row, _ name: String, growth: Double, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) throws(ScreenError) {
    let element = row.element
    canvas.note(name, element.title, element.state == .off ? "" : element.state.rawValue)
    let color = try canvas.color(element.ink, as: "\(name)Color")
    if let image = element.image {
      try image.draw(in: row.image, on: &canvas, in: context, tint: element.ink)
    }
    let mark = Point(x: row.frame.minX + 10, y: row.frame.midY)
    switch element.state {
    case .on:
      canvas.fill(Glyphs.checkmark(at: mark, scale: growth), color, keepsShape: true)
    case .mixed:
      canvas.fill(
        Rect(x: mark.x, y: mark.y - growth, width: 11 * growth, height: 2 * growth),
        radius: growth, color)
    case .off: break
    }
    canvas.text(row.title, in: row.textWidth, at: row.titleOrigin, color)
    guard let subtitle = row.subtitle else { return }
    canvas.text(
      subtitle, in: row.textWidth, at: row.subtitleOrigin,
      try canvas.color(.system("secondaryLabel"), as: "\(name)SubtitleColor"))
  }
}
