public import Geometry
public import LayoutEngine
public import Screens
import Traits

/// Rows in sections, plain or grouped.
public struct TableView: ViewKind {
  public static let name = "tableView"
  public static let summary = "Rows in sections: plain, grouped or inset grouped."
  public static let attributes: [AttributeSpec] =
    ScrollIndicator.specs + [
      AttributeSpec(
        "style", .choice(Style.allCases.map(\.rawValue)), default: "plain",
        "How sections are set apart."),
      AttributeSpec(
        "sections", .structure("a list of sections"), default: "none",
        "Each { header, footer, rows }; a row has \(TableRow.keys.joined(separator: ", "))."),
      .points("rowHeight", default: "44 or what the content asks", "The least height of a row."),
      AttributeSpec("separatorColor", .color, default: "separator", "The lines between rows."),
      AttributeSpec(
        "separatorStyle", .choice(["singleLine", "none"]), default: "singleLine",
        "Whether there are lines between rows."),
      AttributeSpec(
        "contentOffset", .structure("[x, y]"), default: "[0, 0]",
        "How far the content is scrolled, in points."),
    ]
  public static let examples = [
    KindExample(
      "Inset grouped",
      #"{ kind: "tableView", style: "insetGrouped", width: 320, height: 200, sections: [{ header: "Units", rows: [{ text: "Temperature", detailText: "°C", accessory: "disclosureIndicator" }, { text: "24-hour clock", switch: true }] }] }"#
    ),
    KindExample(
      "Plain with subtitles",
      #"{ kind: "tableView", width: 320, height: 120, sections: [{ rows: [{ text: "東京", detailText: "晴れ", style: "subtitle" }, { text: "Berlin", detailText: "Regen", style: "subtitle", selected: true }] }] }"#
    ),
  ]

  /// UIKit's table styles.
  enum Style: String, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  struct Section: Sendable {
    var header: String?
    var footer: String?
    var rows: [TableRow]
  }

  let style: Style
  let sections: [Section]
  let rowHeight: Double
  let separatorColor: ColorValue?
  let offset: Point
  let indicator: ScrollIndicator

  public init(reading reader: AttributeReader) throws(ScreenError) {
    style = try reader.choice("style") ?? .plain
    rowHeight = try reader.number("rowHeight") ?? 44
    let lines = try reader.choice("separatorStyle", SeparatorStyle.self) ?? .singleLine
    let color = try reader.color("separatorColor") ?? .system("separator")
    separatorColor = lines == .none ? nil : color
    let numbers = try reader.numbers("contentOffset", count: 2) ?? [0, 0]
    offset = Point(x: numbers[0], y: numbers[1])
    indicator = try ScrollIndicator(reading: reader)
    var sections: [Section] = []
    for value in try reader.elements("sections") {
      let section = try AttributeReader(
        object: value, owner: "a section", known: ["header", "footer", "rows"],
        resources: reader.resources)
      var rows: [TableRow] = []
      for row in try section.elements("rows") {
        rows.append(try TableRow(row, resources: reader.resources))
      }
      sections.append(
        Section(header: try section.text("header"), footer: try section.text("footer"), rows: rows))
    }
    self.sections = sections
  }

  private enum SeparatorStyle: String, CaseIterable {
    case singleLine
    case none
  }

  public var arrangement: Arrangement {
    .scroll(Scroll(axes: [.vertical], offset: offset, adjustsForSafeArea: true))
  }
  public var clipsToBounds: Bool { true }
  public var fillsByDefault: Bool { true }
  public var expands: Set<Axis> { [.horizontal, .vertical] }

  public func defaultBackground(in context: ViewContext) -> DefaultColor? {
    .system(style == .plain ? "systemBackground" : "systemGroupedBackground")
  }

