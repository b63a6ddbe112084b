import Drawing
import Geometry
import Pixels

/// A gradient in words and numbers.
struct GradientWords: Decodable {
  /// `linear`, `radial` or `conic`.
  var kind: String
  var stops: [GradientStop]
  /// The mapping from pixels to the gradient's plane: a, b, c, d, tx, ty.
  var plane: [Double]

  /// A colour and where it is reached, from 0 to 1.
  struct GradientStop: Decodable {
    var location: Double
    /// `#RRGGBB` or `#RRGGBBAA`.
    var color: String
  }

  func gradient() throws(DrawingError) -> Gradient {
    guard let kind = Gradient.Kind(rawValue: kind), plane.count == 6 else {
      throw DrawingError(description: "there is no gradient “\(kind)” of \(plane.count) numbers")
    }
    let stops = stops.compactMap { stop in
      RGBA8(hex: stop.color).map { Gradient.Stop(stop.location, $0) }
    }
    return Gradient(
      kind, stops: stops,
      plane: AffineMapping(
        a: plane[0], b: plane[1], c: plane[2], d: plane[3], tx: plane[4], ty: plane[5]))
  }
}
