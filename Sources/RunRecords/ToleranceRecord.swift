/// Within which limits a difference passed, and how much of them it took.
public struct ToleranceRecord: Codable, Hashable, Sendable {
  /// As `compare --tolerance` takes it: `distance=12,region=4000`.
  public var limits: String
  /// How many pixels differ, in all regions together.
  public var pixels: Int
  /// The most pixels of one region.
  public var largestRegion: Int
  /// The largest difference of one channel, 0 to 255.
  public var largestLevels: Int
  /// In thousandths of CIEDE2000.
  public var largestDistance: Int
  /// Why the project lets it pass; nil for a tolerance of a command line.
  public var reason: String?

  public init(
    limits: String, pixels: Int, largestRegion: Int, largestLevels: Int, largestDistance: Int,
    reason: String? = nil
  ) {
    self.limits = limits
    self.pixels = pixels
    self.largestRegion = largestRegion
    self.largestLevels = largestLevels
    self.largestDistance = largestDistance
    self.reason = reason
  }

  /// `within levels=2,region=200: 120 px by up to 2 levels, 0.512 of CIEDE2000, at most 60 px together`,
  /// with the reason behind it.
  public var words: String {
    let distance = max(0, largestDistance)
    let rest = String(distance % 1000)
    let thousandths = "\(distance / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    return "within \(limits): \(pixels) px by up to \(largestLevels) "
      + "\(largestLevels == 1 ? "level" : "levels"), \(thousandths) of CIEDE2000, "
      + "at most \(largestRegion) px together" + (reason.map { ": \($0)" } ?? "")
  }
}
