import Geometry

/// Makes a part of a picture smaller and moves it, in pixels of the image.
struct PictureScaling {
  var scale: Double
  /// What stays where it is after scaling lies at the origin; this is then added.
  var offset: Point

  var mapping: AffineMapping {
    AffineMapping(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
  }

  func point(_ point: Point) -> Point {
    Point(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
  }

  func rect(_ rect: Rect) -> Rect {
    Rect(
      origin: point(rect.origin),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  /// The pixels that the rectangle covers for the most part.
  func pixels(_ frame: PixelRect) -> PixelRect {
    let scaled = rect(frame.rect)
    let x = Int(scaled.minX.rounded())
    let y = Int(scaled.minY.rounded())
    return PixelRect(
      x: x, y: y, width: Int(scaled.maxX.rounded()) - x, height: Int(scaled.maxY.rounded()) - y)
  }
}
