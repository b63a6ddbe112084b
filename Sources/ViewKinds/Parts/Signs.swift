import Geometry
import Pixels
import Typography

extension ViewCanvas {
  /// A magnifying glass `size` points high whose top left corner is at `origin`.
  mutating func magnifier(at origin: Point, size: Double, _ color: RGBA8) {
    let ring = size * 0.74
    let width = size * 0.1
    border(
      Rect(x: origin.x, y: origin.y, width: ring, height: ring), radius: ring / 2, width: width,
      color)
    // From the ring's edge at 45° to the corner.
    let start = ring / 2 + (ring - width) / 2 * 0.70710678
    fill(
      Stroke.line(
        from: Point(x: origin.x + start, y: origin.y + start),
        to: Point(x: origin.x + size - width / 2, y: origin.y + size - width / 2),
        width: width * 1.15), color)
  }

  /// The filled circle with a cross that empties a field, 16 points wide times `scale`. The cross has
  /// the colour behind it.
  mutating func clearButton(center: Point, scale: Double = 1, _ color: RGBA8, cross: RGBA8) {
    let side = 16 * scale
    fillEllipse(
      Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), color)
    fill(Stroke.cross(center: center, size: 6 * scale, width: 1.5 * scale), cross)
  }

  /// The blinking line behind typed text, as in the moment in which it is seen; `x` is its middle.
  mutating func caret(x: Double, y: Double, height: Double, _ color: RGBA8) {
    fill(Rect(x: x - 1, y: y, width: 2, height: height), radius: 1, color)
  }

  /// A small i in a circle, 22 points wide times `scale`, as accessories and buttons show it.
  mutating func detailSign(center: Point, scale: Double = 1, _ color: RGBA8) {
    let side = 22 * scale
    let circle = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    border(circle, radius: side / 2, width: 1.5 * scale, color)
    let dot = 2.4 * scale
    fillEllipse(
      Rect(x: circle.midX - dot / 2, y: circle.minY + 5.4 * scale, width: dot, height: dot), color)
    fill(
      Rect(
        x: circle.midX - scale, y: circle.minY + 9.5 * scale, width: 2 * scale, height: 7 * scale),
      color)
  }
}

extension ViewContext {
  /// How much larger than usual the signs are that stand beside texts of the body style; at least 1.
  var signGrowth: Double { max(1, lineHeight(of: .body) / 20.5) }
}
