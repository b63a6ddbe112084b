import Typography
import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// The bar above a navigation controller's content, with a standard or a large title.
public struct NavigationBar: ViewKind {
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
    let barHeight = canvas.bounds.height - statusBarHeight - (largeHeight ?? 0)
    try drawButtons(middle: statusBarHeight + barHeight / 2, on: &canvas, in: context)
    try drawTitle(look, barHeight: barHeight, on: &canvas, in: context)
  }

  private func drawTitle(
    _ look: BarLook, barHeight: Double, on canvas: inout ViewCanvas,
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
        title, font: appearance.title.font ?? .system(17, .semibold), width: bounds.width - 160,
        lines: 1),
      scale: context.scale)
    canvas.text(
      text,
      at: Point(
        x: (bounds.width - text.size.width) / 2,
        y: statusBarHeight + (barHeight - text.size.height) / 2), color)
  }

  private func drawButtons(
    middle: Double, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let margin = context.screen.sideMargin
    let gap = context.chromeGeneration == .ios26 ? 8.0 : 16
    if item.left.isEmpty { try drawBackButton(middle: middle, on: &canvas, in: context) }
    var x = margin
    for (index, button) in item.left.enumerated() {
      let layout = try BarButtonLayout(button, named: "left\(index)", at: canvas.place, in: context)
      try layout.draw(on: &canvas, x: x, middle: middle, in: context)
      x += layout.width + gap
    }
    x = canvas.size.width - margin
    for (index, button) in item.right.enumerated() {
      let layout = try BarButtonLayout(
        button, named: "right\(index)", at: canvas.place, in: context)
      try layout.draw(on: &canvas, x: x - layout.width, middle: middle, in: context)
      x -= layout.width + gap
    }
  }

  private func onGlass() -> ColorOrigin {
    var origin = ColorOrigin()
    origin.otherwise("on glass a button is label", .system("label"))
    return origin
  }

  private func drawBackButton(
    middle: Double, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    guard let backTitle else { return }
    if context.chromeGeneration == .ios26 {
      // Only the chevron, on a round piece of glass.
      let side = BarButtonLayout.glassHeight
      let x = context.screen.sideMargin
      canvas.glass(
        in: Rect(x: x, y: middle - side / 2, width: side, height: side), radius: side / 2)
      canvas.fill(
        Glyphs.chevron(at: Point(x: x + 15, y: middle), pointsLeft: true, height: 19),
        try canvas.color(onGlass(), as: "backColor"))
      return
    }
    var origin = ColorOrigin()
    origin.askTints(in: context)
    let color = try canvas.color(origin, as: "backColor")
    canvas.fill(
      Glyphs.chevron(at: Point(x: 8, y: middle), pointsLeft: true, height: 20), color)
    let text = context.text.typeset(
      TextSetting(backTitle, font: .system(17), lines: 1), scale: context.scale)
    canvas.text(text, at: Point(x: 26, y: middle - text.size.height / 2), color)
  }
}
