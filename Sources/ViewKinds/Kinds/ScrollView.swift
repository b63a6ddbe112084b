public import Geometry
public import LayoutEngine
import Pixels
public import Screens
import Traits

/// Shows a part of content that may be larger than the view.
public struct ScrollView: ViewKind {
  public static let name = "scrollView"
  public static let summary = "Shows a part of content that may be larger than the view."
  public static let attributes: [AttributeSpec] =
    ScrollIndicator.specs + [
      AttributeSpec(
        "axis", .choice(["vertical", "horizontal", "both"]), default: "vertical",
        "The directions in which the content may be larger."),
      AttributeSpec(
        "contentOffset", .structure("[x, y]"), default: "[0, 0]",
        "How far the content is scrolled, in points."),
      AttributeSpec(
        "contentInset", .structure("insets"), default: "0", "Kept free around the content."),
    ]
  public static let examples = [
    KindExample(
      "With its indicator",
      #"{ kind: "scrollView", width: 160, height: 96, showsVerticalScrollIndicator: true, contentOffset: [0, 20], subviews: [{ kind: "view", pin: "edges", height: 240, backgroundColor: "secondarySystemBackground" }] }"#
    )
  ]

  let axes: Set<Axis>
  let offset: Point
  let insets: Insets
  let indicator: ScrollIndicator
  /// SwiftUI counts the offset from the leading edge, UIKit from the left one.
  private var startsAtLeadingEdge = false

  public init(reading reader: AttributeReader) throws(ScreenError) {
    switch try reader.choice("axis", Direction.self) ?? .vertical {
    case .vertical: axes = [.vertical]
    case .horizontal: axes = [.horizontal]
    case .both: axes = [.horizontal, .vertical]
    }
    let numbers = try reader.numbers("contentOffset", count: 2) ?? [0, 0]
    offset = Point(x: numbers[0], y: numbers[1])
    insets = try reader.insets("contentInset") ?? .zero
    indicator = try ScrollIndicator(reading: reader)
  }

  private enum Direction: String, CaseIterable {
    case vertical
    case horizontal
    case both
  }

  public var arrangement: Arrangement {
    .scroll(
      Scroll(
        axes: axes, offset: offset, insets: insets, adjustsForSafeArea: true,
        startsAtLeadingEdge: startsAtLeadingEdge))
  }

  public func adapted(to site: ViewSite) -> ScrollView {
    var view = self
    view.startsAtLeadingEdge = site.isHosted
    return view
  }

  public var clipsToBounds: Bool { true }
  public var fillsByDefault: Bool { true }
  public var expands: Set<Axis> { [.horizontal, .vertical] }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    try indicator.draw(on: &canvas, content: content, offset: offset, in: context)
  }
}
