public import LayoutEngine
public import Screens

/// A rectangle with a background, which holds other views.
public struct PlainView: ViewKind {
  public static let name = "view"
  public static let summary = "A rectangle with a background that holds other views."
  public static let attributes: [AttributeSpec] = [
    AttributeSpec(
      "zstack", .flag, default: "false",
      "Subviews without a place lie over each other and the view holds the largest, as in SwiftUI’s ZStack."
    ),
    AttributeSpec(
      "alignment", .choice(OverlayAlignment.allCases.map(\.rawValue)), default: "center",
      "Where the subviews of a zstack lie."),
  ]
  public static let examples = [
    KindExample(
      "A card",
      #"{ kind: "view", width: 240, height: 96, cornerRadius: 16, backgroundColor: "secondarySystemBackground" }"#
    ),
    KindExample(
      "A border",
      #"{ kind: "view", width: 120, height: 44, cornerRadius: 22, borderWidth: 2, borderColor: "systemBlue" }"#
    ),
    KindExample(
      "Views over each other",
      #"{ kind: "view", zstack: true, subviews: [{ kind: "view", width: 64, height: 64, cornerRadius: 32, backgroundColor: "systemOrange" }, { kind: "label", text: "7" }] }"#
    ),
  ]

  /// Set where subviews lie over each other.
  let alignment: OverlayAlignment?
  public private(set) var expands: Set<Axis> = []

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let isStack = try reader.flag("zstack") ?? false
    let alignment: OverlayAlignment? = try reader.choice("alignment")
    if let value = reader.value("alignment"), !isStack {
      throw ScreenError(
        "“alignment” stands on a view that is no zstack", remedy: "add zstack: true",
        at: value.place)
    }
    self.alignment = isStack ? alignment ?? .center : nil
  }

  init() { alignment = nil }

  /// A view without views in it is a shape of SwiftUI, which takes the room it is offered.
  public func adapted(to site: ViewSite) -> PlainView {
    guard site.isHosted, alignment == nil else { return self }
    var shape = self
    shape.expands = [.horizontal, .vertical]
    return shape
  }

  public var childPlacement: Placement? {
    alignment.map { .aligned(x: $0.shares.x, y: $0.shares.y, in: .superview) }
  }
}
