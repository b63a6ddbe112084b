import Geometry
public import LayoutEngine
public import Screens

/// Lays views out in a row or a column.
public struct StackView: ViewKind {
  public static let name = "stackView"
  public static let summary = "Lays its arranged views out in a row or a column."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "axis", .choice(Axis.allCases.map(\.rawValue)), default: "horizontal",
      "The direction of the row or column."),
    .points("spacing", -1000...1000, default: "0", "Distance between neighbours."),
    AttributeSpec(
      "alignment", .choice(Stack.Alignment.allCases.map(\.rawValue)), default: "fill",
      "Where the views sit across the axis."),
    AttributeSpec(
      "distribution", .choice(Stack.Distribution.allCases.map(\.rawValue)), default: "fill",
      "How the views share the length."),
  ]
  public static let examples = [
    KindExample(
      "A column",
      #"{ kind: "stackView", axis: "vertical", spacing: 8, alignment: "center", arrangedSubviews: [{ kind: "label", text: "23°", font: "largeTitle" }, { kind: "label", text: "晴れ" }] }"#
    ),
    KindExample(
      "Equal shares",
      #"{ kind: "stackView", width: 240, height: 44, spacing: 8, distribution: "fillEqually", arrangedSubviews: [{ kind: "view", backgroundColor: "systemBlue" }, { kind: "view", backgroundColor: "systemGreen" }] }"#
    ),
  ]

  let stack: Stack

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let margins = try reader.insets("layoutMargins") ?? .zero
    stack = Stack(
      axis: try reader.choice("axis") ?? .horizontal,
      spacing: try reader.number("spacing", in: -1000...1000) ?? 0,
      alignment: try reader.choice("alignment") ?? .fill,
      distribution: try reader.choice("distribution") ?? .fill, padding: margins)
  }

  init(_ stack: Stack) { self.stack = stack }

  public var arrangement: Arrangement { .stack(stack) }
  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }
}
