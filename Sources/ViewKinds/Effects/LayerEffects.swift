public import Drawing
import Screens

/// What a view's layer does to all of the view: corners, gradient, shadow, transform, blend mode.
public struct LayerEffects: Sendable {
  /// Without their radius, which is an attribute of its own.
  var corners = LayerCorners()
  /// Lies between the background and the content.
  public var gradient: GradientValue?
  /// True where code sets the gradient's colours again when traits change.
  public var setsGradientAgain = false
  public var shadow: ShadowValue?
  public var transform: TransformValue?
  public var blendMode = BlendMode.normal
  /// True for the view that masks the one it lies in.
  public var isMask = false

  public static let specs: [AttributeSpec] = [
    AttributeSpec(
      "cornerCurve", .choice(LayerCorners.Curve.allCases.map(\.rawValue)), default: "circular",
      "How the sides bend into the corners."),
    AttributeSpec(
      "maskedCorners", .structure("names of corners"), default: "all four",
      "The corners that cornerRadius rounds: topLeft, topRight, bottomLeft, bottomRight, or CALayer’s names such as layerMinXMinYCorner."
    ),
    AttributeSpec(
      "gradient", .structure("a gradient"), default: "none",
      "A CAGradientLayer over the background and behind the content: { type, colors, locations, startPoint, endPoint }."
    ),
    AttributeSpec(
      "shadowColor", .color, default: "black", "Colour of the layer’s shadow."),
    AttributeSpec(
      "shadowOpacity", .number(0...1, unit: "share"), default: "0",
      "Opacity of the shadow that everything the view draws throws; none where the view clips."),
    .points("shadowRadius", 0...100, default: "3", "Standard deviation of the shadow’s blur."),
    AttributeSpec(
      "shadowOffset", .structure("[x, y]"), default: "[0, -3]",
      "How far the shadow lies to the right and down, in points."),
    AttributeSpec(
      "transform", .structure("a transform"), default: "none",
      "Turns, scales and moves the view and its subviews as drawn, not as laid out: { rotate, scale, translate, anchor } or [a, b, c, d, tx, ty]."
    ),
    AttributeSpec(
      "blendMode", .choice(BlendMode.allCases.map(\.rawValue)), default: "normal",
      "How the view’s colours meet those beneath it."),
    AttributeSpec(
      "mask", .structure("a view"), default: "none",
      "A view over the bounds whose alpha says what of this view is seen."),
    AttributeSpec("masks", .flag, default: "set by the reader", "Masks the view it lies in.")
      .unwritten,
  ]

  init() {}

  init(reading reader: AttributeReader) throws(ScreenError) {
    corners = try LayerCorners(reading: reader)
    if let written = try reader.object("gradient", known: GradientValue.keys) {
      gradient = try GradientValue(reading: written)
    }
    setsGradientAgain = try SetAgain.names(reader).contains("gradient")
    shadow = try ShadowValue(reading: reader)
    if let written = reader.value("transform") {
      transform = try TransformValue(written, reading: reader)
    }
    blendMode = try reader.choice("blendMode") ?? .normal
    isMask = try reader.flag("masks") ?? false
  }
}
