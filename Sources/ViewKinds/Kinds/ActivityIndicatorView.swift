import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// The turning wheel that says that something is under way.
public struct ActivityIndicatorView: ViewKind {
  public static let name = "activityIndicatorView"
  public static let summary = "The wheel that says that something is under way."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "style", .choice(Style.allCases.map(\.rawValue)), default: "medium",
      "20 points, or 37 when large; white, gray and whiteLarge are those before iOS 13."),
    AttributeSpec("color", .color, default: "by style", "The ticks’ colour."),
    AttributeSpec(
      "isAnimating", .flag, default: "true", "Whether it turns, drawn at its first moment."),
    AttributeSpec(
      "hidesWhenStopped", .flag, default: "true", "Not drawn while it does not turn."),
  ]
  public static let examples = [
    KindExample("Medium", #"{ kind: "activityIndicatorView" }"#),
    KindExample("Large", #"{ kind: "activityIndicatorView", style: "large" }"#),
    KindExample(
      "Coloured",
      #"{ kind: "activityIndicatorView", style: "large", color: "systemOrange" }"#),
  ]

  enum Style: String, CaseIterable, Sendable {
    case medium
    case large
    case white
    case whiteLarge
    case gray
  }

  let style: Style
  let color: ColorValue?
  let isShown: Bool
  let isAnimating: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    style = try reader.choice("style") ?? .medium
    color = try reader.color("color")
    isAnimating = try reader.flag("isAnimating") ?? true
    let hides = try reader.flag("hidesWhenStopped") ?? true
    isShown = isAnimating || !hides
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  private var side: Double { style == .large || style == .whiteLarge ? 37 : 20 }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: side, height: side)
  }

  /// Ticks clockwise from the top, with their directions as sine and cosine: no library's bits.
  private static let eighths: [(x: Double, y: Double)] = [
    (0, -1), (0.70710678, -0.70710678), (1, 0), (0.70710678, 0.70710678), (0, 1),
    (-0.70710678, 0.70710678), (-1, 0), (-0.70710678, -0.70710678),
  ]
  private static let twelfths: [(x: Double, y: Double)] = [
    (0, -1), (0.5, -0.8660254), (0.8660254, -0.5), (1, 0), (0.8660254, 0.5), (0.5, 0.8660254),
    (0, 1), (-0.5, 0.8660254), (-0.8660254, 0.5), (-1, 0), (-0.8660254, -0.5), (-0.5, -0.8660254),
  ]
  /// The alpha of each of the eight ticks, of 255 (`activityIndicator.tick` of the palette).
  private static let alphas = [147.0, 122, 97, 72, 47, 47, 47, 47]

  private func tint(in context: ViewContext) -> ColorValue {
    if let color { return color }
    switch style {
    case .white, .whiteLarge: return .system("white")
    case .gray, .medium, .large:
      return context.traits.generation == .ios12
        ? .literal(RGBA8(rgb: 0x7F7F7F)) : .part("activityIndicator.tick")
    }
  }

  /// It turns clockwise everywhere.
  public var mirrorsDrawing: Bool { false }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard isShown else { return }
    let ink = try canvas.color(tint(in: context), as: "color")
    let bounds = canvas.bounds
    let side = min(side, min(bounds.width, bounds.height))
    // Eight thick ticks from iOS 13 on, twelve thin ones before.
    let isOld = context.traits.generation == .ios12
    let ticks = isOld ? Self.twelfths : Self.eighths
    let width = side * (isOld ? 0.085 : 0.12)
    let outer = side * (isOld ? 0.5 : 0.47) - width / 2
    let inner = side * (isOld ? 0.27 : 0.24)
    for (index, tick) in ticks.enumerated() {
      let share =
        isOld
        ? max(0.25, 1 - 0.09 * Double(index))
        : (isAnimating ? Self.alphas[(8 - index) % 8] : 97) / 147 * (color == nil ? 0.577 : 1)
      var faint = ink
      faint.alpha = UInt8((Double(ink.alpha) * share).rounded())
      canvas.fill(
        Stroke.line(
          from: Point(x: bounds.midX + tick.x * inner, y: bounds.midY + tick.y * inner),
          to: Point(x: bounds.midX + tick.x * outer, y: bounds.midY + tick.y * outer),
          width: width), faint)
    }
  }
}
