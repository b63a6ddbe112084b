import Drawing
import Geometry
import Pixels
import Traits

extension ViewCanvas {
  /// Paints a soft black shadow of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - radius: the rectangle's own corner radius, in points.
  ///   - blur: the blur radius of the metrics' source in points, whose standard deviation is
  ///     0.57735 of it and half a point.
  ///   - opacity: the share of black where nothing of it is lost.
  mutating func shadow(
    of rect: Rect, radius: Double, dy: Double, blur: Double, opacity: Double
  ) {
    let pixels = pixels(rect)
    guard !pixels.isEmpty else { return }
    let color = RGBA8(red: 0, green: 0, blue: 0, alpha: UInt8(opacity * 255 + 0.5))
    append(
      .shadow(
        .roundedRect(pixels, radius: radius * scaleFactor),
        Shadow(
          color: color, blur: (0.57735 * blur + 0.5) * scaleFactor,
          offset: Point(x: 0, y: dy * scaleFactor)), view: view))
  }

  /// Paints the shadow around a rounded rectangle and leaves what lies beneath it free, so that a
  /// material there does not blur the shadow of its own.
  mutating func shadow(
    around rect: Rect, radius: Double, dy: Double, blur: Double, opacity: Double
  ) {
    let pixels = pixels(rect)
    guard !pixels.isEmpty else { return }
    // Three deviations and some pixels, as far as a shadow reaches.
    let reach = (3 * (0.57735 * blur + 0.5) + abs(dy)) * scaleFactor + 16
    let hole = Path(roundedRect: pixels, radius: radius * scaleFactor).reversed
    append(.clip(.path(Path(Path(pixels.inset(by: .uniform(-reach))).elements + hole.elements))))
    shadow(of: rect, radius: radius, dy: dy, blur: blur, opacity: opacity)
    restore()
  }

  /// Paints a control's knob with its shadows: a rounded rectangle that floats over its track.
  ///
  /// The shadows are those that metrics give for thumbs: one wide and soft, and those at the edge,
  /// of which a slider's knob has two and a switch's one.
  mutating func knob(_ rect: Rect, radius: Double, _ color: RGBA8, slides: Bool) {
    shadow(of: rect, radius: radius, dy: 3, blur: 8, opacity: 0.15)
    if slides {
      shadow(of: rect, radius: radius, dy: 1, blur: 1, opacity: 0.16)
      shadow(of: rect, radius: radius, dy: 3, blur: 1, opacity: 0.10)
    } else {
      shadow(of: rect, radius: radius, dy: 3, blur: 1, opacity: 0.06)
    }
    fill(rect, radius: radius, color)
  }

  /// Paints the halo around a focused view, 3 points wide and 1 point off its edge.
  mutating func halo(radius: Double, _ color: RGBA8) {
    border(bounds.inset(by: .uniform(-4)), radius: radius + 4, width: 3, color)
  }
}
