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
    )
  ]

  /// One tab.
  struct Item: Sendable {
    var title: String
    var image: ImageValue?
    var selectedImage: ImageValue?
    var badge: String?
  }

  /// In points, without what the home indicator covers (metrics, section 3).
  static let height = 49.0

  let items: [Item]
  let selectedIndex: Int
  let style: TabBarStyle

  public init(reading reader: AttributeReader) throws(ScreenError) {
    var items: [Item] = []
    for value in try reader.elements("items") {
      let item = try AttributeReader(
        object: value, owner: "a tab", known: ["title", "image", "selectedImage", "badgeValue"],
        resources: reader.resources)
      items.append(
        Item(
          title: try item.text("title") ?? "", image: try item.image("image"),
          selectedImage: try item.image("selectedImage"), badge: try item.text("badgeValue")))
    }
    self.items = items
    selectedIndex = try reader.integer("selectedIndex", in: 0...20) ?? 0
    style = try TabBarStyle(reading: reader)
  }

  init(items: [Item], selectedIndex: Int, style: TabBarStyle) {
    self.items = items
    self.selectedIndex = selectedIndex
    self.style = style
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: width, height: Self.height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let pixel = 1 / context.scale.factor
    let appearance = style.standard ?? style.scrollEdge
    let background =
      appearance?.backgroundColor ?? style.barTintColor
      ?? SystemBars.background(isTranslucent: style.isTranslucent)
    canvas.fill(bounds, try canvas.color(background, as: "barColor"))
    // Hairline above the bar (`tabbar.hairline` of the palette).
    let line =
      appearance?.shadowColor
      ?? .dynamic(
        ColorValue.Dynamic(
          light: .literal(RGBA8(red: 0, green: 0, blue: 0, alpha: 76)),
          dark: .literal(RGBA8(red: 0, green: 0, blue: 0, alpha: 41))))
    canvas.fill(
      Rect(x: 0, y: 0, width: bounds.width, height: pixel),
      try canvas.color(line, as: "shadowColor"))
    guard !items.isEmpty else { return }
    let share = bounds.width / Double(items.count)
    for (index, item) in items.enumerated() {
      try draw(item, index, x: share * Double(index), width: share, on: &canvas, context)
    }
  }

  private func draw(
    _ item: Item, _ index: Int, x: Double, width: Double, on canvas: inout ViewCanvas,
    _ context: ViewContext
  ) throws(ScreenError) {
    let isSelected = index == selectedIndex
    // Unselected items have their own grey (`tabbar.inactive` of the palette).
    let inactive =
      style.unselectedItemTintColor
      ?? .dynamic(
        ColorValue.Dynamic(
          light: .literal(RGBA8(rgb: 0x999999)), dark: .literal(RGBA8(rgb: 0x757575))))
    let color = try canvas.color(isSelected ? context.tint : inactive, as: "item\(index)Color")
    let text = context.text.typeset(
      TextSetting(item.title, font: .system(10, .medium), width: width, lines: 1),
      scale: context.scale)
    canvas.note("item\(index)", item.title)
    if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
      var loaded = try context.images.load(image, context.traits, context.scale, canvas.place)
      loaded.isTemplate = image.renderingMode != .alwaysOriginal
      canvas.keep(image, as: "item\(index)Image", isTemplate: loaded.isTemplate)
      let fit = ContentMode.scaleAspectFit.rect(
        for: loaded.size, in: Rect(x: x + width / 2 - 14, y: 6, width: 28, height: 26))
      canvas.image(loaded, in: fit, tint: color)
    }
    canvas.text(text, at: Point(x: x + (width - text.size.width) / 2, y: 34.5), color)
    if let badge = item.badge {
      let label = context.text.typeset(
        TextSetting(badge, font: .system(13), lines: 1), scale: context.scale)
      let bubble = Rect(
        x: x + width / 2 + 6, y: 3, width: max(18, label.size.width + 10), height: 18)
      canvas.fill(bubble, radius: 9, try canvas.color(.system("systemRed"), as: "badgeColor"))
      canvas.text(
        label,
        at: Point(
          x: bubble.midX - label.size.width / 2, y: bubble.midY - label.size.height / 2), .white)
    }
  }
}
