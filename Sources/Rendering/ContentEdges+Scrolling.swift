import Geometry
import LayoutEngine
import ViewKinds

extension ContentEdges {
  /// The edges of what a view scrolls, after layout.
  ///
  /// - Parameter safeArea: what bars and the device's edges leave free, in points of the window.
  init(_ scroll: Scroll, at place: LayoutResult.Place, safeArea: Rect) {
    var insets = scroll.insets
    if scroll.adjustsForSafeArea {
      insets.top += max(0, safeArea.minY - place.points.minY)
      insets.bottom += max(0, place.points.maxY - safeArea.maxY)
    }
    let height = place.contentSize?.height ?? 0
    let end = place.points.minY + insets.top - scroll.offset.y + height
    // Half a point is rounding.
    self.init(
      isAtTop: scroll.offset.y <= 0,
      isAtBottom: end <= place.points.maxY - insets.bottom + 0.5)
  }
}
