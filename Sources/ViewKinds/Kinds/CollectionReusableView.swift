public import LayoutEngine
public import Screens

/// The header or footer of a section of a collection view.
public struct CollectionReusableView: ViewKind {
  public static let name = "collectionReusableView"
  public static let summary =
    "The header or footer of a collection view’s section: before its cells or behind them."
  public static let attributes: [AttributeSpec] = []
  public static let examples = [
    KindExample(
      "A header",
      #"{ kind: "collectionReusableView", width: 200, height: 40, subviews: [{ kind: "label", text: "Cities", font: "headline", pin: { leading: 16, centerY: 0 } }] }"#
    )
  ]

  public init(reading reader: AttributeReader) throws(ScreenError) {}

  /// As long as the collection view is wide.
  public var expands: Set<Axis> { [.horizontal] }
}
