public import Screens
import Traits

/// Blurs what lies behind it, with its subviews on top.
public struct VisualEffectView: ViewKind {
  public static let name = "visualEffectView"
  public static let summary = "Blurs what lies behind it; its subviews are on top."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "effect", .choice(BlurStyle.allCases.map(\.rawValue)), default: "none",
      "A style of UIBlurEffect; those that end in Light or Dark, and extraLight, light and dark, never adapt."
    )
  ]
  public static let examples = [
    KindExample(
      "A material over colours",
      #"{ kind: "view", width: 200, height: 80, subviews: [{ kind: "view", frame: [0, 0, 100, 80], backgroundColor: "systemOrange" }, { kind: "view", frame: [100, 0, 100, 80], backgroundColor: "systemTeal" }, { kind: "visualEffectView", pin: { centerX: 0, centerY: 0 }, width: 140, height: 48, cornerRadius: 12, clipsToBounds: true, effect: "systemThinMaterial", subviews: [{ kind: "label", text: "Tokyo", pin: { centerX: 0, centerY: 0 } }] }] }"#
    )
  ]

  let effect: BlurStyle?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    effect = try reader.choice("effect")
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard let effect else { return }
    if effect.rawValue.hasPrefix("system") { canvas.needs(effect.rawValue, since: .ios13) }
    canvas.decide(
      "effectStyle", effect.style(in: context.traits.drawnStyle).rawValue, rules(effect))
    try canvas.blur(effect, in: canvas.bounds, as: "effect")
  }

  private func rules(_ effect: BlurStyle) -> [AppearanceRule] {
    switch effect.adaptation {
    case .adaptive:
      [AppearanceRule("\(effect.rawValue) follows the style of the view", .decided)]
    case .fixed(let style):
      [
        AppearanceRule("\(effect.rawValue) is always \(style.rawValue)", .decided),
        AppearanceRule("the style of the view", .lost),
      ]
    }
  }
}
