import Geometry
import Typography

/// A text set in lines, ready to be painted.
struct TypesetText: Sendable {
  var layout: TextLayout?
  /// The share of their sizes that the fonts have left after shrinking to fit.
  var scale = 1.0
  /// In points.
  var size: Size { layout?.size ?? .zero }
  /// From the top, in points.
  var firstBaseline: Double { layout?.firstBaseline ?? 0 }
}
