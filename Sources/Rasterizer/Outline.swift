import Geometry

/// A path as it is drawn: moved, and added to or subtracted from the covered area.
struct Outline {
  var path: Path
  /// How far the path moves to the right, in pixels.
  var dx = 0.0
  /// How far the path moves downwards, in pixels.
  var dy = 0.0
  /// 1, or −1 to subtract the path's inside.
  var direction: Float = 1

  /// Adds the outline's edges to `accumulator`, whose top-left pixel is `origin`.
  ///
  /// A contour without a `move` starts where its first element ends.
  func add(to accumulator: inout CoverageAccumulator, origin: (x: Int, y: Int), size: Size) {
    func placed(_ point: Point) -> Point {
      // Snapped before the window's origin is taken off: a grid coordinate whatever the window.
      Point(
        x: PixelGrid.snapped(point.x + dx) - Double(origin.x),
        y: PixelGrid.snapped(point.y + dy) - Double(origin.y))
    }
    var start: Point?
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        if let start { accumulator.add(from: current, to: start, direction: direction) }
        current = placed(point)
        start = current
      case .line(let point):
        let end = placed(point)
        if start == nil {
          start = end
        } else {
          accumulator.add(from: current, to: end, direction: direction)
        }
        current = end
      case .quadratic(let control, let end):
        let curve = Curve(
          start: start == nil ? placed(end) : current, quadratic: placed(control), end: placed(end))
        curve.add(to: &accumulator, size: size, direction: direction)
        if start == nil { start = curve.start }
        current = curve.end
      case .cubic(let control1, let control2, let end):
        let curve = Curve(
          start: start == nil ? placed(end) : current, control1: placed(control1),
          control2: placed(control2), end: placed(end), isQuadratic: false)
        curve.add(to: &accumulator, size: size, direction: direction)
        if start == nil { start = curve.start }
        current = curve.end
      case .close:
        if let start {
          accumulator.add(from: current, to: start, direction: direction)
          current = start
        }
      }
    }
    if let start { accumulator.add(from: current, to: start, direction: direction) }
  }
}

/// The exact coverage of outlines over the pixels of `window`; see `CoverageAccumulator`.
func coverage(of outlines: [Outline], over window: PixelRect) -> CoverageMask {
  var mask = CoverageMask(bounds: window)
  guard !window.isEmpty else { return mask }
  // Bands keep the sums of a full screen to about 1 MB.
  let bandHeight = max(1, 262_144 / (window.width + 1))
  var row = 0
  while row < window.height {
    let height = min(bandHeight, window.height - row)
    var accumulator = CoverageAccumulator(width: window.width, height: height)
    for outline in outlines {
      outline.add(
        to: &accumulator, origin: (window.x, window.y + row),
        size: Size(width: Double(window.width), height: Double(height)))
    }
    accumulator.finish(into: &mask, firstRow: row)
    row += height
  }
  return mask
}
