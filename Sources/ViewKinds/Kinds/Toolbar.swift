public import Geometry
public import LayoutEngine
public import Screens
import Traits

/// The bar of buttons below a navigation controller's content.
public struct Toolbar: BarButtonHolder {
  public static let name = "toolbar"
  public static let summary = "The bar of buttons below a navigation controller’s content."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "items", .structure("a list of bar button items"), default: "none",
      "Each { id, title, image, tintColor, style }, { space: \"flexible\" } or { space: 20 }."),
    AttributeSpec(
      "toolbar", .structure("a bar’s style"), default: "the system’s",
      "\(ToolbarStyle.keys.joined(separator: ", "))."),
  ]
  public static let examples = [
    KindExample(
      "Three buttons",
      #"{ kind: "toolbar", width: 390, height: 44, items: [{ title: "Edit" }, { space: "flexible" }, { title: "Share" }, { space: "flexible" }, { title: "Delete", tintColor: "systemRed" }], toolbar: { scrollEdgeAppearance: {} } }"#
    )
  ]

  let items: [ToolbarItem]
  let style: ToolbarStyle

  public init(reading reader: AttributeReader) throws(ScreenError) {
    items = try ToolbarItem.list("items", of: reader)
    style = try ToolbarStyle(reading: reader)
  }

  init(items: [ToolbarItem], style: ToolbarStyle) {
    self.items = items
    self.style = style
  }

  /// In points, without what the home indicator covers: 44, and 48 on iOS 26 (metrics, section 3,
  /// less sure); 32 on a phone that lies on its side.
  static func height(in context: ViewContext) -> Double {
    if context.screen.isCompactHeight { return 32 }
    return context.chromeGeneration == .ios26 ? 48 : 44
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: width, height: Self.height(in: context))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let situation = BarSituation(
      bar: .toolbar, generation: context.chromeGeneration,
      isCompact: context.screen.isCompactHeight,
      isAtScrollEdge: context.content?.isAtBottom ?? true)
    let look = style.slots.look(in: situation)
    try look.draw(in: canvas.bounds, edge: .top, line: "tabbar.hairline", on: &canvas)
    try drawItems(on: &canvas, in: context)
  }

  private func drawItems(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let middle = rowHeight(of: canvas.size, in: context) / 2
    for button in try buttons(in: canvas.size.width, at: canvas.place, context) {
      try button.layout.draw(on: &canvas, x: button.x, middle: middle, in: context)
    }
  }

  private func rowHeight(of size: Size, in context: ViewContext) -> Double {
    min(size.height, Self.height(in: context))
  }

  public var buttonIDs: [String] { items.compactMap(\.button?.id) }

  public func namedButtons(
    in size: Size, at place: Place, context: ViewContext
  ) throws(ScreenError) -> [(id: String, frame: Rect)] {
    try buttons(in: size.width, at: place, context).compactMap {
      $0.named(top: 0, height: rowHeight(of: size, in: context))
    }
  }

  /// The buttons of a bar that is `width` points wide, from its leading edge on.
  private func buttons(
    in width: Double, at place: Place, _ context: ViewContext
  ) throws(ScreenError) -> [PlacedBarButton] {
    let margin = context.screen.sideMargin
    var buttons: [(button: BarButton, name: String)] = []
    var taken = 0.0
    var springs = 0.0
    for (index, item) in items.enumerated() {
      switch item {
      case .button(let button):
        buttons.append((button, "item\(index)"))
        taken += gap(after: index)
      case .flexibleSpace: springs += 1
      case .fixedSpace(let points): taken += points
      }
    }
    let layouts = try BarButtonRow.layouts(
      buttons, room: max(0, width - 2 * margin - taken), at: place, in: context)
    taken += layouts.reduce(0) { $0 + $1.width }
    let room = max(0, width - 2 * margin - taken)
    var x = margin
    var next = layouts.makeIterator()
    var placed: [PlacedBarButton] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .button:
        guard let layout = next.next() else { continue }
        placed.append(PlacedBarButton(layout: layout, x: x))
        x += layout.width + gap(after: index)
      case .flexibleSpace: x += room / springs
      case .fixedSpace(let points): x += points
      }
    }
    return placed
  }

  /// Buttons that follow each other keep 16 points between them.
  private func gap(after index: Int) -> Double {
    guard index + 1 < items.count, case .button = items[index + 1] else { return 0 }
    return 16
  }
}
