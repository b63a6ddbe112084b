public import Drawing
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
    ),
    AttributeSpec(
      "vibrancyEffectStyle", .choice(VibrancyStyle.allCases.map(\.rawValue)), default: "none",
      "A style of UIVibrancyEffect, for the view over a blur that holds texts and symbols; drawn as an approximation."
    ),
  ]
  public static let examples = [
    KindExample(
      "A material over colours",
      #"{ kind: "view", width: 200, height: 80, subviews: [{ kind: "view", frame: [0, 0, 100, 80], backgroundColor: "systemOrange" }, { kind: "view", frame: [100, 0, 100, 80], backgroundColor: "systemTeal" }, { kind: "visualEffectView", pin: { centerX: 0, centerY: 0 }, width: 140, height: 48, cornerRadius: 12, clipsToBounds: true, effect: "systemThinMaterial", subviews: [{ kind: "label", text: "Tokyo", pin: { centerX: 0, centerY: 0 } }] }] }"#
    )
  ]

  let effect: BlurStyle?
  let vibrancy: VibrancyStyle?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    effect = try reader.choice("effect")
    vibrancy = try reader.choice("vibrancyEffectStyle")
    if effect != nil, vibrancy != nil {
      throw ScreenError(
        "a visualEffectView has both effect and vibrancyEffectStyle",
        remedy: "put a second visualEffectView into the one that blurs",
        at: reader.value("vibrancyEffectStyle")?.place ?? reader.place)
    }
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    if let vibrancy {
      canvas.note("vibrancyEffectStyle", vibrancy.rawValue)
      canvas.standIn("added light for a vibrancy effect")
    }
    guard let effect else { return }
    if effect.rawValue.hasPrefix("system") { canvas.needs(effect.rawValue, since: .ios13) }
    canvas.decide(
      "effectStyle", effect.style(in: context.traits.drawnStyle).rawValue, rules(effect))
    try canvas.blur(effect, in: canvas.bounds, as: "effect")
  }

  public func layerPaint(in context: ViewContext) -> LayerPaint? {
    vibrancy?.paint(in: context.traits.drawnStyle)
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
