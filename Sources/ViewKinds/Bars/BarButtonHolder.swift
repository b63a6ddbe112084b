public import Geometry
public import Screens

/// A bar that shows bar button items, to which popovers can point.
public protocol BarButtonHolder: ViewKind {
  /// The bar button items that have an id, each with the part of the bar that it takes up, in points of
  /// a bar of `size` that is read from left to right.
  ///
  /// - Parameter place: of the bar, for messages.
  func namedButtons(
    in size: Size, at place: Place, context: ViewContext
  ) throws(ScreenError) -> [(id: String, frame: Rect)]

  /// The ids of its bar button items.
  var buttonIDs: [String] { get }
}

/// A button of a bar at its place.
struct PlacedBarButton {
  let layout: BarButtonLayout
  /// The leading edge, in points of the bar.
  let x: Double

  /// What the button takes up of a row of the bar, where it has an id.
  func named(top: Double, height: Double) -> (id: String, frame: Rect)? {
    layout.button.id.map {
      ($0, Rect(x: x, y: top, width: layout.width, height: height))
    }
  }
}
