import Drawing
import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// An on/off switch.
public struct Switch: ViewKind {
  public static let name = "switch"
  public static let summary = "An on/off switch."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("isOn", .flag, default: "false", "Whether the switch is on."),
    AttributeSpec("onTintColor", .color, default: "systemGreen", "The track’s colour when on."),
    AttributeSpec("thumbTintColor", .color, default: "white", "The knob’s colour."),
    AttributeSpec(
      "isEnabled", .flag, default: "true", "A disabled switch is drawn at half opacity."),
  ]
  public static let examples = [
    KindExample("On", #"{ kind: "switch", isOn: true }"#),
    KindExample("Off", #"{ kind: "switch" }"#),
    KindExample("Disabled", #"{ kind: "switch", isOn: true, isEnabled: false }"#),
  ]

  let isOn: Bool
  let onTint: ColorValue
  let thumb: ColorValue
  let isEnabled: Bool

  public init(reading reader: AttributeReader) throws(ScreenError) {
    isOn = try reader.flag("isOn") ?? false
    onTint = try reader.color("onTintColor") ?? .system("systemGreen")
    thumb = try reader.color("thumbTintColor") ?? .system("white")
    isEnabled = try reader.flag("isEnabled") ?? true
  }

  init(isOn: Bool, onTint: ColorValue? = nil) {
    self.isOn = isOn
    self.onTint = onTint ?? .system("systemGreen")
    thumb = .system("white")
    isEnabled = true
  }

  /// 51 × 31 points, and 63 × 28 from iOS 26 on (metrics, section 4).
  static func size(in context: ViewContext) -> Size {
    context.traits.generation == .ios26
      ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let size = Self.size(in: context)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("isOn", "\(isOn)")
    if !isEnabled { canvas.append(.group(opacity: 0.5)) }
    try drawTrack(on: &canvas, at: .zero, in: context)
    if !isEnabled { canvas.restore() }
  }

  /// Paints the switch with its top-left corner at `origin`, in points of the canvas’s bounds.
  func drawTrack(
    on canvas: inout ViewCanvas, at origin: Point, in context: ViewContext
  ) throws(ScreenError) {
    let size = Self.size(in: context)
    let track = Rect(origin: origin, size: size)
    let color = try canvas.color(
      isOn ? onTint : .system("secondarySystemFill"), as: "trackColor")
    canvas.fill(track, radius: size.height / 2, color)
    let isWide = context.traits.generation == .ios26
    let knob = Size(width: isWide ? 39 : 27, height: isWide ? 24 : 27)
    let x = isOn ? track.maxX - 2 - knob.width : track.minX + 2
    let rect = Rect(origin: Point(x: x, y: track.midY - knob.height / 2), size: knob)
    canvas.knob(
      rect, radius: knob.height / 2, try canvas.color(thumb, as: "thumbColor"), slides: false)
  }
}
