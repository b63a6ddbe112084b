import Typography
import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// The bar of tabs below a tab bar controller's content.
public struct TabBar: ViewKind {
  public static let name = "tabBar"
  public static let summary = "The bar of tabs below a tab bar controller’s content."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "items", .structure("a list of tabs"), default: "none",
      "Each { title, image, selectedImage, badgeValue }."),
    AttributeSpec(
      "selectedIndex", .number(0...20, unit: "tabs"), default: "0", "Which tab is selected."),
    AttributeSpec(
      "tabBar", .structure("a bar’s style"), default: "the system’s",
      "\(TabBarStyle.keys.joined(separator: ", "))."),
  ]
  public static let examples = [
    KindExample(
      "Two tabs",
      #"{ kind: "tabBar", width: 390, height: 49, items: [{ title: "Weather" }, { title: "Cities" }] }"#
    ),
    KindExample(
      "Opaque, with a badge",
      #"{ kind: "tabBar", width: 390, height: 49, selectedIndex: 1, items: [{ title: "Weather" }, { title: "Cities", badgeValue: "3" }], tabBar: { scrollEdgeAppearance: { background: "opaque", stackedLayoutAppearance: { selected: { iconColor: "systemPurple", titleColor: "systemPurple" } } } } }"#
    ),
  ]

  let items: [TabItem]
  let selectedIndex: Int
  let style: TabBarStyle

  public init(reading reader: AttributeReader) throws(ScreenError) {
    var items: [TabItem] = []
    for value in try reader.elements("items") {
      let item = try AttributeReader(
        object: value, owner: "a tab", known: ["title", "image", "selectedImage", "badgeValue"],
        resources: reader.resources)
      items.append(
        TabItem(
          title: try item.text("title") ?? "", image: try item.writtenImage("image"),
          selectedImage: try item.writtenImage("selectedImage"), badge: try item.text("badgeValue"))
      )
    }
    self.items = items
    selectedIndex = try reader.integer("selectedIndex", in: 0...20) ?? 0
    style = try TabBarStyle(reading: reader)
  }

  init(items: [TabItem], selectedIndex: Int, style: TabBarStyle) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.style = style
  }

  /// In points, without what the home indicator covers: 49, and 32 on a phone that lies on its side
  /// (metrics, section 3).
  static func height(in context: ViewContext) -> Double {
    context.screen.isCompactHeight ? 32 : 49
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: width, height: Self.height(in: context))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let situation = BarSituation(
      bar: .tab, generation: context.chromeGeneration,
      isAtScrollEdge: context.content?.isAtBottom ?? true)
    let look = style.slots.look(in: situation)
    let isFloating = context.chromeGeneration == .ios26
    if isFloating, look.backgroundOrigin.color == nil {
      canvas.decide("appearance", look.slot, look.rules)
    } else {
      try look.draw(in: bounds, edge: .top, line: "tabbar.hairline", on: &canvas)
    }
    guard !items.isEmpty else { return }
    let form = TabItemForm(in: context)
    let row =
      isFloating
      ? FloatingTabs.frame(of: items.count, in: bounds)
      : Self.row(of: items.count, form, in: bounds, context)
    if isFloating { canvas.glass(in: row, radius: row.height / 2) }
    let share = (row.width - (isFloating ? 8 : 0)) / Double(items.count)
    for (index, item) in items.enumerated() {
      let x = row.minX + (isFloating ? 4 : 0) + share * Double(index)
      let isSelected = index == selectedIndex
      if isFloating, isSelected {
        try FloatingTabs.drawSelection(x: x, width: share, in: row, on: &canvas)
      }
      var icon = look.itemOrigin(form, isSelected: isSelected, "iconColor", \.icon)
      var title = look.itemOrigin(form, isSelected: isSelected, "titleColor", \.title)
      complete(&icon, isSelected: isSelected, isFloating: isFloating, in: context)
      complete(&title, isSelected: isSelected, isFloating: isFloating, in: context)
      let painter = TabItemPainter(
        form: form, item: item, index: index, isSelected: isSelected,
        icon: try canvas.color(icon, as: "item\(index)Color"),
        title: try canvas.color(title, as: "item\(index)TitleColor"))
      let top = isFloating ? row.minY + 5 : 0
      try painter.draw(
        on: &canvas, in: Rect(x: x, y: top, width: share, height: row.height), context)
    }
  }

  /// Where the tabs lie: on a phone they share what the sensor housing leaves of the bar, on a tablet
  /// they are in its middle, each at most 168 points wide, which is an approximation. What the home
  /// indicator covers stays free.
  private static func row(
    of count: Int, _ form: TabItemForm, in bounds: Rect, _ context: ViewContext
  ) -> Rect {
    let covered = context.screen.coveredSide
    let free = bounds.width - 2 * covered
    let width = form == .inline ? min(free, Double(count) * 168) : free
    return Rect(
      x: bounds.midX - width / 2, y: bounds.minY, width: width,
      height: min(bounds.height, height(in: context)))
  }

  /// Asks what holds where the appearance has no colour: the tint for the selected item; the others
  /// have a grey of their own, and the text's colour on iOS 26's glass.
  private func complete(
    _ origin: inout ColorOrigin, isSelected: Bool, isFloating: Bool, in context: ViewContext
  ) {
    guard !isSelected else { return origin.askTints(in: context) }
    origin.ask("unselectedItemTintColor of the bar", style.unselectedItemTintColor)
    if isFloating {
      origin.otherwise("on glass a tab is label", .system("label"))
    } else {
      origin.otherwise("a tab that is not selected is grey", .part("tabbar.inactive"))
    }
  }
}
