public import Screens

/// The place of a child controller in its parent's view.
public struct ContainerView: ViewKind {
  public static let name = "containerView"
  public static let summary =
    "The place of a child controller, which names the view’s id as its container."
  public static let attributes: [AttributeSpec] = []
  public static let examples = [
    KindExample(
      "Its place, coloured",
      #"{ kind: "containerView", id: "place", width: 200, height: 96, backgroundColor: "secondarySystemBackground" }"#
    )
  ]

  public init(reading reader: AttributeReader) throws(ScreenError) {}
}
