import Typography
public import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// The bar above a navigation controller's content, with a standard or a large title.
public struct NavigationBar: BarButtonHolder {
  public static let name = "navigationBar"
  public static let summary =
    "The bar above a navigation controller’s content, with a standard or a large title."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("title", .text, default: "none", "The title."),
    AttributeSpec(
      "navigationBar", .structure("a bar’s style"), default: "the system’s",
      "\(NavigationBarStyle.keys.joined(separator: ", "))."),
    AttributeSpec(
      "navigationItem", .structure("a navigation item"), default: "none",
      "\(NavigationItem.keys.joined(separator: ", "))."),
  ]
  public static let examples = [
    KindExample(
      "Standard", #"{ kind: "navigationBar", width: 390, height: 44, title: "Settings" }"#),
    KindExample(
      "Large and coloured",
      #"{ kind: "navigationBar", width: 390, height: 96, title: "東京", navigationBar: { prefersLargeTitles: true, scrollEdgeAppearance: { backgroundColor: "systemPurple", largeTitleColor: "white" } } }"#
    ),
    KindExample(
      "Opaque, with buttons",
      #"{ kind: "navigationBar", width: 390, height: 44, title: "City", navigationItem: { leftBarButtonItem: { title: "Cancel" }, rightBarButtonItem: { title: "Done", style: "done" } }, navigationBar: { scrollEdgeAppearance: { background: "opaque" } } }"#
    ),
  ]

  let title: String
  let item: NavigationItem
  let style: NavigationBarStyle
  /// What is left of the large title's row, 0 to 52 points; nil for a standard title.
  let largeHeight: Double?
  /// What the status bar covers of the bar's view, in points.
  let statusBarHeight: Double
  let backTitle: String?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    item = try NavigationItem(reading: reader)
    style = try NavigationBarStyle(reading: reader)
    largeHeight = style.prefersLargeTitles ? Self.largeTitleHeight : nil
    statusBarHeight = 0
    backTitle = nil
  }

  init(
    title: String, item: NavigationItem, style: NavigationBarStyle, largeHeight: Double?,
    statusBarHeight: Double, backTitle: String?
  ) {
    self.title = title
    self.item = item
    self.style = style
    self.largeHeight = largeHeight
    self.statusBarHeight = statusBarHeight
    self.backTitle = backTitle
  }

  /// What a large title adds, in points (metrics, section 3).
  static let largeTitleHeight = 52.0

  /// The height without status bar and large title, in points (metrics, section 3): 44, on tablets
  /// 50, in a sheet 56 from iOS 13 to 18, on a phone that lies on its side 32, and 54 on iOS 26.
  static func height(in context: ViewContext) -> Double {
    if context.screen.isCompactHeight, !context.isInSheet { return 32 }
    if context.chromeGeneration == .ios26 { return 54 }
    if context.isInSheet { return 56 }
    return context.screen.isPad ? 50 : 44
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: width, height: Self.height(in: context) + (largeHeight ?? 0))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let situation = BarSituation(
      bar: .navigation, generation: context.chromeGeneration, isLarge: largeHeight != nil,
      isCompact: context.screen.isCompactHeight,
      isAtScrollEdge: context.content?.isAtTop ?? true)
    let look = style.slots.look(in: situation)
    try look.draw(in: canvas.bounds, edge: .bottom, line: "navbar.hairline", on: &canvas)
    let barHeight = rowHeight(of: canvas.size)
    let free = try drawButtons(
      middle: statusBarHeight + barHeight / 2, titleWidth: titleWidth(look, in: context),
      on: &canvas, in: context)
    try drawTitle(look, barHeight: barHeight, between: free, on: &canvas, in: context)
  }

  /// The height of the row of buttons in a bar of `size`, in points.
  private func rowHeight(of size: Size) -> Double {
    size.height - statusBarHeight - (largeHeight ?? 0)
  }

  /// What a standard title asks for, in points; 0 without one.
  private func titleWidth(_ look: BarLook, in context: ViewContext) -> Double {
    guard !title.isEmpty, largeHeight ?? 0 <= 0 else { return 0 }
    return context.text.typeset(
      TextSetting(title, font: look.appearance.title.font ?? Self.titleFont, lines: 1),
      scale: context.scale
    ).size.width
  }

  private static let titleFont = FontValue.system(17, .semibold)

  /// - Parameter free: what the buttons leave of the bar, in points from its leading edge.
  private func drawTitle(
    _ look: BarLook, barHeight: Double, between free: ClosedRange<Double>,
    on canvas: inout ViewCanvas,
    in context: ViewContext
  ) throws(ScreenError) {
    guard !title.isEmpty else { return }
    canvas.note("title", title)
    let appearance = look.appearance
    let bounds = canvas.bounds
    let margin = context.screen.sideMargin
    if let largeHeight, largeHeight > 0 {
      let color = try canvas.color(
        look.titleOrigin(isLarge: true, in: context), as: "largeTitleColor")
      let text = context.text.typeset(
        TextSetting(
          title, font: appearance.largeTitle.font ?? .system(34, .bold),
          width: bounds.width - 2 * margin, lines: 1),
        scale: context.scale)
      // A large title that is scrolled away goes behind the row of buttons.
      canvas.clip(
        to: Rect(
          x: 0, y: bounds.height - largeHeight, width: bounds.width, height: largeHeight))
      canvas.text(
        text,
        at: Point(
          x: margin,
          y: bounds.height - Self.largeTitleHeight
            + (Self.largeTitleHeight - text.size.height) / 2 - 1),
        color)
      canvas.restore()
      return
    }
    let color = try canvas.color(
      look.titleOrigin(isLarge: false, in: context), as: "titleColor")
    let text = context.text.typeset(
      TextSetting(
        title, font: appearance.title.font ?? Self.titleFont,
        width: max(1, free.upperBound - free.lowerBound), lines: 1),
      scale: context.scale)
    // In the middle of the bar where that is free, else as near to it as the buttons allow.
    let centered = (bounds.width - text.size.width) / 2
    canvas.text(
      text,
      at: Point(
        x: max(free.lowerBound, min(centered, free.upperBound - text.size.width)),
        y: statusBarHeight + (barHeight - text.size.height) / 2), color)
  }

  /// Paints the buttons and tells what they leave to the title.
  private func drawButtons(
    middle: Double, titleWidth: Double, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) -> ClosedRange<Double> {
    let margin = context.screen.sideMargin
    let (left, right) = try buttons(in: canvas.size.width, at: canvas.place, context)
    for button in right + left {
      try button.layout.draw(on: &canvas, x: button.x, middle: middle, in: context)
    }
    // Titles come nearer to a button than buttons to each other.
    let end = right.last.map { $0.x - Self.titleGap } ?? canvas.size.width - margin
    if let last = left.last {
      let start = last.x + last.layout.width + Self.titleGap
      return start...max(start, end)
    }
    let start = try drawBackButton(
      middle: middle, end: end, titleWidth: titleWidth, on: &canvas, in: context)
    return start...max(start, end)
  }

  /// Between two buttons, in points.
  private static func gap(in context: ViewContext) -> Double {
    context.chromeGeneration == .ios26 ? 8 : 16
  }

  /// The buttons of a bar that is `width` points wide, from its edges towards its middle.
  private func buttons(
    in width: Double, at place: Place, _ context: ViewContext
  ) throws(ScreenError) -> (left: [PlacedBarButton], right: [PlacedBarButton]) {
    let margin = context.screen.sideMargin
    let gap = Self.gap(in: context)
    let count = item.left.count + item.right.count
    let room = width - 2 * margin - gap * Double(max(0, count - 1))
    let layouts = try BarButtonRow.layouts(
      item.left.enumerated().map { ($0.element, "left\($0.offset)") }
        + item.right.enumerated().map { ($0.element, "right\($0.offset)") },
      room: max(0, room), at: place, in: context)
    var x = margin
    var left: [PlacedBarButton] = []
    for layout in layouts.prefix(item.left.count) {
      left.append(PlacedBarButton(layout: layout, x: x))
      x += layout.width + gap
    }
    x = width - margin
    var right: [PlacedBarButton] = []
    for layout in layouts.dropFirst(item.left.count) {
      right.append(PlacedBarButton(layout: layout, x: x - layout.width))
      x -= layout.width + gap
    }
    return (left, right)
  }

  public var buttonIDs: [String] { (item.left + item.right).compactMap(\.id) }

  public func namedButtons(
    in size: Size, at place: Place, context: ViewContext
  ) throws(ScreenError) -> [(id: String, frame: Rect)] {
    let (left, right) = try buttons(in: size.width, at: place, context)
    return (left + right).compactMap {
      $0.named(top: statusBarHeight, height: rowHeight(of: size))
    }
  }

  /// Between the title and a button, in points; an approximation.
  private static let titleGap = 8.0

  private func onGlass() -> ColorOrigin {
    var origin = ColorOrigin()
    origin.otherwise("on glass a button is label", .system("label"))
    return origin
  }

  /// Paints the button that leads back, whose title gives way to the bar's own: it becomes “Back”, or
  /// nothing but the chevron.
  ///
  /// - Returns: where the bar's title may begin, in points.
  private func drawBackButton(
    middle: Double, end: Double, titleWidth: Double, on canvas: inout ViewCanvas,
    in context: ViewContext
  ) throws(ScreenError) -> Double {
    guard let backTitle else { return context.screen.sideMargin }
    if context.chromeGeneration == .ios26 {
      // Only the chevron, on a round piece of glass.
      let side = BarButtonLayout.glassHeight
      let x = context.screen.sideMargin
      canvas.glass(
        in: Rect(x: x, y: middle - side / 2, width: side, height: side), radius: side / 2)
      canvas.fill(
        Glyphs.chevron(at: Point(x: x + 15, y: middle), pointsLeft: true, height: 19),
        try canvas.color(onGlass(), as: "backColor"))
      return x + side + Self.titleGap
    }
    var origin = ColorOrigin()
    origin.askTints(in: context)
    let color = try canvas.color(origin, as: "backColor")
    canvas.fill(
      Glyphs.chevron(at: Point(x: 8, y: middle), pointsLeft: true, height: 20), color)
    let alone = 26.0
    for words in [backTitle, "Back"] {
      let text = context.text.typeset(
        TextSetting(words, font: .system(17), lines: 1), scale: context.scale)
      let start = alone + text.size.width + Self.titleGap
      guard start + titleWidth <= end else { continue }
      canvas.text(text, at: Point(x: alone, y: middle - text.size.height / 2), color)
      return start
    }
    return alone
  }
}
