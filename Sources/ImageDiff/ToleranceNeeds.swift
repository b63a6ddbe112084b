/// What a tolerance would have to let pass, added up over pairs of pictures that ought to be equal.
public struct ToleranceNeeds: Hashable, Sendable {
  /// A picture that no tolerance may let pass, and why.
  public struct Obstacle: Hashable, Sendable {
    public var picture: String
    public var problem: String
  }

  /// How many pairs were added.
  public private(set) var pictures = 0
  /// How many of them were not equal.
  public private(set) var differing = 0
  /// The largest difference of a channel.
  public private(set) var levels = 0
  /// The largest distance, in thousandths of CIEDE2000.
  public private(set) var distance = 0
  /// The most pixels of one region.
  public private(set) var largestRegion = 0
  /// True while nothing but antialiased borders differs.
  public private(set) var edgesOnly = true
  public private(set) var obstacles: [Obstacle] = []

  public init() {}

  /// - Parameter picture: how the pair is called.
  public mutating func add(_ explanation: Explanation, of picture: String) {
    pictures += 1
    guard explanation.comparison != .equal else { return }
    differing += 1
    for region in explanation.regions {
      levels = max(levels, region.largestLevels)
      distance = max(distance, region.largestDistance)
      largestRegion = max(largestRegion, region.pixels)
      if region.kind != .edge { edgesOnly = false }
    }
    // With limits wide open only what is never excused is left.
    let widest = Tolerance(limit: .levels(255), largestRegion: .max)
    if let problem = widest.objection(to: explanation, of: .captured) {
      obstacles.append(Obstacle(picture: picture, problem: problem))
    }
  }

  public var isAllowed: Bool { obstacles.isEmpty }

  /// The smallest tolerance, nil where none is needed or none is allowed.
  ///
  /// Levels, because they say exactly what passes; with edges only, since those change by much in
  /// few places, a distance would say no more.
  public var proposal: Tolerance? {
    guard differing > 0, isAllowed else { return nil }
    return Tolerance(
      limit: .levels(max(1, levels)), largestRegion: largestRegion, edgesOnly: edgesOnly)
  }
}
