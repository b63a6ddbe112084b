public import Geometry
public import LayoutEngine
public import Screens
import Traits

/// Cells in lines, which scroll down or to the side.
public struct CollectionView: ViewKind {
  public static let name = "collectionView"
  public static let summary = "Cells in lines, which scroll down or to the side."
  public static let attributes: [AttributeSpec] =
    ScrollIndicator.specs + [
      AttributeSpec(
        "scrollDirection", .choice(Axis.allCases.map(\.rawValue)), default: "vertical",
        "Where line follows line."),
      AttributeSpec(
        "itemSize", .structure("[width, height]"), default: "each cell’s own size",
        "The size of every cell, in points."),
      .points("minimumLineSpacing", default: "10", "Least distance between lines."),
      .points("minimumInteritemSpacing", default: "10", "Least distance between cells in a line."),
      AttributeSpec(
        "sectionInset", .structure("insets"), default: "0", "Kept free around a section’s cells."),
      AttributeSpec(
        "contentInset", .structure("insets"), default: "0", "Kept free around the content."),
      AttributeSpec(
        "contentOffset", .structure("[x, y]"), default: "[0, 0]",
        "How far the content is scrolled, in points."),
    ]
  public static let examples = [
    KindExample(
      "A grid below a header",
      #"{ kind: "collectionView", width: 200, height: 120, itemSize: [56, 40], sectionInset: 8, subviews: [{ kind: "collectionReusableView", height: 24, subviews: [{ kind: "label", text: "Cities", font: "headline", pin: { leading: 8, centerY: 0 } }] }, { kind: "collectionViewCell", backgroundColor: "systemBlue" }, { kind: "collectionViewCell", backgroundColor: "systemGreen" }, { kind: "collectionViewCell", backgroundColor: "systemOrange" }, { kind: "collectionViewCell", backgroundColor: "systemPink" }] }"#
    )
  ]

  let flow: Flow
  let contentInset: Insets
  let offset: Point
  let indicator: ScrollIndicator

  public init(reading reader: AttributeReader) throws(ScreenError) {
    let direction: Axis = try reader.choice("scrollDirection") ?? .vertical
    let size = try reader.numbers("itemSize", count: 2, in: 0...10_000)
    contentInset = try reader.insets("contentInset") ?? .zero
    let insets = try reader.insets("sectionInset") ?? .zero
    var flow = Flow(
      direction: direction, itemSize: size.map { Size(width: $0[0], height: $0[1]) },
      lineSpacing: try reader.number("minimumLineSpacing") ?? 10,
      itemSpacing: try reader.number("minimumInteritemSpacing") ?? 10, insets: insets)
    if let height = try reader.number("height") {
      // How many cells a column of a horizontal flow holds is known before anything is laid out.
      flow.lineLength =
        height - contentInset.top - contentInset.bottom - insets.top - insets.bottom
    }
    self.flow = flow
    let numbers = try reader.numbers("contentOffset", count: 2) ?? [0, 0]
    offset = Point(x: numbers[0], y: numbers[1])
    indicator = try ScrollIndicator(reading: reader)
  }

  public var arrangement: Arrangement {
    .scroll(
      Scroll(
        axes: [flow.direction], offset: offset, insets: contentInset,
        adjustsForSafeArea: flow.direction == .vertical))
  }
  public var clipsToBounds: Bool { true }
  public var fillsByDefault: Bool { true }
  public var expands: Set<Axis> { [.horizontal, .vertical] }

  public func defaultBackground(in context: ViewContext) -> DefaultColor? {
    .system(context.traits.generation == .ios12 ? "black" : "systemBackground")
  }

  /// A header begins a section and a footer ends it; everything between lies in lines. What is
  /// placed by itself stays where it is.
  public func holding(
    _ children: [View], of owner: ViewSite, in context: ViewContext
  ) -> [View] {
    var others: [View] = []
    var content = part(
      StackView(Stack(axis: flow.direction)), "\(owner.id).content", owner, context)
    let edge = Anchor(.superview)
    content.placement = .pinned(
      flow.direction == .vertical
        ? Pins(top: edge, leading: edge, trailing: edge)
        : Pins(top: edge, leading: edge, bottom: edge))
    var cells: [View] = []
    var count = 0
    func endSection() {
      guard !cells.isEmpty else { return }
      var section = part(
        CollectionSection(flow: flow), "\(owner.id).section\(count)", owner, context)
      section.children = cells
      content.children.append(section)
      cells = []
      count += 1
    }
    for var child in children {
      switch child.placement {
      case .natural, .arranged: break
      case .fill, .frame, .pinned, .aligned:
        others.append(child)
        continue
      }
      child.placement = .arranged
      if child.kind is CollectionReusableView {
        endSection()
        content.children.append(child)
      } else {
        cells.append(child)
      }
    }
    endSection()
    return [content] + others
  }

  private func part(
    _ kind: any ViewKind, _ id: String, _ owner: ViewSite, _ context: ViewContext
  ) -> View {
    View(id: id, kind: kind, context: context, placement: .arranged, place: owner.place)
  }

  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {
    try indicator.draw(on: &canvas, content: content, offset: offset, in: context)
  }
}
