import Geometry
import Screens
import Traits

/// The capsule in which tabs float on iOS 26; its measures are approximations.
enum FloatingTabs {
  /// The capsule's frame in the bar's bounds, in points.
  static func frame(of count: Int, in bounds: Rect) -> Rect {
    let width = min(bounds.width - 42, Double(count) * 102 + 8)
    let height = min(62, bounds.height)
    let bottom = bounds.height > 70 ? 21.0 : 0
    return Rect(
      x: bounds.midX - width / 2, y: max(0, bounds.maxY - bottom - height), width: width,
      height: height)
  }

  /// Paints what stands out behind the selected tab.
  static func drawSelection(
    x: Double, width: Double, in row: Rect, on canvas: inout ViewCanvas
  ) throws(ScreenError) {
    let pill = Rect(x: x, y: row.minY + 4, width: width, height: row.height - 8)
    canvas.fill(
      pill, radius: pill.height / 2,
      try canvas.color(.system("tertiarySystemFill"), as: "selectionColor"))
  }
}
