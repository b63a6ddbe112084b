import Drawing
import Geometry

extension Shadow {
  /// The standard deviation to blur by, in pixels.
  var deviation: Double { LaneGrid.deviation(blur) }

  /// The nearest whole pixels to the offset; none for one that is no number.
  var pixelOffset: (x: Int, y: Int) {
    func whole(_ distance: Double) -> Int {
      distance.isFinite ? PixelGrid.floor(distance + 0.5) : 0
    }
    return (whole(offset.x), whole(offset.y))
  }

  /// The pixels that the shadow of something in `rect` may touch.
  func extent(around rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .nothing }
    let reach = CoverageMask.reach(ofDeviation: deviation)
    return PixelRect(
      x: rect.x - reach + pixelOffset.x, y: rect.y - reach + pixelOffset.y,
      width: rect.width + 2 * reach, height: rect.height + 2 * reach)
  }

  /// The pixels of what can throw its shadow into `visible`, and those of `visible`.
  func sources(of visible: PixelRect) -> PixelRect {
    guard !visible.isEmpty else { return .nothing }
    let reach = CoverageMask.reach(ofDeviation: deviation)
    return PixelRect(
      x: visible.x - reach - pixelOffset.x, y: visible.y - reach - pixelOffset.y,
      width: visible.width + 2 * reach, height: visible.height + 2 * reach
    ).union(visible)
  }
}
