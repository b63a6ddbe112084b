import LayoutEngine
public import Screens

/// A rectangle with a background, which holds other views.
public struct PlainView: ViewKind {
  public static let name = "view"
  public static let summary = "A rectangle with a background that holds other views."
  public static let attributes: [AttributeSpec] = []
  public static let examples = [
    KindExample(
      "A card",
      #"{ kind: "view", width: 240, height: 96, cornerRadius: 16, backgroundColor: "secondarySystemBackground" }"#
    ),
    KindExample(
      "A border",
      #"{ kind: "view", width: 120, height: 44, cornerRadius: 22, borderWidth: 2, borderColor: "systemBlue" }"#
    ),
  ]

  public init(reading reader: AttributeReader) throws(ScreenError) {}

  init() {}
}
