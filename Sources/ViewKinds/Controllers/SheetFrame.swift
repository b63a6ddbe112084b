import Geometry
import LayoutEngine
import Screens
import Traits

/// The rounded frame around a presented sheet or popover.
struct SheetFrame: ViewKind {
  static let name = "sheet"
  static let summary = "The rounded frame around a presented controller."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  /// In points (metrics, section 3: iOS 13 to 18).
  static let radius = 10.0
  /// How much of its size a page keeps behind one page sheet, and the radius of its corners in points
  /// (metrics, section 3; one source).
  static let pageScale = 1 - 0.0835
  static let pageRadius = 12.0
  /// A tablet's form sheet that states no size of its own, in points. Assumed: the size that UIKit
  /// has had for form sheets since the first tablets; no table of metrics has it.
  static let formSheet = Size(width: 540, height: 620)
  /// A tablet's page sheet is at most as wide, in points, and keeps as much free above and below, the
  /// status bar aside. Both are assumed.
  static let pageSheetWidth = 712.0
  static let pageSheetGap = 20.0

  /// True for a page sheet of a phone, behind which the page steps back.
  let pushesPageBack: Bool

  init(reading reader: AttributeReader) throws(ScreenError) { self.init() }

  init(pushesPageBack: Bool = false) { self.pushesPageBack = pushesPageBack }
}

/// What darkens the window behind a presentation (`modal.dimming` of the palette).
struct DimmingView: ViewKind {
  static let name = "dimmingView"
  static let summary = "Darkens the window behind a presentation."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  init(reading reader: AttributeReader) throws(ScreenError) {}

  init() {}

  func draw(on canvas: inout ViewCanvas, in context: ViewContext) throws(ScreenError) {
    canvas.fill(canvas.bounds, try canvas.color(.part("modal.dimming"), as: "dimming"))
  }
}
