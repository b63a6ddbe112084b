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
      "axis", .choice(["horizontal", "vertical"]), default: "across the stack, else horizontal",
      "The direction of the line."),
    AttributeSpec("color", .color, default: "separator", "The line’s colour."),
  ]
  public static let examples = [
    KindExample("Across", #"{ kind: "separator", width: 240 }"#),
    KindExample("Down", #"{ kind: "separator", axis: "vertical", height: 44 }"#),
  ]

  /// Nil where the stack around decides.
  private var written: Axis?
  let color: ColorValue

  public init(reading reader: AttributeReader) throws(ScreenError) {
    written = try reader.choice("axis")
    color = try reader.color("color") ?? .system("separator")
  }

  private var axis: Axis { written ?? .horizontal }

  public func adapted(to site: ViewSite) -> Separator {
    guard written == nil, site.stackAxis == .horizontal else { return self }
    var line = self
    line.written = .vertical
    return line
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
