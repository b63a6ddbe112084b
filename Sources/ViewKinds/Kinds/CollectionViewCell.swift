public import Geometry
import LayoutEngine
public import Screens
import Traits

/// One cell of a collection view.
public struct CollectionViewCell: ViewKind {
  public static let name = "collectionViewCell"
  public static let summary = "One cell of a collection view, also usable alone."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "selectedBackgroundColor", .color, default: "none",
      "Lies behind the content while the cell is selected or highlighted."),
    AttributeSpec("isSelected", .flag, default: "false", "Drawn as chosen."),
    AttributeSpec("isHighlighted", .flag, default: "false", "Drawn as under a finger."),
    ControlState.focused,
  ]
  public static let examples = [
    KindExample(
      "Selected",
      #"{ kind: "collectionViewCell", width: 96, height: 64, cornerRadius: 8, clipsToBounds: true, selectedBackgroundColor: "systemGray4", isSelected: true, subviews: [{ kind: "label", text: "23°", pin: { centerX: 0, centerY: 0 } }] }"#
    )
  ]

  let selectedBackground: ColorValue?
  let state: ControlState
  let radius: Double

  public init(reading reader: AttributeReader) throws(ScreenError) {
    selectedBackground = try reader.color("selectedBackgroundColor")
    state = try ControlState(reading: reader)
    radius = try reader.number("cornerRadius") ?? 0
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    guard state.isSelected || state.isHighlighted else { return }
    canvas.note("state", state.isSelected ? "selected" : "highlighted")
    guard let selectedBackground else { return }
    canvas.fill(
      canvas.bounds, radius: radius,
      try canvas.color(selectedBackground, as: "selectedBackgroundColor"))
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    guard state.isFocused else { return }
    canvas.halo(radius: radius, try canvas.color(context.tint, as: "focusColor"))
  }
}
