import Geometry
import Pixels

/// What comparing two images found, and what it comes from.
public struct Explanation: Hashable, Sendable {
  public var comparison: Comparison
  /// The largest regions, at most `mostRegions`, by falling number of pixels, then by row and
  /// column; empty where the images are equal.
  public var regions: [ChangeRegion]
  /// How many regions there are, also those left out.
  public var regionCount: Int
  /// What colours became others, with their mixtures, at most `ColorCause.most`. Where rows were
  /// inserted or removed, only what differs besides.
  public var causes: [ColorCause]

  /// Two pictures are the same.
  public static let equal = Explanation(
    comparison: .equal, regions: [], regionCount: 0, causes: [])

  public init(
    comparison: Comparison, regions: [ChangeRegion], regionCount: Int, causes: [ColorCause]
  ) {
    self.comparison = comparison
    self.regions = regions
    self.regionCount = regionCount
    self.causes = causes
  }

  /// How many regions are kept.
  public static let mostRegions = 4096
}
