import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// Two buttons, − and +, that change a value by steps.
public struct Stepper: ViewKind {
  public static let name = "stepper"
  public static let summary = "Two buttons, − and +, that change a value by steps."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("value", .number(-1e6...1e6, unit: "value"), default: "0", "The value now."),
    AttributeSpec(
      "minimumValue", .number(-1e6...1e6, unit: "value"), default: "0", "At it − is faint."),
    AttributeSpec(
      "maximumValue", .number(-1e6...1e6, unit: "value"), default: "100", "At it + is faint."),
    AttributeSpec(
      "wraps", .flag, default: "false", "Goes on at the other end, so that no button is faint."),
    ControlState.enabled,
    AttributeSpec(
      "highlightedButton", .choice(Side.allCases.map(\.rawValue)), default: "none",
      "The button under a finger."),
  ]
  public static let examples = [
    KindExample("At its minimum", #"{ kind: "stepper" }"#),
    KindExample("Pressed", #"{ kind: "stepper", value: 5, highlightedButton: "increment" }"#),
    KindExample("Disabled", #"{ kind: "stepper", value: 5, isEnabled: false }"#),
  ]

  enum Side: String, CaseIterable, Sendable {
    case decrement
    case increment
  }

  let canDecrement: Bool
  let canIncrement: Bool
  let isEnabled: Bool
  let highlighted: Side?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let range = try ControlRange(reading: reader, maximum: 100)
    let wraps = try reader.flag("wraps") ?? false
    canDecrement = wraps || range.value > range.minimum
    canIncrement = wraps || range.value < range.maximum
    isEnabled = try ControlState(reading: reader).isEnabled
    highlighted = try reader.choice("highlightedButton")
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  /// 94 × 32 points, 29 high up to iOS 12 (metrics, section 4).
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: 94, height: context.traits.generation == .ios12 ? 29 : 32)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    try canvas.dimmed(!isEnabled) { canvas throws(ScreenError) in
      let isOld = context.traits.generation == .ios12
      let bounds = canvas.bounds
      let half = bounds.width / 2
      let radius = isOld ? 4.0 : context.traits.generation == .ios26 ? bounds.height / 2 : 8
      let ink = isOld ? context.tint : .system("label")
      if isOld {
        let line = try canvas.color(ink, as: "borderColor")
        canvas.border(bounds, radius: radius, width: 1, line)
        canvas.fill(Rect(x: half - 0.5, y: 0, width: 1, height: bounds.height), line)
      } else {
        canvas.fill(
          bounds, radius: radius, try canvas.color(.system("tertiarySystemFill"), as: "fillColor"))
        canvas.fill(
          Rect(x: half - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14)),
          try canvas.color(.part("segmented.divider"), as: "dividerColor"))
      }
      if let highlighted {
        let color = try canvas.color(
          isOld ? .withAlpha(ink, 0.2) : .system("tertiarySystemFill"), as: "highlightColor")
        canvas.clip(radius: radius)
        canvas.fill(
          Rect(
            x: highlighted == .decrement ? 0 : half, y: 0, width: half, height: bounds.height),
          color)
        canvas.restore()
      }
      for (isMinus, isOn) in [(true, canDecrement), (false, canIncrement)] {
        let color = try canvas.color(
          isOn ? ink : .withAlpha(ink, 0.3), as: isMinus ? "decrementColor" : "incrementColor")
        canvas.fill(
          Stroke.plus(
            center: Point(x: isMinus ? half / 2 : half * 1.5, y: bounds.midY), size: 14,
            width: isOld ? 1.5 : 2, isMinus: isMinus), color)
      }
    }
  }
}
