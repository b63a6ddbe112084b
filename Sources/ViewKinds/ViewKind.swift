public import Drawing
public import Geometry
public import LayoutEngine
public import Screens

/// One kind of view: its attributes, its manual, its size and its drawing, all in one file.
public protocol ViewKind: Sendable {
  /// The word of the screen format, UIKit's class name without `UI` and with a small first letter.
  static var name: String { get }
  /// One sentence for the manual.
  static var summary: String { get }
  /// The kind's own attributes; those of every view are in `CommonAttributes`.
  static var attributes: [AttributeSpec] { get }
  /// Views that the manual shows and the tests draw.
  static var examples: [KindExample] { get }

  init(reading reader: AttributeReader) throws(ScreenError)

  /// The kind as it behaves at its place in the tree.
  func adapted(to site: ViewSite) -> Self
  /// How the view's children share its space.
  var arrangement: Arrangement { get }
  /// How strongly the kind refuses to grow by itself.
  var hugging: AxisPriorities { get }
  /// True where subviews are cut at the bounds unless the view says otherwise.
  var clipsToBounds: Bool { get }
  /// True where the view lies on its superview's whole area if it says nothing about its place.
  var fillsByDefault: Bool { get }
  /// Directions in which the view takes all the room it may have.
  var expands: Set<Axis> { get }
  /// Where children lie that say nothing about it; nil where they decide by themselves.
  var childPlacement: Placement? { get }
  /// True where the kind's own drawing is the mirror image of itself where reading runs from right
  /// to left. Texts are never turned, pictures only where they ask for it.
  var mirrorsDrawing: Bool { get }
  /// What the kind paints behind itself where the view names no background.
  func defaultBackground(in context: ViewContext) -> DefaultColor?
  /// How all that the view draws, with its subviews, joins what lies beneath; nil for as usual.
  func layerPaint(in context: ViewContext) -> LayerPaint?
  /// Views that the kind is made of, behind the view's own children.
  func parts(of owner: ViewSite, in context: ViewContext) throws(ScreenError) -> [View]
  /// The view's parts and its own children as the kind hangs them up, such as cells in lines.
  func holding(_ children: [View], of owner: ViewSite, in context: ViewContext) -> [View]
  /// What the content asks for, in points, if it may be as wide as `width` (nil: as it likes).
  func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize
  /// Distance from the top to the first line's baseline, in points; nil without text.
  func firstBaseline(width: Double, in context: ViewContext) -> Double?
  /// The same for the last line.
  func lastBaseline(width: Double, in context: ViewContext) -> Double?
  /// Paints the content over the background and behind the children.
  func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError)
  /// Paints over the children, as a scroll indicator does. `content` is the size of a scrolling
  /// view's content, in points.
  func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError)
}

extension ViewKind {
  public func adapted(to site: ViewSite) -> Self { self }
  public var arrangement: Arrangement { .overlay }
  public var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }
  public var clipsToBounds: Bool { false }
  public var fillsByDefault: Bool { false }
  public var expands: Set<Axis> { [] }
  public var childPlacement: Placement? { nil }
  public var mirrorsDrawing: Bool { true }
  public func defaultBackground(in context: ViewContext) -> DefaultColor? { nil }
  public func layerPaint(in context: ViewContext) -> LayerPaint? { nil }
  public func parts(of owner: ViewSite, in context: ViewContext) throws(ScreenError) -> [View] {
    []
  }
  public func holding(
    _ children: [View], of owner: ViewSite, in context: ViewContext
  ) -> [View] { children }
  public func intrinsicSize(width: Double?, in context: ViewContext) -> IntrinsicSize { .none }
  public func firstBaseline(width: Double, in context: ViewContext) -> Double? { nil }
  public func lastBaseline(width: Double, in context: ViewContext) -> Double? { nil }
  public func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {}
  public func drawAbove(
    on canvas: inout ViewCanvas, content: Size, in context: ViewContext
  ) throws(ScreenError) {}
}

/// A view as the manual shows it.
public struct KindExample: Hashable, Sendable {
  /// A view object in the screen format.
  public let json5: String
  /// What the example shows, in a few words.
  public let title: String

  public init(_ title: String, _ json5: String) {
    self.title = title
    self.json5 = json5
  }
}
