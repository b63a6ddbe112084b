public import Geometry

/// Where a page lies that page sheets have pushed back.
///
/// Its upper edge is where the status bar ends, 10 points above the sheet's, and it stays in the
/// middle. How far it shrinks has one source (metrics, section 3).
public struct PushedBackPage: Hashable, Sendable {
  /// The share of its size that the page keeps.
  public let scale: Double
  /// Where the page's upper left corner goes, in points of the window.
  public let origin: Point
  /// Of its corners, in points.
  public let radius: Double

  /// - Parameters:
  ///   - frame: the page's own frame, in points of the window.
  ///   - count: how many sheets lie above it.
  ///   - top: what the status bar covers, in points.
  public init(of frame: Rect, behind count: Int, top: Double) {
    var scale = 1.0
    for _ in 0..<count { scale *= SheetFrame.pageScale }
    self.scale = scale
    origin = Point(x: frame.midX - frame.width * scale / 2, y: top)
    radius = SheetFrame.pageRadius
  }
}
