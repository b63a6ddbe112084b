public import Geometry

/// A connected group of changed pixels.
///
/// Changed pixels belong together where at most `mergeGap` unchanged ones lie between them.
public struct ChangeRegion: Hashable, Sendable {
  /// What happened there, as far as pixels tell.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A solid or textured area has other colours.
    case area
    /// Only antialiased borders differ: the same shapes, drawn a fraction of a pixel elsewhere.
    case edge
    /// Strokes on a ground that stayed: other text, or text of another colour.
    case text
    /// The same content stands elsewhere, `offset` away.
    case moved
    /// Rows that only the image now has; what lies below was compared with the rows above it.
    case insertedRows = "inserted-rows"
    /// Rows that only the baseline has; what lies below was compared with the rows above it.
    case removedRows = "removed-rows"
    /// At most `noiseLevels` levels, scattered.
    case noise
  }

  /// How far content moved, in pixels.
  public struct Offset: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  public var kind: Kind
  /// The smallest rectangle around the changed pixels. Where rows were inserted it counts in the
  /// image now, where rows were removed in the baseline.
  public var box: PixelRect
  /// How many pixels changed; for inserted or removed rows all of theirs.
  public var pixels: Int
  /// The largest colour distance of a pixel, in thousandths of CIEDE2000; 0 for inserted or removed
  /// rows.
  public var largestDistance: Int
  /// The mean of those distances.
  public var meanDistance: Int
  /// The largest difference of one channel of a pixel, 0 to 255.
  public var largestLevels: Int
  /// True where some changed pixel lies in an area of one colour, at least 3 × 3, in either image:
  /// then it is no matter of antialiasing.
  public var touchesSolid: Bool
  /// Pixels of colour pairs beyond those that are counted, which the distances leave out.
  public var uncountedPixels: Int
  /// Set for `moved`.
  public var offset: Offset?

  public init(
    kind: Kind, box: PixelRect, pixels: Int, largestDistance: Int = 0, meanDistance: Int = 0,
    largestLevels: Int = 0, touchesSolid: Bool = false, uncountedPixels: Int = 0,
    offset: Offset? = nil
  ) {
    self.kind = kind
    self.box = box
    self.pixels = pixels
    self.largestDistance = largestDistance
    self.meanDistance = meanDistance
    self.largestLevels = largestLevels
    self.touchesSolid = touchesSolid
    self.uncountedPixels = uncountedPixels
    self.offset = offset
  }

  /// In pixels, along rows and columns: 5 points at three pixels each, so that the words of a line
  /// are one region and neighbouring controls are not.
  public static let mergeGap = 16
  /// What simulators add to a picture without anybody seeing it.
  public static let noiseLevels = 2
}
