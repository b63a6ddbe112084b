import Geometry
import Pixels

/// What stands below the keys on devices without a home button: a globe and a microphone.
struct KeyboardFooter {
  let ink: RGBA8
  /// The middle of both, in points.
  let y: Double

  func draw(on canvas: inout ViewCanvas) {
    globe(at: Point(x: 38, y: y), on: &canvas)
    microphone(at: Point(x: canvas.size.width - 38, y: y), on: &canvas)
  }

  private func globe(at middle: Point, on canvas: inout ViewCanvas) {
    let radius = 12.0
    let line = 1.5
    canvas.border(
      Rect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
      radius: radius, width: line, ink)
    canvas.border(
      Rect(x: middle.x - 5.5, y: middle.y - radius, width: 11, height: 2 * radius), radius: 5.5,
      width: line, ink)
    canvas.fill(
      Rect(
        x: middle.x - radius, y: middle.y - line / 2, width: 2 * radius, height: line), ink)
    canvas.fill(
      Rect(
        x: middle.x - line / 2, y: middle.y - radius, width: line, height: 2 * radius), ink)
  }

  private func microphone(at middle: Point, on canvas: inout ViewCanvas) {
    canvas.fill(
      Rect(x: middle.x - 4, y: middle.y - 12, width: 8, height: 15), radius: 4, ink)
    // The lower half of a ring holds it.
    canvas.clip(to: Rect(x: middle.x - 8, y: middle.y - 2, width: 16, height: 12))
    canvas.border(
      Rect(x: middle.x - 7.5, y: middle.y - 10, width: 15, height: 17), radius: 7.5, width: 1.5,
      ink)
    canvas.restore()
    canvas.fill(Rect(x: middle.x - 0.75, y: middle.y + 6.5, width: 1.5, height: 4), ink)
    canvas.fill(Rect(x: middle.x - 4, y: middle.y + 10, width: 8, height: 1.5), radius: 0.7, ink)
  }
}
