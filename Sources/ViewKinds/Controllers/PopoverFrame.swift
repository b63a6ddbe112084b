public import Geometry
import LayoutEngine
public import Screens
import Traits

/// The rounded frame around a popover's content, and what it points at.
public struct PopoverFrame: ViewKind {
  public static let name = "popover"
  public static let summary = "The rounded frame around a popover."
  public static let attributes: [AttributeSpec] = []
  public static let examples: [KindExample] = []

  /// In points; assumed.
  static let radius = 13.0
  /// The size of a popover whose content scrolls, and the most width of any other, in points.
  static let size = Size(width: 320, height: 480)

  /// The id of the view or bar button item that the popover points at; nil for one in the middle, without an arrow.
  public let source: String?
  /// The part of that view, in points of its bounds; nil for all of it.
  public let sourceRect: Rect?
  /// The directions in which the arrow may point, the preferred one first.
  public let directions: [PopoverArrow.Direction]

  public init(reading reader: AttributeReader) throws(ScreenError) {
    self.init(source: nil)
  }

  init(
    source: String?, sourceRect: Rect? = nil,
    directions: [PopoverArrow.Direction] = PopoverArrow.Direction.allCases
  ) {
    self.source = source
    self.sourceRect = sourceRect
    self.directions = directions
  }
}
