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
  static let popoverRadius = 13.0
  /// The size of a popover whose content scrolls, and the most of any other, in points.
  static let popover = Size(width: 320, height: 480)

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
