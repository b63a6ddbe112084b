import Geometry
import Pixels
import Typography

extension ViewCanvas {
  /// Names a placeholder at its lower left corner, so that nobody takes it for the real thing.
  mutating func caption(_ text: String, in context: ViewContext) {
    let label = context.text.typeset(
      TextSetting(
        text, font: .system(11, .medium), width: max(0, size.width - 32), lines: 1),
      scale: context.scale)
    guard label.size.width > 0, size.height > 28 else { return }
    let box = Rect(
      x: 8, y: size.height - 28, width: label.size.width + 14, height: 20)
    fill(box, radius: 10, RGBA8(red: 0, green: 0, blue: 0, alpha: 160))
    self.text(
      label, at: Point(x: box.minX + 7, y: box.midY - label.size.height / 2), .white)
  }
}
