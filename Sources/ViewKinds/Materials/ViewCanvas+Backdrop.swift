import Drawing
import Geometry
import Screens
import Traits

extension ViewCanvas {
  /// Lays a blur effect over what is painted so far in a rounded rectangle of the bounds.
  mutating func blur(
    _ style: BlurStyle, in rect: Rect, radius: Double = 0, as name: String,
    because origin: ColorOrigin? = nil
  ) throws(ScreenError) {
    if let origin {
      _ = try color(origin, as: name, token: style.rawValue)
    } else {
      _ = try color(style.tint, as: name, token: style.rawValue)
    }
    backdrop(style.backdrop(in: traits.drawnStyle, scale: scaleFactor), in: rect, radius: radius)
  }

  /// Replaces a rounded rectangle of the bounds by its backdrop.
  mutating func backdrop(_ backdrop: Backdrop, in rect: Rect, radius: Double = 0) {
    let pixels = pixels(rect)
    guard !pixels.isEmpty else { return }
    let shape: Shape =
      radius > 0 ? .roundedRect(pixels, radius: radius * scaleFactor) : .rect(pixels)
    append(.backdrop(shape, backdrop, view: view))
  }
}
