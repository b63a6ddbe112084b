import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// A drawing in place of a web page.
public struct WebView: ViewKind {
  public static let name = "webView"
  public static let summary =
    "A drawing in place of a web page, which stays white unless the page has styles for dark."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "prefersColorScheme", .flag, default: "false",
      "Whether the page’s style sheet answers prefers-color-scheme: dark.")
  ]
  public static let examples = [
    KindExample("A page without dark styles", #"{ kind: "webView", width: 240, height: 160 }"#),
    KindExample(
      "A page with them",
      #"{ kind: "webView", width: 240, height: 160, prefersColorScheme: true }"#),
  ]

  let hasDarkStyles: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    hasDarkStyles = try reader.flag("prefersColorScheme") ?? false
  }

  public var clipsToBounds: Bool { true }
  public var expands: Set<Axis> { [.horizontal, .vertical] }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.standIn("a drawing for a web page")
    canvas.decide("colorScheme", scheme(in: context.traits).rawValue, rules(in: context.traits))
    canvas.fill(canvas.bounds, try canvas.color(color(0xFFFFFF, 0x1B1B1D), as: "pageColor"))
    let ink = try canvas.color(color(0x3A3A3C, 0xD1D1D6), as: "inkColor")
    let faint = try canvas.color(color(0xD8D8DD, 0x3A3A3E), as: "lineColor")
    let width = canvas.size.width - 32
    canvas.fill(Rect(x: 16, y: 20, width: width * 0.62, height: 16), radius: 3, ink)
    var y = 50.0
    let picture = min(width * 0.4, canvas.size.height * 0.34)
    canvas.fill(Rect(x: 16, y: y, width: width, height: picture), radius: 4, faint)
    y += picture + 16
    var line = 0
    while y < canvas.size.height - 36 {
      let share = line % 4 == 3 ? 0.55 : line % 4 == 1 ? 0.93 : 0.98
      canvas.fill(Rect(x: 16, y: y, width: width * share, height: 7), radius: 3, faint)
      y += line % 4 == 3 ? 28 : 16
      line += 1
    }
    canvas.caption("Web page (stand-in)", in: context)
  }

  private func color(_ light: UInt32, _ dark: UInt32) -> ColorValue {
    let page = ColorValue.literal(RGBA8(rgb: light))
    guard hasDarkStyles else { return page }
    return .dynamic(ColorValue.Dynamic(light: page, dark: .literal(RGBA8(rgb: dark))))
  }

  private func scheme(in traits: TraitSet) -> UserInterfaceStyle {
    hasDarkStyles ? traits.drawnStyle : .light
  }

  private func rules(in traits: TraitSet) -> [AppearanceRule] {
    [
      AppearanceRule(
        hasDarkStyles
          ? "the page answers prefers-color-scheme, which is \(traits.drawnStyle.rawValue)"
          : "the page has no styles for dark and stays white", .decided)
    ]
  }
}
