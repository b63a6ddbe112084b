import LayoutEngine
import Screens

/// Stands for a controller in the view tree; it paints nothing itself.
struct ControllerView: ViewKind {
  static let name = "controller"
  static let summary = "Stands for a controller."
  static let attributes: [AttributeSpec] = []
  static let examples: [KindExample] = []

  init(reading reader: AttributeReader) throws(ScreenError) {}

  init() {}
}
