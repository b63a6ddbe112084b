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
    IntrinsicSize(width: MenuLayout.width, height: MenuLayout(self, in: context).height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let layout = MenuLayout(self, in: context)
    let bounds = canvas.bounds
    let radius = MenuLayout.radius(context.chromeGeneration)
    canvas.shadow(of: bounds, radius: radius, dy: 8, blur: 40, opacity: 0.2)
    try canvas.blur(.systemMaterial, in: bounds, radius: radius, as: "menuColor")
    if !title.isEmpty {
      canvas.note("title", title)
      canvas.line(
        title, .system(13), in: layout.title.inset(by: MenuLayout.textInsets(hasMarks: false)),
        at: 0, try canvas.color(.system("secondaryLabel"), as: "titleColor"), context)
    }
    let separator = try canvas.color(.system("separator"), as: "separatorColor")
    let gap = try canvas.color(.system("quaternarySystemFill"), as: "groupGapColor")
    for line in layout.separators { canvas.fill(line, separator) }
    for band in layout.gaps { canvas.fill(band, gap) }
    for (index, row) in layout.rows.enumerated() {
      try draw(row.element, "element\(index)", in: row.frame, layout, on: &canvas, context)
    }
  }

  private func draw(
    _ element: MenuElement, _ name: String, in row: Rect, _ layout: MenuLayout,
    on canvas: inout ViewCanvas, _ context: ViewContext
  ) throws(ScreenError) {
    canvas.note(name, element.title, element.state == .off ? "" : element.state.rawValue)
    let color = try canvas.color(element.ink, as: "\(name)Color")
    var text = row.inset(by: MenuLayout.textInsets(hasMarks: layout.hasMarks))
    if let image = element.image {
      text.size.width -= 28
      try image.draw(
        in: Rect(x: row.maxX - 38, y: row.minY, width: 22, height: row.height), on: &canvas,
        in: context, tint: element.ink)
    }
    switch element.state {
    case .on:
      canvas.fill(
        Glyphs.checkmark(at: Point(x: row.minX + 10, y: row.midY - 5)), color, keepsShape: true)
    case .mixed:
      canvas.fill(Rect(x: row.minX + 10, y: row.midY - 1, width: 11, height: 2), radius: 1, color)
    case .off: break
    }
    guard !element.subtitle.isEmpty else {
      canvas.line(element.title, .system(17), in: text, at: 0, color, context)
      return
    }
    let upper = Rect(x: text.minX, y: text.minY + 8, width: text.width, height: 22)
    let lower = Rect(x: text.minX, y: text.minY + 31, width: text.width, height: 18)
    canvas.line(element.title, .system(17), in: upper, at: 0, color, context)
    canvas.line(
      element.subtitle, .system(13), in: lower, at: 0,
      try canvas.color(.system("secondaryLabel"), as: "\(name)SubtitleColor"), context)
  }
}
