import Geometry

/// The grid that every coordinate is put on before drawing: multiples of 2⁻¹⁶ pixels, within
/// ±2²⁰ pixels.
///
/// On it, sums and differences of coordinates are exact, so that a shape moved by whole pixels
/// covers its pixels exactly as before, and an edge that misses a whole pixel only by a rounding
/// error of the layout counts as lying on it.
enum PixelGrid {
  /// The largest coordinate, in pixels; 32 times the longest image that PNG readers accept.
  static let limit = 1_048_576.0

  /// The nearest grid coordinate; `coordinate` must be a number, and may be infinite.
  static func snapped(_ coordinate: Double) -> Double {
    (min(max(coordinate, -limit), limit) * 65536 + 0.5).rounded(.down) / 65536
  }

  static func snapped(_ point: Point) -> Point {
    Point(x: snapped(point.x), y: snapped(point.y))
  }

  /// `rect` with its edges on the grid; nil where it has a coordinate that is no finite number or
  /// where it covers no area.
  static func snapped(_ rect: Rect) -> Rect? {
    guard isFinite(rect), !rect.isEmpty else { return nil }
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    let result = Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    return result.isEmpty ? nil : result
  }

  static func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
  }

  /// The last whole pixel edge at or before `coordinate`, clamped to the grid.
  static func floor(_ coordinate: Double) -> Int { Int(snapped(coordinate).rounded(.down)) }

  /// The first whole pixel edge at or after `coordinate`, clamped to the grid.
  static func ceil(_ coordinate: Double) -> Int { Int(snapped(coordinate).rounded(.up)) }

  /// The smallest rectangle of whole pixels around `rect`, whose coordinates must be numbers.
  static func pixels(around rect: Rect) -> PixelRect {
    PixelRect(
      left: floor(rect.minX), top: floor(rect.minY), right: ceil(rect.maxX), bottom: ceil(rect.maxY)
    )
  }
}

extension PixelRect {
  /// The pixels from column `left` up to `right` and from row `top` up to `bottom`; no width or
  /// height where they are in the wrong order.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
