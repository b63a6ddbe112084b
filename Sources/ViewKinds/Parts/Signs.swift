import Geometry
import Pixels

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

  /// The filled circle with a cross that empties a field. The cross has the colour behind it.
  mutating func clearButton(center: Point, _ color: RGBA8, cross: RGBA8) {
    fillEllipse(Rect(x: center.x - 8, y: center.y - 8, width: 16, height: 16), color)
    fill(Stroke.cross(center: center, size: 6, width: 1.5), cross)
  }

  /// The blinking line behind typed text, as in the moment in which it is seen; `x` is its middle.
  mutating func caret(x: Double, y: Double, height: Double, _ color: RGBA8) {
    fill(Rect(x: x - 1, y: y, width: 2, height: height), radius: 1, color)
  }

  /// A small i in a circle, 22 points wide, as accessories and buttons show it.
  mutating func detailSign(center: Point, _ color: RGBA8) {
    let circle = Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
    border(circle, radius: 11, width: 1.5, color)
    fillEllipse(Rect(x: circle.midX - 1.2, y: circle.minY + 5.4, width: 2.4, height: 2.4), color)
    fill(Rect(x: circle.midX - 1, y: circle.minY + 9.5, width: 2, height: 7), color)
  }
}
