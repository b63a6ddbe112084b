import Geometry
import LayoutEngine
import Screens
import Traits

/// A window above a screen's own one, as apps use for banners. It belongs to the same scene and
/// takes nothing from the other window.
struct FurtherWindow: ViewKind {
  static let name = "window"
  static let summary = "A window above a screen’s own one."
  static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "frame", .structure("[x, y, width, height]"), default: "the whole screen",
      "The rectangle on the screen, in points."),
    AttributeSpec(
      "overrideUserInterfaceStyle", .choice(["unspecified", "light", "dark"]),
      default: "unspecified", "The style of everything in the window."),
    AttributeSpec(
      "traitOverrides", .structure("traits"), default: "none",
      "Traits of everything in the window, from iOS 17 on."),
    AttributeSpec(
      "tintColor", .color, default: "systemBlue", "The tint of everything in the window."),
    AttributeSpec("backgroundColor", .color, default: "none", "What lies behind the controllers."),
  ]
  static let examples: [KindExample] = []

  let override: StyleOverride
  let traits: TraitOverrides?
  let tintColor: ColorValue?
  /// In points; nil for the whole screen.
  let frame: Rect?
  var common = CommonAttributes()

  init(reading reader: AttributeReader) throws(ScreenError) {
    override = try reader.choice("overrideUserInterfaceStyle") ?? .unspecified
    traits = try reader.traitOverrides("traitOverrides")
    try reader.checkAgreement(
      of: "overrideUserInterfaceStyle", override, with: "traitOverrides", traits?.style)
    tintColor = try reader.color("tintColor")
    common.backgroundColor = try reader.color("backgroundColor")
    frame = try reader.numbers("frame", count: 4).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    if let frame, frame.size.width < 0 || frame.size.height < 0 {
      throw ScreenError(
        "frame has a negative size", remedy: "write [x, y, width, height] in points",
        at: reader.value("frame")?.place ?? reader.place)
    }
  }

  /// What the device's edges cover of the window, in points.
  func safeArea(on screen: ScreenMetrics) -> Insets {
    guard let frame else { return screen.safeArea }
    let covered = screen.safeArea
    return Insets(
      top: max(0, covered.top - frame.minY), left: max(0, covered.left - frame.minX),
      bottom: max(0, covered.bottom - (screen.size.height - frame.maxY)),
      right: max(0, covered.right - (screen.size.width - frame.maxX)))
  }
}
