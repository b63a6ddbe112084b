import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// A knob on a track, for a value from a range.
public struct Slider: ViewKind {
  public static let name = "slider"
  public static let summary = "A knob on a track, for a value from a range."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("value", .number(-1e6...1e6, unit: "value"), default: "0", "Where the knob is."),
    AttributeSpec(
      "minimumValue", .number(-1e6...1e6, unit: "value"), default: "0", "The value at the left."),
    AttributeSpec(
      "maximumValue", .number(-1e6...1e6, unit: "value"), default: "1", "The value at the right."),
    AttributeSpec(
      "minimumTrackTintColor", .color, default: "the tint", "The track before the knob."),
    AttributeSpec(
      "maximumTrackTintColor", .color, default: "systemFill", "The track after the knob."),
    AttributeSpec("thumbTintColor", .color, default: "white", "The knob’s colour."),
    AttributeSpec("minimumValueImage", .image, default: "none", "Stands before the track."),
    AttributeSpec("maximumValueImage", .image, default: "none", "Stands after the track."),
    ControlState.enabled,
  ]
  public static let examples = [
    KindExample("In the middle", #"{ kind: "slider", width: 200, value: 0.5 }"#),
    KindExample(
      "Of its own colours",
      #"{ kind: "slider", width: 200, value: 80, maximumValue: 100, minimumTrackTintColor: "systemOrange", thumbTintColor: "systemYellow" }"#
    ),
    KindExample("Disabled", #"{ kind: "slider", width: 200, value: 0.3, isEnabled: false }"#),
  ]

  /// From 0 at the left end to 1 at the right one.
  let share: Double
  let minimumTrack: ColorValue?
  let maximumTrack: ColorValue?
  let thumb: ColorValue
  let images: (minimum: PartImage?, maximum: PartImage?)
  let isEnabled: Bool
  public private(set) var expands: Set<Axis> = []

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let range = try ControlRange(reading: reader, maximum: 1)
    share = range.share
    minimumTrack = try reader.color("minimumTrackTintColor")
    maximumTrack = try reader.color("maximumTrackTintColor")
    thumb = try reader.color("thumbTintColor") ?? .system("white")
    images = (
      try PartImage("minimumValueImage", reading: reader),
      try PartImage("maximumValueImage", reading: reader)
    )
    isEnabled = try ControlState(reading: reader).isEnabled
  }

  /// SwiftUI's slider is as wide as it can be.
  public func adapted(to site: ViewSite) -> Slider {
    guard site.isHosted else { return self }
    var slider = self
    slider.expands = [.horizontal]
    return slider
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  /// 31 points high, 34 from iOS 26 on (metrics, section 4). UIKit names no width; Interface
  /// Builder makes 118 points of that.
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.traits.generation == .ios26 ? 34 : 31)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("value", trimmed(share))
    try canvas.dimmed(!isEnabled) { canvas throws(ScreenError) in
      try drawTrack(on: &canvas, in: context)
    }
  }

  private func drawTrack(
    on canvas: inout ViewCanvas, in context: ViewContext
  ) throws(ScreenError) {
    let generation = context.traits.generation
    let bounds = canvas.bounds
    var left = 2.0
    var right = bounds.width - 2
    if let image = images.minimum {
      left += try image.draw(x: 0, at: 0, on: &canvas, in: context).width + 5
    }
    if let image = images.maximum {
      right -= try image.draw(x: bounds.width, at: 1, on: &canvas, in: context).width + 5
    }
    // 4 points high, 2 up to iOS 12 and 6 from iOS 26 on.
    let height = generation == .ios12 ? 2.0 : generation == .ios26 ? 6 : 4
    let track = Rect(
      x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    let knob = generation == .ios26 ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
    let x = track.minX + max(0, track.width - knob.width) * share
    let split = x + knob.width / 2
    let rest =
      generation == .ios12 ? .literal(RGBA8(rgb: 0xB7B7B7)) : ColorValue.part("slider.maxTrack")
    canvas.fill(
      Rect(x: split, y: track.minY, width: max(0, track.maxX - split), height: height),
      radius: height / 2,
      try canvas.color(maximumTrack ?? rest, as: "maximumTrackTintColor"))
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: split - track.minX, height: height),
      radius: height / 2,
      try canvas.color(minimumTrack ?? context.tint, as: "minimumTrackTintColor"))
    let rect = Rect(origin: Point(x: x, y: bounds.midY - knob.height / 2), size: knob)
    canvas.fill(
      rect.inset(by: .uniform(-0.5)), radius: knob.height / 2 + 0.5,
      try canvas.color(.part("thumb.border"), as: "thumbBorderColor"))
    canvas.knob(
      rect, radius: knob.height / 2, try canvas.color(thumb, as: "thumbTintColor"), slides: true)
  }
}
