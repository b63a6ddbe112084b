/// A connected group of changed pixels and who owns it.
public struct RegionRecord: Codable, Hashable, Sendable {
  /// How far content moved, in pixels.
  public struct Offset: Codable, Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The view that a region belongs to.
  public struct Owner: Codable, Hashable, Sendable {
    public var id: String
    public var kind: String
    /// What the view says; nil where it says nothing.
    public var text: String?
    /// True where the view's stored description differs; `views` of the comparison says in what.
    public var isDescribedDifferently: Bool

    public init(id: String, kind: String, text: String? = nil, isDescribedDifferently: Bool) {
      self.id = id
      self.kind = kind
      self.text = text
      self.isDescribedDifferently = isDescribedDifferently
    }
  }

  /// `area`, `edge`, `text`, `moved`, `inserted-rows`, `removed-rows` or `noise`.
  public var kind: String
  /// In the picture after; for removed rows in the one before.
  public var box: ComparisonRecord.Box
  public var pixels: Int
  /// In thousandths of CIEDE2000; 0 for inserted and removed rows.
  public var largestDistance: Int
  /// In thousandths of CIEDE2000.
  public var meanDistance: Int
  /// The largest difference of one channel, 0 to 255.
  public var largestLevels: Int
  /// Set for `moved`.
  public var offset: Offset?
  /// Nil for captures, and where no view holds the region.
  public var owner: Owner?

  public init(
    kind: String, box: ComparisonRecord.Box, pixels: Int, largestDistance: Int = 0,
    meanDistance: Int = 0, largestLevels: Int = 0, offset: Offset? = nil, owner: Owner? = nil
  ) {
    self.kind = kind
    self.box = box
    self.pixels = pixels
    self.largestDistance = largestDistance
    self.meanDistance = meanDistance
    self.largestLevels = largestLevels
    self.offset = offset
    self.owner = owner
  }
}
