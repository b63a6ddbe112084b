import Drawing
import Geometry

/// Makes a part of a picture smaller and moves it, in pixels of the image.
struct PictureScaling {
  var scale: Double
  /// What stays where it is after scaling lies at the origin; this is then added.
  var offset: Point

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

extension DrawCommand {
  /// The same step in a part of the picture that is scaled.
  func scaled(_ scaling: PictureScaling) -> DrawCommand {
    switch self {
    case .fill(let shape, let color, let view):
      .fill(shape.scaled(scaling), color, view: view)
    case .border(let shape, let width, let color, let view):
      .border(shape.scaled(scaling), width: width * scaling.scale, color, view: view)
    case .glyphs(let run, let color, let view):
      // As one outline: glyphs that rasterisers keep have sizes of their own.
      .fill(.path(run.outline.mapPoints(scaling.point)), color, view: view)
    case .image(let paint, let view):
      .image(
        ImagePaint(
          bitmap: paint.bitmap, destination: scaling.rect(paint.destination), mode: paint.mode),
        view: view)
    case .backdrop(let shape, let backdrop, let view):
      .backdrop(shape.scaled(scaling), backdrop.scaled(scaling), view: view)
    case .clip(let shape): .clip(shape.scaled(scaling))
    case .group, .restore: self
    }
  }
}

extension Shape {
  fileprivate func scaled(_ scaling: PictureScaling) -> Shape {
    let scale = scaling.scale
    return switch self {
    case .rect(let rect): .rect(scaling.rect(rect))
    case .roundedRect(let rect, let radius):
      .roundedRect(scaling.rect(rect), radius: radius * scale)
    case .roundedCorners(let rect, let topLeft, let topRight, let bottomRight, let bottomLeft):
      .roundedCorners(
        scaling.rect(rect), topLeft: topLeft * scale, topRight: topRight * scale,
        bottomRight: bottomRight * scale, bottomLeft: bottomLeft * scale)
    case .ellipse(let rect): .ellipse(scaling.rect(rect))
    case .path(let path): .path(path.mapPoints(scaling.point))
    }
  }
}

extension Backdrop {
  fileprivate func scaled(_ scaling: PictureScaling) -> Backdrop {
    var backdrop = self
    backdrop.blur *= scaling.scale
    return backdrop
  }
}

extension GlyphRun {
  /// The glyphs' outlines together, in pixels of the image.
  fileprivate var outline: Path {
    Path(
      glyphs.flatMap { glyph in
        outlines[glyph.outline].path.offset(x: glyph.origin.x, y: glyph.origin.y).elements
      })
  }
}
