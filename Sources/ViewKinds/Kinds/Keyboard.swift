import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits
import Typography

/// A drawing of the system's keyboard.
public struct Keyboard: ViewKind {
  public static let name = "keyboard"
  public static let summary =
    "A drawing of the system’s keyboard; the window adds one for a field with isFirstResponder."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "keyboardAppearance", .choice(KeyboardAppearance.allCases.map(\.rawValue)),
      default: "default", "Follows the style, or is always light or dark; alert is dark.")
  ]
  public static let examples = [
    KindExample("In the view’s style", #"{ kind: "keyboard", width: 390 }"#),
    KindExample(
      "Always dark", #"{ kind: "keyboard", width: 390, keyboardAppearance: "dark" }"#),
  ]

  private enum Look: Sendable {
    case appearance(KeyboardAppearance)
    case decided(UserInterfaceStyle, [AppearanceRule])
  }

  private let look: Look

  public init(reading reader: AttributeReader) throws(ScreenError) {
    look = .appearance(try reader.choice("keyboardAppearance") ?? .default)
  }

  init(style: UserInterfaceStyle, rules: [AppearanceRule]) { look = .decided(style, rules) }

  /// The bar of suggestions, in points.
  private static let barHeight = 44.0

  /// What lies below the keys on devices without a home button.
  private static func footer(in context: ViewContext) -> Double {
    context.screen.safeArea.bottom > 20 ? 75 : 0
  }

  /// From one row of keys to the next, in points.
  private static func pitch(in context: ViewContext) -> Double {
    context.screen.isPad ? 64 : context.screen.isCompactHeight ? 40 : 54
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(
      width: width ?? context.screen.size.width,
      height: Self.barHeight + 4 * Self.pitch(in: context) + Self.footer(in: context) + 1)
  }

  /// The keys of a left-to-right language stay where they are.
  public var mirrorsDrawing: Bool { false }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.standIn("a drawing for the system’s keyboard")
    let style: UserInterfaceStyle
    switch look {
    case .decided(let decided, let rules):
      style = decided
      canvas.decide("keyboard", style.rawValue, rules)
    case .appearance(let appearance):
      style = appearance.style(in: context.traits)
      canvas.decide(
        "keyboard", style.rawValue,
        appearance.rules(in: context.traits, field: "the keyboard", place: ""))
    }
    let colors = KeyboardColors(style)
    canvas.fill(
      canvas.bounds, try canvas.color(.literal(colors.background), as: "keyboardColor"))
    for share in [1.0, 2] {
      canvas.fill(
        Rect(
          x: canvas.size.width * share / 3, y: 11, width: 1 / canvas.scaleFactor,
          height: Self.barHeight - 20), colors.specialKey)
    }
    KeyRows(colors: colors, pitch: Self.pitch(in: context), top: Self.barHeight + 2)
      .draw(on: &canvas, in: context)
    let footer = Self.footer(in: context)
    if footer > 0 {
      KeyboardFooter(ink: colors.text, y: canvas.size.height - footer + 22).draw(on: &canvas)
    }
  }
}
