import Geometry
import LayoutEngine
public import Screens
import Traits

/// The arrow of a popover, in the colour of the content beside it.
public struct PopoverArrow: ViewKind {
  public static let name = "popoverArrow"
  public static let summary = "The arrow of a popover."
  public static let attributes: [AttributeSpec] = []
  public static let examples: [KindExample] = []

  /// Where the arrow points, in UIKit's order of preference.
  public enum Direction: String, CaseIterable, Sendable {
    case up
    case down
    case left
    case right

    /// True for an arrow above or below the popover.
    var isVertical: Bool { self == .up || self == .down }
  }

  /// From the popover's edge to the tip, and along the edge, in points. Both are assumed.
  static let height = 13.0
  static let base = 37.0

  let direction: Direction
  /// Nil for the system's background.
  let color: ColorValue?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    self.init(.up, color: nil)
  }

  init(_ direction: Direction, color: ColorValue?) {
    self.direction = direction
    self.color = color
  }

  /// The arrow of `popover`, whose rectangle is known.
  public static func view(of popover: View, at place: PopoverPlacement) -> View {
    let content = popover.children.first ?? popover
    return View(
      id: "\(content.id).arrow",
      kind: PopoverArrow(place.direction, color: content.outerBackground),
      context: content.context, placement: .frame(place.arrow), place: popover.place)
  }

  public var mirrorsDrawing: Bool { false }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    let bounds = canvas.bounds
    let along = direction.isVertical ? bounds.width : bounds.height
    let across = direction.isVertical ? bounds.height : bounds.width
    // Drawn pointing upwards: the sides leave the edge flat and meet round at the tip.
    func point(_ share: Double, _ depth: Double) -> Point {
      let x = along * share
      let y = across * depth
      return switch direction {
      case .up: Point(x: x, y: y)
      case .down: Point(x: x, y: across - y)
      case .left: Point(x: y, y: x)
      case .right: Point(x: across - y, y: x)
      }
    }
    let path = Path([
      .move(point(0, 1)),
      .cubic(control1: point(0.27, 1), control2: point(0.37, 0), end: point(0.5, 0)),
      .cubic(control1: point(0.63, 0), control2: point(0.73, 1), end: point(1, 1)), .close,
    ])
    canvas.fill(path, try canvas.color(color ?? .system("systemBackground"), as: "arrowColor"))
  }
}

extension View {
  /// The background that is seen at the view's edges: its own, or that of what fills it.
  fileprivate var outerBackground: ColorValue? {
    if let own = common.backgroundColor { return own }
    if let own = kind.defaultBackground(in: context)?.color { return own }
    return children.first { $0.placement == .fill }?.outerBackground
  }
}
