public import Geometry
public import Pixels

/// Colours that run into each other over a plane.
///
/// Between two stops every channel, the alpha included, runs evenly in gamma-encoded sRGB and is
/// not premultiplied: halfway from opaque white to `#00000000` is a half transparent grey, as
/// CoreGraphics paints it. Before the first stop and behind the last one their colours continue.
/// Nothing is dithered.
public struct Gradient: Hashable, Sendable {
  /// What decides how far along its colours a place is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The x of the gradient's own plane.
    case linear
    /// The distance from the origin of that plane.
    case radial
    /// The angle clockwise from the x axis of that plane, in turns.
    case conic
  }

  /// A colour and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start, 1 at the end.
    public var location: Double
    public var color: RGBA8

    public init(_ location: Double, _ color: RGBA8) {
      self.location = location
      self.color = color
    }
  }

  public var kind: Kind
  /// In ascending order of their locations; of two at the same place the first ends what lies
  /// before and the second begins what lies behind.
  public var stops: [Stop]
  /// From pixels of the image to the gradient's own plane.
  public var plane: AffineMapping

  public init(_ kind: Kind, stops: [Stop], plane: AffineMapping) {
    self.kind = kind
    self.stops = stops
    self.plane = plane
  }
}
