import Geometry
public import LayoutEngine
public import Screens
import Traits

/// A line of one device pixel.
public struct Separator: ViewKind {
  public static let name = "separator"
  public static let summary = "A line of one device pixel, across or down."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "axis", .choice(["horizontal", "vertical"]), default: "horizontal",
      "The direction of the line."),
    AttributeSpec("color", .color, default: "separator", "The line’s colour."),
  ]
  public static let examples = [
    KindExample("Across", #"{ kind: "separator", width: 240 }"#),
    KindExample("Down", #"{ kind: "separator", axis: "vertical", height: 44 }"#),
  ]

  let axis: Axis
  let color: ColorValue

  public init(reading reader: AttributeReader) throws(ScreenError) {
    axis = try reader.choice("axis") ?? .horizontal
    color = try reader.color("color") ?? .system("separator")
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    let pixel = 1 / context.scale.factor
    switch axis {
    case .horizontal: return IntrinsicSize(height: pixel)
    case .vertical: return IntrinsicSize(width: pixel)
    }
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 750, vertical: 750) }

  public var expands: Set<Axis> { [axis] }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.fill(canvas.bounds, try canvas.color(color, as: "color"))
  }
}
