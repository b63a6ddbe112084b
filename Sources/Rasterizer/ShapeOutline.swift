import Drawing
import Geometry

/// A shape whose numbers have been checked, ready to be covered.
enum ShapeOutline {
  case box(RoundedBox)
  case ellipse(Rect)
  case path(Path)
  /// A shape without an inside.
  case empty

  /// Nil where a number of the shape is not finite.
  init?(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      self.init(rect, radii: (0, 0, 0, 0))
    case .roundedRect(let rect, let radius):
      self.init(rect, radii: (radius, radius, radius, radius))
    case .roundedCorners(let rect, let topLeft, let topRight, let bottomRight, let bottomLeft):
      self.init(rect, radii: (topLeft, topRight, bottomRight, bottomLeft))
    case .continuousCorners(let rect, let radii):
      guard PixelGrid.isFinite(rect), radii.all.allSatisfy(\.isFinite) else { return nil }
      let box = RoundedBox(
        rect, topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
        bottomLeft: radii.bottomLeft, isContinuous: true)
      self = box.map(ShapeOutline.box) ?? .empty
    case .ellipse(let rect):
      guard PixelGrid.isFinite(rect) else { return nil }
      self = PixelGrid.snapped(rect).map(ShapeOutline.ellipse) ?? .empty
    case .path(let path):
      guard path.isFinite else { return nil }
      self = path.isEmpty ? .empty : .path(path)
    }
  }

  private init?(_ rect: Rect, radii: (Double, Double, Double, Double)) {
    guard PixelGrid.isFinite(rect), radii.0.isFinite, radii.1.isFinite, radii.2.isFinite,
      radii.3.isFinite
    else { return nil }
    let box = RoundedBox(
      rect, topLeft: radii.0, topRight: radii.1, bottomRight: radii.2, bottomLeft: radii.3)
    self = box.map(ShapeOutline.box) ?? .empty
  }

  /// The smallest rectangle of whole pixels around the shape.
  var bounds: PixelRect {
    switch self {
    case .box(let box): PixelGrid.pixels(around: box.rect)
    case .ellipse(let rect): PixelGrid.pixels(around: rect)
    case .path(let path): path.controlBounds.map(PixelGrid.pixels(around:)) ?? .nothing
    case .empty: .nothing
    }
  }

  /// The shape as whole pixels, where it is exactly that.
  var wholePixels: PixelRect? {
    switch self {
    case .box(let box): box.wholePixels
    case .ellipse, .path: nil
    case .empty: .nothing
    }
  }

  /// What the shape's inside covers within `window`.
  func coverage(within window: PixelRect) -> Coverage {
    switch self {
    case .box(let box): box.coverage(within: window)
    case .ellipse(let rect): masked([Outline(path: Path(ellipseIn: rect))], within: window)
    case .path(let path): masked([Outline(path: path)], within: window)
    case .empty: Coverage()
    }
  }

  /// What the band of `width` pixels just inside the shape's edge covers within `window`; `width`
  /// must be a finite number above 0.
  func borderCoverage(width: Double, within window: PixelRect) -> Coverage {
    switch self {
    case .box(let box): return box.borderCoverage(width: width, within: window)
    case .ellipse(let rect):
      guard let inner = PixelGrid.snapped(rect.inset(by: .uniform(width))) else {
        return coverage(within: window)
      }
      return masked(
        [
          Outline(path: Path(ellipseIn: rect)),
          Outline(path: Path(ellipseIn: inner), direction: -1),
        ], within: window)
    case .path(let path):
      var inside = coverage(within: window)
      // On the grid first: lengths of lines between huge coordinates would be infinite.
      let outline = path.mapPoints(PixelGrid.snapped)
      let reach = min(width, PixelGrid.limit)
      let mask =
        EdgeDistance(of: outline, reach: reach, over: bounds.intersection(window))?.band
        ?? masked([Outline(path: outline.stroked(halfWidth: reach))], within: window).masks.first
      if let mask, !inside.masks.isEmpty {
        for index in mask.bytes.indices {
          inside.masks[0].bytes[index] = min(inside.masks[0].bytes[index], mask.bytes[index])
        }
      }
      return inside
    case .empty: return Coverage()
    }
  }

  private func masked(_ outlines: [Outline], within window: PixelRect) -> Coverage {
    var result = Coverage()
    result.add(maskOf: outlines, over: bounds.intersection(window))
    return result
  }
}

extension PixelRect {
  /// A rectangle without pixels.
  static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
