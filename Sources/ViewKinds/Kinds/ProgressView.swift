import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// A bar that fills as work goes on.
public struct ProgressView: ViewKind {
  public static let name = "progressView"
  public static let summary = "A bar that fills as work goes on."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec("progress", .number(0...1, unit: "share"), default: "0", "How much is done."),
    AttributeSpec(
      "progressViewStyle", .choice(Style.allCases.map(\.rawValue)), default: "default",
      "A bar alone, or a thinner one for the edge of another bar."),
    AttributeSpec("progressTintColor", .color, default: "the tint", "What is done."),
    AttributeSpec("trackTintColor", .color, default: "systemFill", "What is left."),
  ]
  public static let examples = [
    KindExample("At 40 %", #"{ kind: "progressView", width: 200, progress: 0.4 }"#),
    KindExample(
      "In a bar",
      #"{ kind: "progressView", width: 200, progress: 0.7, progressViewStyle: "bar", progressTintColor: "systemGreen" }"#
    ),
  ]

  enum Style: String, CaseIterable, Sendable {
    case `default`
    case bar
  }

  let progress: Double
  let style: Style
  let progressTint: ColorValue?
  let trackTint: ColorValue?
  public private(set) var expands: Set<Axis> = []

  public init(reading reader: AttributeReader) throws(ScreenError) {
    progress = try reader.number("progress", in: 0...1) ?? 0
    style = try reader.choice("progressViewStyle") ?? .default
    progressTint = try reader.color("progressTintColor")
    trackTint = try reader.color("trackTintColor")
  }

  /// SwiftUI's bar is as wide as it can be.
  public func adapted(to site: ViewSite) -> ProgressView {
    guard site.isHosted else { return self }
    var bar = self
    bar.expands = [.horizontal]
    return bar
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 750) }

  /// 4 points high from iOS 14 on, 2 before; 2.5 in a bar.
  private func height(in context: ViewContext) -> Double {
    switch context.traits.generation {
    case .ios12: style == .bar ? 2.5 : 2
    case .ios13, .ios15, .ios17, .ios26: style == .bar ? 2.5 : 4
    }
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: height(in: context))
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.note("progress", trimmed(progress))
    let bounds = canvas.bounds
    let height = min(bounds.height, height(in: context))
    // A bar's own bar has square ends, because it lies on an edge.
    let radius = style == .bar ? 0 : height / 2
    let track = Rect(
      x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let rest =
      context.traits.generation == .ios12
      ? .literal(RGBA8(rgb: 0xB7B7B7))
      : style == .bar ? .system("clear") : ColorValue.part("progress.track")
    canvas.fill(track, radius: radius, try canvas.color(trackTint ?? rest, as: "trackTintColor"))
    var done = track
    done.size.width = track.width * progress
    canvas.fill(
      done, radius: radius, try canvas.color(progressTint ?? context.tint, as: "progressTintColor"))
  }
}