  public func parts(of owner: ViewSite, in context: ViewContext) throws(ScreenError) -> [View] {
    let side = style == .insetGrouped ? context.screen.sideMargin : 0
    var context = context
    if style == .insetGrouped { context.screen.coveredSide = 0 }
    var column: [View] = []
    for (index, section) in sections.enumerated() {
      let id = "\(owner.id).\(index)"
      if let header = heading(section.header, isFirst: index == 0) {
        column.append(part(header, "\(id).header", owner, context))
      }
      column.append(rows(of: section, id: id, owner, context))
      if let footer = section.footer {
        column.append(
          part(
            TableText(footer, role: .footer, isGrouped: style != .plain), "\(id).footer", owner,
            context))
      }
    }
    let padding = Insets(
      top: 0, left: side, bottom: style == .plain ? 0 : 20, right: side)
    var content = part(
      StackView(Stack(axis: .vertical, padding: padding)), "\(owner.id).content", owner, context)
    content.placement = .pinned(
      Pins(
        top: Anchor(.superview, offset: 0), leading: Anchor(.superview),
        trailing: Anchor(.superview)))
    content.children = column
    return [content]
  }

  /// Grouped sections keep a gap above them even without a header.
  private func heading(_ header: String?, isFirst: Bool) -> TableText? {
    if let header { return TableText(header, role: .header, isGrouped: style != .plain) }
    return style == .plain ? nil : TableText("", role: .header, isGrouped: true)
  }

  /// Cells and headers among the table's own children follow the sections that are data: each run
  /// of cells is a section, and what is placed by itself stays where it is.
  public func holding(
    _ children: [View], of owner: ViewSite, in context: ViewContext
  ) -> [View] {
    guard var content = children.first, children.count > 1 else { return children }
    var others: [View] = []
    var run: [View] = []
    var count = sections.count
    func endRun() {
      guard !run.isEmpty else { return }
      let id = "\(owner.id).\(count)"
      if count > 0, !(content.children.last?.kind is TableText),
        let heading = heading(nil, isFirst: false)
      {
        content.children.append(part(heading, "\(id).header", owner, context))
      }
      content.children.append(group(run, id: id, owner, context))
      run = []
      count += 1
    }
    for var child in children.dropFirst() {
      switch child.placement {
      case .natural, .arranged: break
      case .fill, .frame, .pinned, .aligned:
        others.append(child)
        continue
      }
      child.placement = .arranged
      if child.kind is TableViewCell {
        run.append(child)
        continue
      }
      endRun()
      if let text = child.kind as? TableText {
        child.kind = TableText(text.text, role: text.role, isGrouped: style != .plain)
      }
      content.children.append(child)
    }
    endRun()
    return [content] + others
  }

  private func rows(
    of section: Section, id: String, _ owner: ViewSite, _ context: ViewContext
  ) -> View {
    let cells = section.rows.enumerated().map { row, content in
      part(TableViewCell(row: content), "\(id).\(row)", owner, context)
    }
    return group(cells, id: id, owner, context)
  }

  /// Cells below each other, with the lines and corners that they have in this table.
  private func group(
    _ cells: [View], id: String, _ owner: ViewSite, _ context: ViewContext
  ) -> View {
    var group = part(StackView(Stack(axis: .vertical)), "\(id).rows", owner, context)
    if style == .insetGrouped {
      // Corners of 10 points up to iOS 18; iOS 26 has no hard source, so it keeps them.
      group.common.cornerRadius = 10
      group.common.clipsToBounds = true
    }
    for (row, view) in cells.enumerated() {
      let isLast = row + 1 == cells.count
      var view = view
      if var cell = view.kind as? TableViewCell {
        cell.isGrouped = style != .plain
        cell.minimum = rowHeight
        cell.separator = !isLast || style == .plain ? separatorColor : nil
        cell.edges = style == .grouped ? .init(top: row == 0, bottom: isLast) : .init()
        view.kind = cell
      }
      group.children.append(view)
    }
    return group
  }

  private func part(
    _ kind: any ViewKind, _ id: String, _ owner: ViewSite, _ context: ViewContext
  ) -> View {
    View(id: id, kind: kind, context: context, placement: .arranged, place: owner.place)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    if style == .insetGrouped { canvas.needs("insetGrouped tables", since: .ios13) }
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    try indicator.draw(on: &canvas, content: content, offset: offset, in: context)
  }
}
