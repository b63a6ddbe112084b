public import LayoutEngine
public import Screens
import Traits

/// A view whose layer is a `CAGradientLayer`, or one of SwiftUI's gradients.
public struct GradientView: ViewKind {
  public static let name = "gradientView"
  public static let summary =
    "A gradient: a view whose layer class is CAGradientLayer, or one of SwiftUI’s gradients."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "type", .choice(GradientValue.Kind.allCases.map(\.rawValue)), default: "axial",
      "Along a line, from a point outwards, or around a point."),
    AttributeSpec("colors", .structure("colours"), default: "required", "From start to end."),
    AttributeSpec(
      "locations", .structure("shares"), default: "evenly spread",
      "Where each colour is reached, ascending from 0 to 1."),
    AttributeSpec(
      "startPoint", .structure("[x, y] or a word"), default: "[0.5, 0], else the centre",
      "Where the line begins, or the centre, in the unit square of the bounds or as SwiftUI’s topLeading."
    ),
    AttributeSpec(
      "endPoint", .structure("[x, y] or a word"),
      default: "[0.5, 1], radial [1, 1], conic [1, 0.5]",
      "Where the line ends; how far a radial gradient reaches; where a conic one begins."),
    .points("startRadius", default: "0", "SwiftUI’s radius of the first colour."),
    .points("endRadius", default: "as endPoint says", "SwiftUI’s radius of the last colour."),
    AttributeSpec(
      "startAngle", .number(-36_000...36_000, unit: "degrees"), default: "as endPoint says",
      "SwiftUI’s direction of the first colour, clockwise from the right."),
    AttributeSpec(
      "endAngle", .number(-36_000...36_000, unit: "degrees"), default: "startAngle + 360",
      "SwiftUI’s direction of the last colour."),
  ]
  public static let examples = [
    KindExample(
      "From top to bottom",
      #"{ kind: "gradientView", width: 240, height: 60, colors: ["systemBlue", "systemIndigo"] }"#),
    KindExample(
      "Across, with a place for each colour",
      ##"{ kind: "gradientView", width: 240, height: 60, colors: ["systemOrange", { light: "systemPink", dark: "systemPurple" }, "#203040"], locations: [0, 0.25, 1], startPoint: [0, 0.5], endPoint: [1, 0.5] }"##
    ),
    KindExample(
      "From the middle outwards",
      #"{ kind: "gradientView", type: "radial", width: 120, height: 120, cornerRadius: 60, colors: ["systemYellow", "systemRed"] }"#
    ),
    KindExample(
      "Around the middle",
      #"{ kind: "gradientView", type: "conic", width: 120, height: 120, cornerRadius: 60, colors: ["systemRed", "systemGreen", "systemBlue", "systemRed"] }"#
    ),
  ]

  let gradient: GradientValue
  /// The layer's corners, which the gradient has as well.
  let corners: LayerCorners
  let setsColorsAgain: Bool
  private var isHosted = false

  public init(reading reader: AttributeReader) throws(ScreenError) {
    gradient = try GradientValue(reading: reader)
    corners = try LayerCorners(
      reading: reader, radius: try reader.number("cornerRadius") ?? 0)
    setsColorsAgain = try SetAgain.names(reader).contains("colors")
  }

  public func adapted(to site: ViewSite) -> GradientView {
    var view = self
    view.isHosted = site.isHosted
    return view
  }

  /// A gradient of SwiftUI takes the room it is offered.
  public var expands: Set<Axis> { isHosted ? [.horizontal, .vertical] : [] }

  /// Points name left and right; SwiftUI's words turn by themselves.
  public var mirrorsDrawing: Bool { false }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    try canvas.gradient(
      gradient, corners, written: "colors", adapts: isHosted || setsColorsAgain,
      isRightToLeft: context.isRightToLeft)
  }
}
