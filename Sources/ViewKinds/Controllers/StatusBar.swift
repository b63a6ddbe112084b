import Geometry
import LayoutEngine
import Pixels
import Screens
import Traits
import Typography

/// The status bar and the home indicator, drawn over everything where a screen asks for them.
///
/// The clock stands at 9:41 and the battery is full, so that no picture changes by the hour.
struct StatusBar: ViewKind {
  static let name = "statusBar"
  static let summary = "The status bar and the home indicator."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  /// UIKit's styles: `default` is dark on light and light on dark from iOS 13 on, always dark
  /// before (traits, section 7).
  enum Style: String, CaseIterable, Sendable {
    case `default`
    case lightContent
    case darkContent
  }

  let style: Style
  /// Where the style comes from, other than from the controller's own word or the window's.
  private let origin: AppearanceRule?
  /// True where a page sheet pushes the page back, before black.
  private let isOnBlack: Bool
  /// True where the home indicator lies on something light.
  private let isIndicatorDark: Bool

  init(reading reader: AttributeReader) throws(ScreenError) {
    self.init(try reader.choice("statusBar") ?? .default)
  }

  init(
    _ style: Style, because origin: AppearanceRule? = nil, isOnBlack: Bool = false,
    isIndicatorDark: Bool = true
  ) {
    self.style = style
    self.origin = origin
    self.isOnBlack = isOnBlack
    self.isIndicatorDark = isIndicatorDark
  }

  var fillsByDefault: Bool { true }

  func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    // A phone that lies on its side has no status bar, but a home indicator.
    if !context.screen.isCompactHeight { try drawStatus(on: &canvas, in: context) }
    guard context.screen.safeArea.bottom > 0 else { return }
    // 134 × 5 points, 8 above the edge (metrics, section 3).
    var origin = ColorOrigin()
    origin.otherwise(
      "the home indicator is black on what is light, white on what is dark",
      .system(isIndicatorDark ? "black" : "white"))
    canvas.fill(
      Rect(x: (canvas.size.width - 134) / 2, y: canvas.size.height - 13, width: 134, height: 5),
      radius: 2.5, try canvas.color(origin, as: "indicatorColor"))
  }

  private func drawStatus(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let rules = rules(context)
    let isDark = isDark(in: context.traits)
    canvas.decide("statusBarStyle", isDark ? "dark" : "light", rules)
    var origin = ColorOrigin()
    origin.otherwise(
      isDark ? "a dark status bar is black" : "a light status bar is white",
      .system(isDark ? "black" : "white"))
    let color = try canvas.color(origin, as: "statusBarColor")
    let top = context.screen.safeArea.top
    // Beside a sensor housing the bar's middle lies higher than the middle of the covered strip.
    let hasHousing = top > 24
    let middle = hasHousing ? top - 17 : top / 2
    let clock = context.text.typeset(
      TextSetting("9:41", font: .system(hasHousing ? 17 : 12, .semibold)), scale: context.scale)
    let clockX = hasHousing ? 32 : (canvas.size.width - clock.size.width) / 2
    canvas.text(clock, at: Point(x: clockX, y: middle - clock.size.height / 2), color)

    let right = canvas.size.width - (hasHousing ? 26 : 8)
    battery(on: &canvas, right: right, middle: middle, color)
    waves(on: &canvas, center: right - 40, bottom: middle + 5.5, color)
    bars(on: &canvas, right: right - 54, bottom: middle + 5.5, color)
  }

  /// True for dark glyphs. `darkContent` came with iOS 13; before, it is the same as `default`.
  private func isDark(in traits: TraitSet) -> Bool {
    guard !isOnBlack else { return false }
    return switch style {
    case .default: traits.drawnStyle == .light
    case .lightContent: false
    case .darkContent: true
    }
  }

  private func rules(_ context: ViewContext) -> [AppearanceRule] {
    if isOnBlack {
      return [
        AppearanceRule(
          "a page sheet pushes the page back before black, where the status bar is light", .decided),
        AppearanceRule("statusBar \(style.rawValue)", .lost),
      ]
    }
    guard style == .default else {
      return [origin, AppearanceRule("\(style.rawValue) is the same in either style", .decided)]
        .compactMap(\.self)
    }
    return [
      AppearanceRule(
        context.traits.generation.hasDarkStyle
          ? "default is dark on light and light on dark"
          : "before iOS 13 default is dark", .decided)
    ]
  }

  private func battery(
    on canvas: inout ViewCanvas, right: Double, middle: Double, _ color: RGBA8
  ) {
    var faint = color
    faint.alpha = 102
    let shell = Rect(x: right - 27, y: middle - 6, width: 24, height: 12)
    canvas.border(shell, radius: 3.6, width: 1, faint)
    canvas.fill(Rect(x: right - 2, y: middle - 2, width: 1.4, height: 4), radius: 0.7, faint)
    canvas.fill(shell.inset(by: .uniform(2)), radius: 1.9, color)
  }

  /// Three arcs of a quarter circle over each other.
  private func waves(
    on canvas: inout ViewCanvas, center: Double, bottom: Double, _ color: RGBA8
  ) {
    for (outer, inner) in [(11.0, 8.7), (7.3, 5.0), (3.6, 0.0)] {
      let start = corner(-outer, center, bottom)
      var elements: [Path.Element] = [
        .move(start), arc(radius: outer, center, bottom, leftwards: false),
        .line(corner(inner, center, bottom)),
      ]
      if inner > 0 { elements.append(arc(radius: inner, center, bottom, leftwards: true)) }
      elements.append(.line(start))
      canvas.fill(Path(elements + [.close]), color)
    }
  }

  /// The point of a circle of |radius| around the centre at 45° to the left or right of upwards.
  private func corner(_ radius: Double, _ x: Double, _ y: Double) -> Point {
    let reach = radius * 0.70710678
    return Point(x: x + reach, y: y - abs(reach))
  }

  private func arc(
    radius: Double, _ x: Double, _ y: Double, leftwards: Bool
  ) -> Path.Element {
    let left = corner(-radius, x, y)
    let right = corner(radius, x, y)
    let pull = radius * Path.quarterCircleControl * 0.70710678
    let nearLeft = Point(x: left.x + pull, y: left.y - pull)
    let nearRight = Point(x: right.x - pull, y: right.y - pull)
    return leftwards
      ? .cubic(control1: nearRight, control2: nearLeft, end: left)
      : .cubic(control1: nearLeft, control2: nearRight, end: right)
  }

  /// Four bars of rising height.
  private func bars(on canvas: inout ViewCanvas, right: Double, bottom: Double, _ color: RGBA8) {
    for (index, height) in [4.0, 6.0, 8.5, 11.0].enumerated() {
      let x = right - 17 + Double(index) * 4.7
      canvas.fill(
        Rect(x: x, y: bottom - height, width: 3, height: height), radius: 0.9, color)
    }
  }
}
