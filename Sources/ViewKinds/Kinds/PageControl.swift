import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// A row of dots, one for each page.
public struct PageControl: ViewKind {
  public static let name = "pageControl"
  public static let summary = "A row of dots, one for each page."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("numberOfPages", .number(0...100, unit: "pages"), default: "0", "How many dots."),
    AttributeSpec("currentPage", .number(0...100, unit: "pages"), default: "0", "The full one."),
    AttributeSpec(
      "pageIndicatorTintColor", .color, default: "the current one’s at 30 %", "The other dots."),
    AttributeSpec(
      "currentPageIndicatorTintColor", .color, default: "white", "The current page’s dot."),
    AttributeSpec(
      "backgroundStyle", .choice(BackgroundStyle.allCases.map(\.rawValue)), default: "automatic",
      "Prominent has a pill behind the dots, from iOS 14 on."),
    AttributeSpec(
      "hidesForSinglePage", .flag, default: "false", "Draws no dot where there is one page."),
  ]
  public static let examples = [
    KindExample("Five pages", #"{ kind: "pageControl", numberOfPages: 5, currentPage: 1 }"#),
    KindExample(
      "Coloured",
      #"{ kind: "pageControl", numberOfPages: 3, backgroundStyle: "prominent", currentPageIndicatorTintColor: "label", pageIndicatorTintColor: "tertiaryLabel" }"#
    ),
  ]

  enum BackgroundStyle: String, CaseIterable, Sendable {
    case automatic
    case prominent
    case minimal
  }

  let count: Int
  let current: Int
  let others: ColorValue
  let currentColor: ColorValue
  let background: BackgroundStyle

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let pages = try reader.integer("numberOfPages", in: 0...100) ?? 0
    let hides = try reader.flag("hidesForSinglePage") ?? false
    count = hides && pages == 1 ? 0 : pages
    current = try reader.integer("currentPage", in: 0...100) ?? 0
    guard current < max(1, pages) else {
      throw reader.contradiction(
        "currentPage", "the page \(current) does not exist: numberOfPages is \(pages)",
        "pages are counted from 0, so write at most \(max(0, pages - 1))")
    }
    currentColor = try reader.color("currentPageIndicatorTintColor") ?? .system("white")
    others =
      try reader.color("pageIndicatorTintColor") ?? .withAlpha(.system("white"), 0.3)
    background = try reader.choice("backgroundStyle") ?? .automatic
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  /// Dots of 7 points (metrics, section 4), 16 points from one to the next up to iOS 12 and 17
  /// since.
  private func pitch(in context: ViewContext) -> Double {
    context.traits.generation == .ios12 ? 16 : 17
  }

  /// The dots and what is kept free beside them; 37 points high before iOS 14, 26 since.
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let isOld = context.traits.generation == .ios12
    let dots = Double(max(0, count - 1)) * pitch(in: context) + (count > 0 ? 7 : 0)
    let wish = isOld || count == 0 ? dots : dots + 56
    return IntrinsicSize(width: min(wish, width ?? wish), height: isOld ? 37 : 26)
  }

  /// How many dots fit into `width` points: all, or what an overlong row has room for.
  private func shown(in width: Double, pitch: Double) -> Int {
    let fit = ((max(0, width - 7) + 0.5) / pitch).rounded(.down) + 1
    return min(count, max(1, Int(min(fit, 100))))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard count > 0 else { return }
    canvas.note("currentPage", "\(current + 1) of \(count)")
    let bounds = canvas.bounds
    let pitch = pitch(in: context)
    let shown = shown(in: bounds.width, pitch: pitch)
    // The current page is in view, in the middle where there are enough pages on both sides.
    let first = max(0, min(current - shown / 2, count - shown))
    let length = Double(shown - 1) * pitch
    if background == .prominent, context.traits.generation != .ios12 {
      let pill = Rect(
        x: bounds.midX - length / 2 - 17, y: bounds.midY - 13, width: length + 34, height: 26)
      canvas.fill(
        pill, radius: 13, try canvas.color(.system("tertiarySystemFill"), as: "pillColor"))
    }
    let rest = try canvas.color(others, as: "pageIndicatorTintColor")
    let full = try canvas.color(currentColor, as: "currentPageIndicatorTintColor")
    for page in first..<first + shown {
      let x = bounds.midX - length / 2 + Double(page - first) * pitch
      canvas.fillEllipse(
        Rect(x: x - 3.5, y: bounds.midY - 3.5, width: 7, height: 7),
        page == current ? full : rest)
    }
  }
}
