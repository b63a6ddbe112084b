public import Geometry
public import LayoutEngine
import Screens
public import Traits

/// What every view has, whatever its kind: place, appearance of its layer, and overrides.
public struct CommonAttributes: Sendable {
  public var placement: Placement?
  public var isArranged = false
  public var width: Double?
  public var height: Double?
  public var minimum = Size.zero
  public var backgroundColor: ColorValue?
  public var tintColor: ColorValue?
  public var overrideUserInterfaceStyle = StyleOverride.unspecified
  public var traitOverrides: TraitOverrides?
  /// SwiftUI's `colorScheme`: for the view and what lies in it, not for its surroundings.
  public var colorScheme: UserInterfaceStyle?
  public var alpha = 1.0
  public var isHidden = false
  public var clipsToBounds: Bool?
  public var cornerRadius = 0.0
  public var borderWidth = 0.0
  public var borderColor: ColorValue?
  /// True where code sets the border's colour again when traits change.
  public var setsBorderAgain = false
  public var layoutMargins: Insets?
  public var padding = Insets.zero
  public var hugging: AxisPriorities?
  public var compressionResistance: AxisPriorities?
  /// Corners, gradient, shadow, transform, blend mode and mask.
  public var effects = LayerEffects()

  /// The layer's corners with their radius.
  public var corners: LayerCorners {
    var corners = effects.corners
    corners.radius = cornerRadius
    return corners
  }

  /// The attributes, for the manual and for “did you mean”.
  public static let specs: [AttributeSpec] =
    [
      AttributeSpec(
        "pin", .structure("edges and centres"), default: "none",
        "Holds the view by edges of its superview: top, leading, bottom, trailing, centerX, centerY, each a number, “superview”, “safeArea” or “margin”, also with “+ 8”; inwards is positive. One word stands for all four edges."
      ),
      AttributeSpec(
        "frame", .structure("[x, y, width, height]"), default: "none",
        "The rectangle in the superview, in points."),
      .points("width", default: "as the content asks", "A fixed width."),
      .points("height", default: "as the content asks", "A fixed height."),
      .points("minWidth", default: "0", "The least width."),
      .points("minHeight", default: "0", "The least height."),
      AttributeSpec(
        "backgroundColor", .color, default: "the kind’s own", "What lies behind the content."),
      AttributeSpec(
        "tintColor", .color, default: "inherited, systemBlue at the window",
        "The colour of what can be touched, here and in subviews."),
      AttributeSpec(
        "overrideUserInterfaceStyle", .choice(["unspecified", "light", "dark"]),
        default: "unspecified", "The style of the view and its subviews, whatever surrounds them."),
      AttributeSpec(
        "traitOverrides", .structure("traits"), default: "none",
        "Traits of the view and its subviews, from iOS 17 on: userInterfaceStyle, userInterfaceLevel, accessibilityContrast."
      ),
      SemanticContentAttribute.spec,
      SemanticContentAttribute.directionSpec,
      AttributeSpec(
        "alpha", .number(0...1, unit: "share"), default: "1", "Opacity of the view as a group."),
      AttributeSpec(
        "isHidden", .flag, default: "false", "Not drawn; gives up its place in a stack view."),
      AttributeSpec(
        "clipsToBounds", .flag, default: "true for scroll views", "Cuts subviews at the bounds."),
      .points("cornerRadius", default: "0", "Radius of the layer’s corners."),
      .points(
        "borderWidth", 0...200, default: "0", "Width of the layer’s border, inside the bounds."),
      AttributeSpec("borderColor", .color, default: "black", "Colour of the layer’s border."),
      SetAgain.spec,
      AttributeSpec(
        "layoutMargins", .structure("insets"), default: "8, at a controller’s root 16 or 20",
        "The distances of “margin”: a number or { top, leading, bottom, trailing }."),
      AttributeSpec(
        "padding", .structure("insets"), default: "0",
        "SwiftUI’s padding: kept free around the content, inside the background."),
      AttributeSpec(
        "contentHuggingPriority", .number(1...1000, unit: "priority"), default: "the kind’s own",
        "How strongly the view refuses to grow."),
      AttributeSpec(
        "contentCompressionResistancePriority", .number(1...1000, unit: "priority"), default: "750",
        "How strongly the view refuses to shrink."),
      AttributeSpec(
        "audit", .structure("an exception"), default: "none",
        "What the appearance audit leaves out here and why: { ignore: [\"K3\"], because: \"a photo\" }."
      ),
      AttributeSpec(
        "arranged", .flag, default: "set by the reader", "Lies among a stack’s arranged views."
      ).unwritten,
    ] + LayerEffects.specs

  static let names = Set(specs.map(\.name))

  init() {}

  init(reading reader: AttributeReader) throws(ScreenError) {
    if let frame = try reader.numbers("frame", count: 4) {
      guard frame[2] >= 0, frame[3] >= 0, let value = reader.value("frame") else {
        throw ScreenError(
          "frame has a negative size", remedy: "write [x, y, width, height] in points",
          at: reader.value("frame")?.place ?? reader.place)
      }
      if reader.isPresent("pin") {
        throw ScreenError(
          "a view has both frame and pin", remedy: "keep one of them", at: value.place)
      }
      placement = .frame(Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
    if let pins = try reader.pins("pin") { placement = .pinned(pins) }
    isArranged = try reader.flag("arranged") ?? false
    width = try reader.number("width")
    height = try reader.number("height")
    minimum = Size(
      width: try reader.number("minWidth") ?? 0, height: try reader.number("minHeight") ?? 0)
    backgroundColor = try reader.color("backgroundColor")
    tintColor = try reader.color("tintColor")
    overrideUserInterfaceStyle = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    traitOverrides = try reader.traitOverrides("traitOverrides")
    try reader.checkAgreement(
      of: "overrideUserInterfaceStyle", overrideUserInterfaceStyle, with: "traitOverrides",
      traitOverrides?.style)
    colorScheme = try reader.choice("colorScheme")
    alpha = try reader.number("alpha", in: 0...1) ?? 1
    isHidden = try reader.flag("isHidden") ?? false
    clipsToBounds = try reader.flag("clipsToBounds")
    cornerRadius = try reader.number("cornerRadius") ?? 0
    effects = try LayerEffects(reading: reader)
    borderWidth = try reader.number("borderWidth", in: 0...200) ?? 0
    borderColor = try reader.color("borderColor")
    setsBorderAgain = try SetAgain.names(reader).contains("borderColor")
    layoutMargins = try reader.insets("layoutMargins")
    padding = try reader.insets("padding") ?? .zero
    try AuditException.check(reader)
    if let priority = try reader.number("contentHuggingPriority", in: 1...1000) {
      hugging = AxisPriorities(horizontal: priority, vertical: priority)
    }
    if let priority = try reader.number("contentCompressionResistancePriority", in: 1...1000) {
      compressionResistance = AxisPriorities(horizontal: priority, vertical: priority)
    }
  }
}
