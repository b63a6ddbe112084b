import Geometry
public import Pixels

/// How much two pictures may differ and still count as the same, in units that can be checked.
public struct Tolerance: Hashable, Sendable {
  /// How far a pixel's colour may be off.
  public enum Limit: Hashable, Sendable {
    /// The largest difference of one channel, at least 1.
    case levels(Int)
    /// In thousandths of CIEDE2000, at least 1.
    case distance(Int)
  }

  /// Where pictures come from, which decides what may be tolerated in them.
  public enum Origin: Hashable, Sendable {
    /// Drawn by Meian, to the pixel the same each time.
    case drawn
    /// Taken from a device or a simulator, which adds noise.
    case captured
  }

  public var limit: Limit
  /// The most pixels of one region.
  public var largestRegion: Int
  /// Whether only antialiased borders may differ.
  public var edgesOnly: Bool

  public init(limit: Limit, largestRegion: Int, edgesOnly: Bool = false) {
    self.limit = limit
    self.largestRegion = largestRegion
    self.edgesOnly = edgesOnly
  }

  /// Why the pictures still differ, or nil where every region is within the tolerance.
  public func objection(to explanation: Explanation, of origin: Origin) -> String? {
    switch explanation.comparison {
    case .equal: return nil
    case .sizeChanged: return "the sizes differ"
    case .differs: break
    }
    guard explanation.regionCount == explanation.regions.count else {
      return "there are more than \(Explanation.mostRegions) regions"
    }
    for region in explanation.regions {
      if let objection = objection(to: region, of: origin) {
        let box = region.box
        return "\(objection) in [\(box.x), \(box.y), \(box.width), \(box.height)]"
      }
    }
    return nil
  }

  private func objection(to region: ChangeRegion, of origin: Origin) -> String? {
    switch region.kind {
    case .moved, .insertedRows, .removedRows: return "content moved"
    case .area, .edge, .text, .noise: break
    }
    if region.pixels > largestRegion {
      return "a region of \(region.pixels) px, more than \(largestRegion),"
    }
    if edgesOnly, region.kind != .edge {
      return "more than edges differ, namely \(region.kind.rawValue),"
    }
    if region.touchesSolid {
      // A changed area is what this tool is for: in a drawn screen nothing excuses it.
      if origin == .drawn { return "an area of a drawn screen changed its colour" }
      if region.largestLevels > ChangeRegion.noiseLevels {
        return
          "a solid area changed its colour by \(region.largestLevels) levels, more than \(ChangeRegion.noiseLevels),"
      }
    }
    switch limit {
    case .levels(let levels):
      return region.largestLevels > levels
        ? "a pixel changed by \(region.largestLevels) levels, more than \(levels)," : nil
    case .distance(let distance):
      if region.uncountedPixels > 0 { return "more colours changed than are counted" }
      return region.largestDistance > distance
        ? "colours are \(Self.decimal(region.largestDistance)) apart, more than \(Self.decimal(distance)),"
        : nil
    }
  }

  /// Thousandths of CIEDE2000 as a number with as many decimals as it takes, such as `12.4`.
  private static func decimal(_ thousandths: Int) -> String {
    var text = "\(thousandths % 1000 + 1000)".dropFirst()
    while text.last == "0" { text.removeLast() }
    return "\(thousandths / 1000)" + (text.isEmpty ? "" : ".\(text)")
  }

  /// Whether a change from one colour to the other could pass somewhere.
  public func confuses(_ one: RGBA8, _ other: RGBA8) -> Bool {
    guard one != other, !edgesOnly else { return false }
    switch limit {
    case .levels(let levels): return one.levels(to: other) <= levels
    case .distance(let distance): return one.distance(to: other) <= distance
    }
  }
}
