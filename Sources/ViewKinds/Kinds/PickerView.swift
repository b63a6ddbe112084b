import Geometry
public import LayoutEngine
public import Screens
import Traits

/// Wheels to choose values from.
public struct PickerView: ViewKind {
  public static let name = "pickerView"
  public static let summary = "Wheels to choose values from."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "components", .structure("a list of wheels"), default: "none",
      "Each { rows, selectedRow, width }; the rows are texts."),
    AttributeSpec(
      "textColor", .color, default: "label; black before iOS 13", "The rows’ colour."),
  ]
  public static let examples = [
    KindExample(
      "Two wheels",
      #"{ kind: "pickerView", width: 320, height: 216, components: [{ rows: ["Tokyo", "Kyoto", "Osaka", "Sapporo"], selectedRow: 1 }, { rows: ["°C", "°F"], width: 80 }] }"#
    )
  ]

  let wheels: Wheels
  let textColor: ColorValue?

  public init(reading reader: AttributeReader) throws(ScreenError) {
    var wheels: [Wheels.Wheel] = []
    for value in try reader.elements("components") {
      let component = try AttributeReader(
        object: value, owner: "a component", known: ["rows", "selectedRow", "width"],
        resources: reader.resources)
      let rows = try component.texts("rows")
      let selected = try component.integer("selectedRow") ?? 0
      guard rows.isEmpty || rows.indices.contains(selected) else {
        throw ScreenError(
          "selectedRow is \(selected) and there are \(rows.count) rows",
          remedy: "count the rows from 0",
          at: component.value("selectedRow")?.place ?? value.place)
      }
      wheels.append(
        Wheels.Wheel(rows: rows, selected: selected, width: try component.number("width")))
    }
    self.wheels = Wheels(wheels: wheels)
    textColor = try reader.color("textColor")
  }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: Wheels.size.width, height: Wheels.size.height)
  }

  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    for (index, wheel) in wheels.wheels.enumerated() where !wheel.rows.isEmpty {
      canvas.note("component\(index)", wheel.rows[wheel.selected])
    }
    try wheels.draw(on: &canvas, textColor: textColor, in: context)
  }
}
