public import LayoutEngine
public import Screens

/// Takes what is left over in a stack view.
public struct Spacer: ViewKind {
  public static let name = "spacer"
  public static let summary = "Takes what is left over in a stack view."
  public static let attributes: [AttributeSpec] = [
    .points("minLength", default: "0", "The least length along the stack’s axis.")
  ]
  public static let examples = [
    KindExample(
      "Between two labels",
      #"{ kind: "stackView", axis: "horizontal", width: 240, arrangedSubviews: [{ kind: "label", text: "Left" }, { kind: "spacer" }, { kind: "label", text: "Right" }] }"#
    )
  ]

  let minLength: Double

  public init(reading reader: AttributeReader) throws(ScreenError) {
    minLength = try reader.number("minLength") ?? 0
  }

  public var hugging: AxisPriorities { AxisPriorities(horizontal: 1, vertical: 1) }

  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize {
    IntrinsicSize(width: minLength, height: minLength)
  }
}
