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
  ]

  let title: String
  let item: NavigationItem
  let style: NavigationBarStyle
  let isLarge: Bool
  /// What the status bar covers of the bar's view, in points.
  let statusBarHeight: Double
  let isScrolled: Bool
  let backTitle: String?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    title = try reader.text("title") ?? ""
    item = try NavigationItem(reading: reader)
    style = try NavigationBarStyle(reading: reader)
    isLarge = style.prefersLargeTitles
    statusBarHeight = 0
    isScrolled = false
    backTitle = nil
  }

  init(
    title: String, item: NavigationItem, style: NavigationBarStyle, isLarge: Bool,
    statusBarHeight: Double, isScrolled: Bool, backTitle: String?
  ) {
    self.title = title
    self.item = item
    self.style = style
    self.isLarge = isLarge
    self.statusBarHeight = statusBarHeight
    self.isScrolled = isScrolled
    self.backTitle = backTitle
  }

  /// 44 points, 56 in a sheet; a large title adds 52 (metrics, section 3).
  static func height(isLarge: Bool, isInSheet: Bool) -> Double {
    (isInSheet ? 56 : 44) + (isLarge ? 52 : 0)
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: width, height: Self.height(isLarge: isLarge, isInSheet: false))
  }

  /// True where the content's top edge touches the bar, which then takes its scroll edge
  /// appearance: large titles from iOS 13 on, every title from iOS 15 on (traits, section 7).
  private func isAtScrollEdge(in context: ViewContext) -> Bool {
    switch context.traits.generation {
    case .ios12: false
    case .ios13: isLarge && !isScrolled
    case .ios15, .ios17, .ios26: !isScrolled
    }
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let atEdge = isAtScrollEdge(in: context)
    let appearance = atEdge ? style.scrollEdge ?? style.standard?.transparent : style.standard
    // At the scroll edge a bar without an appearance of its own is transparent, so that
    // `barTintColor` has no effect there.
    let background =
      appearance?.backgroundColor
      ?? (atEdge
        ? nil
        : style.barTintColor
          ?? SystemBars.background(isTranslucent: style.isTranslucent))
    if let background {
      canvas.fill(bounds, try canvas.color(background, as: "barColor"))
    }
    if let shadow = appearance?.shadowColor ?? (atEdge ? nil : .withAlpha(.system("black"), 0.3)) {
      let pixel = 1 / context.scale.factor
      canvas.fill(
        Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel),
        try canvas.color(shadow, as: "shadowColor"))
    }
    let barHeight = bounds.height - statusBarHeight - (isLarge ? 52 : 0)
    try drawButtons(barHeight: barHeight, on: &canvas, in: context)
    try drawTitle(appearance, barHeight: barHeight, on: &canvas, in: context)
  }

  private func drawTitle(
    _ appearance: BarAppearance?, barHeight: Double, on canvas: inout ViewCanvas,
    in context: ViewContext
  ) throws(ScreenError) {
    guard !title.isEmpty else { return }
    canvas.note("title", title)
    let bounds = canvas.bounds
    let margin = context.screen.sideMargin
    if isLarge {
      let color = try canvas.color(
        appearance?.largeTitleColor ?? appearance?.titleColor ?? style.largeTitleColor
          ?? style.titleColor ?? context.defaultTextColor, as: "largeTitleColor")
      let text = context.text.typeset(
        TextSetting(
          title, font: .system(34, .bold), width: bounds.width - 2 * margin, lines: 1),
        scale: context.scale)
      canvas.text(
        text,
        at: Point(x: margin, y: statusBarHeight + barHeight + (52 - text.size.height) / 2 - 1),
        color)
      return
    }
    let color = try canvas.color(
      appearance?.titleColor ?? style.titleColor ?? context.defaultTextColor, as: "titleColor")
    let text = context.text.typeset(
      TextSetting(
        title, font: .system(17, .semibold), width: bounds.width - 160, lines: 1),
      scale: context.scale)
    canvas.text(
      text,
      at: Point(
        x: (bounds.width - text.size.width) / 2,
        y: statusBarHeight + (barHeight - text.size.height) / 2), color)
  }

  private func drawButtons(
    barHeight: Double, on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let margin = context.screen.sideMargin
    let middle = statusBarHeight + barHeight / 2
    if let backTitle, item.left.isEmpty {
      let color = try canvas.color(context.tint, as: "backColor")
      canvas.fill(
        Glyphs.chevron(at: Point(x: 8, y: middle), pointsLeft: true, height: 20), color)
      let text = context.text.typeset(
        TextSetting(backTitle, font: .system(17), lines: 1), scale: context.scale)
      canvas.text(text, at: Point(x: 26, y: middle - text.size.height / 2), color)
    }
    var x = margin
    for (index, button) in item.left.enumerated() {
      x += try draw(button, "left\(index)", x: x, alignRight: false, middle, on: &canvas, context)
    }
    x = canvas.size.width - margin
    for (index, button) in item.right.enumerated() {
      x -= try draw(button, "right\(index)", x: x, alignRight: true, middle, on: &canvas, context)
    }
  }

  /// Draws one button and gives the width it took with its gap, in points.
  private func draw(
    _ button: BarButton, _ name: String, x: Double, alignRight: Bool, _ middle: Double,
    on canvas: inout ViewCanvas, _ context: ViewContext
  ) throws(ScreenError) -> Double {
    let color = try canvas.color(button.tintColor ?? context.tint, as: "\(name)Color")
    if let image = button.image {
      var loaded = try context.images.load(image, context.traits, context.scale, canvas.place)
      loaded.isTemplate = image.renderingMode != .alwaysOriginal
      canvas.note("\(name)Image", image.token)
      canvas.keep(image, as: "\(name)Image", isTemplate: loaded.isTemplate)
      let size = loaded.size
      canvas.image(
        loaded,
        in: Rect(
          x: alignRight ? x - size.width : x, y: middle - size.height / 2, width: size.width,
          height: size.height), tint: color)
      return size.width + 16
    }
    let text = context.text.typeset(
      TextSetting(
        button.title ?? "", font: .system(17, button.isDone ? .semibold : .regular), lines: 1),
      scale: context.scale)
    canvas.note("\(name)Title", button.title ?? "")
    canvas.text(
      text,
      at: Point(x: alignRight ? x - text.size.width : x, y: middle - text.size.height / 2), color)
    return text.size.width + 16
  }
}

/// Flattened chrome material of the system's bars (`bar.background.translucent` of the palette).
enum SystemBars {
  static func background(isTranslucent: Bool) -> ColorValue {
    let alpha: UInt8 = isTranslucent ? 240 : 255
    return .dynamic(
      ColorValue.Dynamic(
        light: .literal(RGBA8(red: 249, green: 249, blue: 249, alpha: alpha)),
        dark: .literal(RGBA8(red: 29, green: 29, blue: 29, alpha: alpha))))
  }
}
