import Drawing
import Screens

/// The states that a control can be in, under UIKit's names.
struct ControlState: Hashable, Sendable {
  var isEnabled = true
  var isHighlighted = false
  var isSelected = false
  var isFocused = false

  static let normal = ControlState()

  /// What a control that knows all states accepts.
  static let specs: [AttributeSpec] = [
    enabled,
    AttributeSpec("isHighlighted", .flag, default: "false", "Drawn as under a finger."),
    AttributeSpec("isSelected", .flag, default: "false", "Drawn as chosen."),
    focused,
  ]

  static let enabled = AttributeSpec(
    "isEnabled", .flag, default: "true", "A disabled control is drawn faintly.")
  static let focused = AttributeSpec(
    "isFocused", .flag, default: "false", "Drawn with the keyboard’s focus, a halo in the tint.")

  private init() {}

  /// Reads those of the four attributes that the owner declares; others are not written.
  init(reading reader: AttributeReader) throws(ScreenError) {
    isEnabled = try reader.flag("isEnabled") ?? true
    isHighlighted = try reader.flag("isHighlighted") ?? false
    isSelected = try reader.flag("isSelected") ?? false
    isFocused = try reader.flag("isFocused") ?? false
  }
}

extension ViewCanvas {
  /// Draws `content` at half opacity where the control is disabled.
  mutating func dimmed(
    _ isDimmed: Bool, _ content: (inout ViewCanvas) throws(ScreenError) -> Void
  ) throws(ScreenError) {
    guard isDimmed else { return try content(&self) }
    append(.group(opacity: 0.5))
    try content(&self)
    restore()
  }
}
